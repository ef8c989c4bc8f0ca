import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { readTypedEmail } from '#domain/typed-email.ts';
import { serverPart } from '#firebase/server-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';

export interface ResendVerificationProps {
  /** The current value of the login form. */
  readonly email: string;
  /** The login form has no valid address; it reports that itself. */
  readonly onAddressMissing: () => void;
}

const server = serverPart(() => import('./request-mails.ts'));

/** Sends the verification mail again. The answer is the same for an unknown address. */
export function ResendVerification({ email, onAddressMissing }: ResendVerificationProps) {
  const { t, i18n } = useTranslation('session');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<'sent' | ErrorCode | null>(null);

  async function send() {
    const address = readTypedEmail(email);
    setAnswer(null);
    if (address === null) {
      onAddressMissing();
      return;
    }
    setBusy(true);
    const sent = await server((part) => part.requestVerificationMail(address, i18n.language));
    setBusy(false);
    setAnswer(sent.ok ? 'sent' : sent.error.code);
  }

  return (
    <Card tone="soft" title={t('no-mail-title')}>
      <p>{t('no-mail-text')}</p>
      <Button icon="mail" wide busy={busy} onClick={() => void send()}>
        {busy ? t('send-again-busy') : t('send-again')}
      </Button>
      <StatusArea>
        {answer === null ? null : (
          <Notice kind={answer === 'sent' ? 'success' : 'danger'}>
            {answer === 'sent' ? <p>{t('sent-again')}</p> : <FailureReason reason={t(answer, { ns: 'errors' })} />}
          </Notice>
        )}
      </StatusArea>
    </Card>
  );
}
