import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { firstViewPainted } from '#lib/start/first-view.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { checkLogin } from './login-form.ts';

export type LoginForm = ReturnType<typeof useLoginForm>;

const signInPart = () => import('./device-session.ts');

async function preloadSignIn(): Promise<void> {
  await firstViewPainted();
  const part = await signInPart().catch(() => null);
  part?.preloadSignIn();
}

/**
 * The login form; sending it signs in.
 * @param initialEmail what the e-mail field shows at first.
 * @param onSecondFactor the password is right, and a code is asked for.
 */
export function useLoginForm(initialEmail: string, onSecondFactor: () => void) {
  const { t } = useTranslation('session');
  useEffect(() => void preloadSignIn(), []);
  return useForm({
    name: 'login',
    fields: ['email', 'password'],
    initial: { email: initialEmail, password: '' },
    check: checkLogin,
    messageOf: (key) => t(key),
    // Success changes the session, on which the page redirects.
    async send({ email, password }): Promise<ErrorCode | null> {
      const part = await signInPart().catch(() => null);
      if (part === null) return 'network';
      const answer = await part.deviceSession().signIn(email, password);
      if (answer.ok) return null;
      if (answer.error.code !== 'second-factor-needed') return answer.error.code;
      onSecondFactor();
      return null;
    },
  });
}
