import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/error-codes.ts';
import { emailAddress } from '#domain/field-types.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { askPasswordResetMail } from '../mail-wishes.ts';

export interface RequestResetScreenProps {
  readonly homeHref: string;
}

const emailId = 'reset-email';

/** Asks for a link to choose a new password. Its answer is the same for an address that nobody knows. */
export function RequestResetScreen({ homeHref }: RequestResetScreenProps) {
  const { t, i18n } = useTranslation(['account', 'errors']);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<'reset-email-required' | 'email-invalid' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<'sent' | ErrorCode | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAnswer(null);
    setAttempt((count) => count + 1);
    const address = emailAddress.safeParse(email.trim());
    if (!address.success) {
      setProblem(email.trim() === '' ? 'reset-email-required' : 'email-invalid');
      return;
    }
    setProblem(null);
    setBusy(true);
    const sent = await askPasswordResetMail(address.data, i18n.language);
    setBusy(false);
    setAnswer(sent.ok ? 'sent' : sent.error.code);
  }

  const message = problem === null ? undefined : t(problem);
  const isSent = answer === 'sent';
  return (
    <Page title={t('reset-title')} lead={t('reset-lead')} width="text" invalid={problem !== null}>
      <ErrorSummary
        title={t('problems-title')}
        attempt={attempt}
        problems={message === undefined ? [] : [{ fieldId: emailId, message }]}
      />
      <Card>
        <Form onSubmit={(event) => void submit(event)}>
          <Field id={emailId} label={t('email')} error={message}>
            {(control) => (
              <TextInput
                control={control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setProblem(null);
                }}
              />
            )}
          </Field>
          <StatusArea>
            {isSent ? (
              <Notice kind="success" icon="mail" title={t('reset-sent-title')}>
                <p>{t('reset-sent-text')}</p>
                <p>{t('reset-sent-help')}</p>
              </Notice>
            ) : null}
            {answer === null || isSent ? null : (
              <Notice kind="danger" title={t('reset-failure-title')}>
                <p>{t(answer, { ns: 'errors' })}</p>
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
