import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { emailAddress } from '#domain/field-types.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { TextField } from '#shared/forms/text-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { requestPasswordResetMail } from '../request-mails.ts';

export interface RequestResetScreenProps {
  readonly homeHref: string;
}

interface ResetValues {
  readonly email: string;
}

type Errors = FormErrors<ResetValues, 'reset-email-required' | 'email-invalid'>;

function checkResetForm({ email }: ResetValues): Result<string, Errors> {
  const address = emailAddress.safeParse(email.trim());
  if (address.success) return ok(address.data);
  return err({ email: email.trim() === '' ? 'reset-email-required' : 'email-invalid' });
}

/** Form for a reset link. The answer is the same for an unknown address. */
export function RequestResetScreen({ homeHref }: RequestResetScreenProps) {
  const { t, i18n } = useTranslation(['account', 'errors']);
  const form = useForm({
    name: 'reset',
    fields: ['email'],
    initial: { email: '' },
    check: checkResetForm,
    messageOf: (key) => t(key),
    async send(email: string): Promise<ErrorCode | null> {
      const sent = await requestPasswordResetMail(email, i18n.language);
      return sent.ok ? null : sent.error.code;
    },
  });
  const { busy, failure, problems, succeeded: isSent } = form;
  return (
    <Page title={t('reset-title')} lead={t('reset-lead')} width="text" invalid={problems.length > 0}>
      <FormSummary form={form} title={t('problems-title')} />
      <Card>
        <Form onSubmit={form.submit}>
          <TextField form={form} name="email" label={t('email')} type="email" autoComplete="username" />
          <StatusArea>
            {isSent ? (
              <Notice kind="success" icon="mail" title={t('reset-sent-title')}>
                <p>{t('reset-sent-text')}</p>
                <p>{t('reset-sent-help')}</p>
              </Notice>
            ) : null}
            {failure === null ? null : (
              <Notice kind="danger" title={t('reset-failure-title')}>
                <FailureReason reason={t(failure, { ns: 'errors' })} />
              </Notice>
            )}
          </StatusArea>
          <Button type="submit" kind={isSent ? 'secondary' : 'main'} wide busy={busy} icon="mail">
            {busy ? t('reset-busy') : t(isSent ? 'reset-again' : 'reset-submit')}
          </Button>
        </Form>
      </Card>
      <LinkButton href={homeHref} icon="home" wide>
        {t('back-to-home')}
      </LinkButton>
    </Page>
  );
}
