import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { err, ok } from '#domain/result.ts';
import { signInAgain } from '#firebase/auth/second-factor.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { PasswordField } from '#shared/forms/text-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { answerSignInAgain } from '#shared/staff/sign-in-again/ask-sign-in-again.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { readCode } from './read-code.ts';

type Message = 'again-password-missing' | 'code-missing';

interface Values {
  readonly password: string;
  readonly code: string;
}

function check({ password, code: typed }: Values) {
  const code = readCode(typed);
  if (password !== '' && code.ok) return ok({ password, code: code.value });
  return err({
    ...(password === '' ? { password: 'again-password-missing' as const } : {}),
    ...(code.ok ? {} : { code: 'code-missing' as const }),
  });
}

/** Shown while a command wants a recent sign-in; afterwards the command goes on. */
export function SignInAgainDialog() {
  const { t } = useTranslation(['second-factor', 'errors']);
  const id = useId();
  const form = useForm({
    name: 'sign-in-again',
    fields: ['password', 'code'],
    initial: { password: '', code: '' },
    check,
    messageOf: (key: Message) => t(key),
    clears: () => 'everything',
    async send({ password, code }: Values): Promise<ErrorCode | null> {
      const done = await signInAgain(password, code);
      if (done.ok) answerSignInAgain(true);
      return done.ok ? null : done.error.code;
    },
  });
  const { failure, busy, attempt } = form;
  const close = () => answerSignInAgain(false);
  return (
    <Dialog
      open
      title={t('again-title')}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={id} kind="main" busy={busy}>
            {busy ? t('again-busy') : t('again-submit')}
          </Button>
          <Button onClick={close}>{t('again-back')}</Button>
        </>
      }
    >
      <p>{t('again-text')}</p>
      <FormSummary form={form} title={t('problems-title')} />
      {failure === null ? null : (
        <Notice key={attempt} kind="danger" announce="alert" title={t('failure-title')}>
          <FailureReason reason={failure === 'invalid-credentials' ? t('again-wrong') : t(`errors:${failure}`)} />
        </Notice>
      )}
      <Form id={id} onSubmit={form.submit}>
        <PasswordField
          form={form}
          name="password"
          label={t('again-password')}
          autoComplete="current-password"
          showText={t('show-password')}
          hideText={t('hide-password')}
        />
        <CodeField form={form} />
      </Form>
    </Dialog>
  );
}
