import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { confirmErasure, type ErasureStanding, withdrawErasureByLink } from '#domain/contracts/privacy/erasure.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { toLanguage } from '#i18n/languages.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface ConfirmErasureScreenProps {
  /** Null without one in the address. */
  readonly token: string | null;
  readonly loginHref: string;
}

/** Behind the link of the mail. Nothing happens before the tap: programs that check mails open links as well. */
export function ConfirmErasureScreen({ token, loginHref }: ConfirmErasureScreenProps) {
  const { t } = useTranslation(['erasure', 'errors']);
  const [standing, setStanding] = useState<ErasureStanding | null>(null);
  const [failure, setFailure] = useState<DomainError | null>(token === null ? { code: 'link-invalid' } : null);
  const [busy, setBusy] = useState(false);

  async function send(call: typeof confirmErasure | typeof withdrawErasureByLink, secret: string) {
    setBusy(true);
    setFailure(null);
    const answer = await callFunctionAsVisitor(call, { token: secret });
    setBusy(false);
    if (answer.ok) setStanding(answer.value);
    else setFailure(answer.error.code === 'invalid-input' ? { code: 'link-invalid' } : answer.error);
  }

  if (standing !== null && token !== null) {
    const withdraw = () => void send(withdrawErasureByLink, token);
    return <Answered {...{ standing, busy, failure, loginHref }} onWithdraw={withdraw} />;
  }
  return (
    <Page title={t('ask-title')} width="text" invalid={failure !== null}>
      {failure === null ? null : (
        <Notice kind="danger" announce="status" title={t('confirm-failed')}>
          <FailureReason reason={t(`errors:${failure.code}`)} />
        </Notice>
      )}
      {token === null || failure?.code === 'link-invalid' ? null : (
        <>
          <p>{t('confirm-text')}</p>
          <Row>
            <Button kind="danger" busy={busy} onClick={() => void send(confirmErasure, token)}>
              {t(busy ? 'confirm-busy' : 'confirm')}
            </Button>
            <LinkButton href={loginHref}>{t('confirm-stay')}</LinkButton>
          </Row>
        </>
      )}
    </Page>
  );
}

interface AnsweredProps {
  readonly standing: ErasureStanding;
  readonly busy: boolean;
  readonly failure: DomainError | null;
  readonly loginHref: string;
  readonly onWithdraw: () => void;
}

/** When it happens, with the way back; or that it does not. */
function Answered({ standing, busy, failure, loginHref, onWithdraw }: AnsweredProps) {
  const { t, i18n } = useTranslation(['erasure', 'errors']);
  if (standing.until === null) {
    return (
      <Page title={t('ask-title')} width="text">
        <Notice kind="success" announce="status" title={t('withdrawn-title')}>
          <p>{t('withdrawn-text')}</p>
        </Notice>
      </Page>
    );
  }
  const day = formatDayOfMoment(new Date(standing.until), toLanguage(i18n.language));
  return (
    <Page title={t('ask-title')} width="text">
      <Notice kind="success" announce="status" title={t('waiting-title', { day })}>
        <p>{t('confirmed-text', { day })}</p>
        <Row>
          <Button busy={busy} onClick={onWithdraw}>
            {t(busy ? 'withdraw-busy' : 'withdraw')}
          </Button>
          <LinkButton href={loginHref}>{t('to-app')}</LinkButton>
        </Row>
        {failure === null ? null : <FailureReason reason={t(`errors:${failure.code}`)} />}
      </Notice>
    </Page>
  );
}
