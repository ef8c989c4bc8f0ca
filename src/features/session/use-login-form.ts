import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/error-codes.ts';
import { checkForm } from '#shared/forms/check-form.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { deviceSession, preloadSignIn } from './device-session.ts';
import { loginFormSchema, loginMessages } from './login-form-schema.ts';

export type LoginForm = ReturnType<typeof useLoginForm>;

/**
 * The login form; sending it signs in.
 * @param initialEmail what the e-mail field shows at first.
 * @param onSecondFactor the password is right, and a code is asked for.
 */
export function useLoginForm(initialEmail: string, onSecondFactor: () => void) {
  const { t } = useTranslation('session');
  useEffect(preloadSignIn, []);
  return useForm({
    name: 'login',
    fields: ['email', 'password'],
    initial: { email: initialEmail, password: '' },
    check: (values) => checkForm(loginFormSchema, loginMessages, values),
    messageOf: (key) => t(key),
    // Success changes the session, on which the page redirects.
    async send({ email, password }): Promise<ErrorCode | null> {
      const answer = await deviceSession().signIn(email, password);
      if (answer.ok) return null;
      if (answer.error.code !== 'second-factor-needed') return answer.error.code;
      onSecondFactor();
      return null;
    },
  });
}
