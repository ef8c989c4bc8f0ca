import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import { PasswordField } from '#shared/forms/text-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { checkNewPassword } from './new-password-form.ts';
import { loadCommonPasswords } from './password-rules.ts';

export interface NewPasswordFieldsProps {
  /** Opened by the link of a mail: the screen confirms that the link worked. */
  readonly fromMail: boolean;
  readonly resetPasswordHref: string;
  readonly ofStaff: boolean;
  readonly save: (password: string) => Promise<Result<void, DomainError>>;
  readonly onSaved: () => void;
}

const ofTheLink: Partial<Readonly<Record<ErrorCode, 'recovery-link-expired' | 'recovery-link-invalid'>>> = {
  'link-expired': 'recovery-link-expired',
  'link-invalid': 'recovery-link-invalid',
};

export function NewPasswordFields({ fromMail, resetPasswordHref, ofStaff, save, onSaved }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['account', 'errors']);
  const form = useForm({
    name: 'new-password',
    fields: ['password', 'repeated'],
    initial: { password: '', repeated: '' },
    check: (values) => checkNewPassword(values, ofStaff),
    messageOf: (key) => t(key),
    clears: () => 'everything',
    onEdit: loadCommonPasswords,
    failureAt: (code) =>
      code === 'weak-password' ? { field: 'password', message: t('weak-password', { ns: 'errors' }) } : null,
    async send(password: string): Promise<ErrorCode | null> {
      const saved = await save(password);
      if (saved.ok) onSaved();
      return saved.ok ? null : saved.error.code;
    },
  });
  const { failure, failedField, busy } = form;

  const shared = {
    form,
    autoComplete: 'new-password',
    showText: t('show-password'),
    hideText: t('hide-password'),
  } as const;

  return (
    <>
      {fromMail ? (
        <Notice kind="info" announce="status" title={t('ready-title')}>
          <p>{t('ready-text')}</p>
        </Notice>
      ) : null}
      <FormSummary form={form} title={t('problems-title')} />
      <Card>
        <Form onSubmit={form.submit}>
          <PasswordField
            {...shared}
            name="password"
            label={t('new-password')}
            hint={t(ofStaff ? 'password-hint-staff' : 'password-hint')}
          />
          <PasswordField {...shared} name="repeated" label={t('repeat-password')} />
          {failure === null || failedField !== null ? null : (
            <PasswordFailure key={form.attempt} code={failure} resetPasswordHref={resetPasswordHref} />
          )}
          <Button type="submit" kind="main" wide busy={busy} icon="check">
            {busy ? t('new-password-busy') : t('new-password-submit')}
          </Button>
        </Form>
      </Card>
    </>
  );
}

interface PasswordFailureProps {
  readonly code: ErrorCode;
  readonly resetPasswordHref: string;
}

function PasswordFailure({ code, resetPasswordHref }: PasswordFailureProps) {
  const { t } = useTranslation(['account', 'errors']);
  const linkText = ofTheLink[code];

  function text() {
    if (linkText !== undefined) return t(linkText);
    return code === 'unknown' ? t('new-password-failed') : t(code, { ns: 'errors' });
  }

  return (
    <Notice kind="danger" announce="alert" title={t('new-password-failure-title')}>
      <FailureReason reason={text()} />
      {linkText !== undefined || code === 'recent-login-needed' ? (
        <LinkButton href={resetPasswordHref} icon="mail">
          {t('ask-new-link')}
        </LinkButton>
      ) : null}
    </Notice>
  );
}
