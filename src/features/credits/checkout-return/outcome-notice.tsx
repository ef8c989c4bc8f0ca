import { useTranslation } from '#i18n/use-translation.ts';
import { fromCredits } from '#domain/credits/cents.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import type { Outcome } from './outcome.ts';

export interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly onVerify: (sessionId: string) => void;
  readonly onCancel: (sessionId: string) => void;
  /** Begins a new purchase of as much; null while nothing can be bought. */
  readonly onBuyAgain: ((cents: number) => void) | null;
}

interface FailureNoticeProps {
  readonly title: string;
  readonly error?: DomainError;
  /** null when there is nothing to try again. */
  readonly retry?: { readonly label: string; readonly onPress: () => void } | null;
}

function FailureNotice({ title, error, retry = null }: FailureNoticeProps) {
  const { t } = useTranslation(['credits', 'errors']);
  return (
    <Notice kind="danger" title={title}>
      {error === undefined ? null : <p>{t(`errors:${error.code}`)}</p>}
      <p>{t('call-instead')}</p>
      {retry === null ? null : (
        <Row>
          <Button icon="retry" onClick={retry.onPress}>
            {retry.label}
          </Button>
        </Row>
      )}
    </Notice>
  );
}

function ExpiredNotice({ cents, onBuyAgain }: Pick<OutcomeNoticeProps, 'onBuyAgain'> & { readonly cents: number }) {
  const { t } = useTranslation('credits');
  const amount = useEuroFormat()(cents);
  return (
    <Notice kind="warning" icon="clock" title={t('expired', { amount })}>
      <p>{t('expired-text')}</p>
      {onBuyAgain === null ? null : (
        <Row>
          <Button icon="credits" onClick={() => onBuyAgain(cents)}>
            {t('expired-again', { amount })}
          </Button>
        </Row>
      )}
    </Notice>
  );
}

/** Whole credits were chosen; a part of one is what was missing for visits. */
function BoughtNotice({ credits }: { readonly credits: number }) {
  const { t } = useTranslation('credits');
  const amount = useEuroFormat()(fromCredits(credits));
  const title = Number.isInteger(credits) ? t('bought', { n: credits }) : t('bought-part', { amount });
  return <Notice kind="success" title={title} />;
}

/** The outcome of a purchase. Stays on the screen until the person leaves the view. */
export function OutcomeNotice({ outcome, onVerify, onCancel, onBuyAgain }: OutcomeNoticeProps) {
  const { t } = useTranslation(['credits', 'errors']);
  const formatEuro = useEuroFormat();
  switch (outcome.kind) {
    case 'verifying':
    case 'cancelling': {
      const action = outcome.kind === 'verifying' ? 'verify' : 'cancel';
      if (!outcome.retrying) return <Loading text={t(outcome.kind)} />;
      return (
        <Notice kind="warning" icon="no-network" title={t(`${action}-trouble`)}>
          <p>{t(`${action}-trouble-text`)}</p>
          <ExplainsOffline />
        </Notice>
      );
    }
    case 'bought':
      return <BoughtNotice credits={outcome.credits} />;
    case 'paid-after-all':
      return (
        <Notice kind="success" title={t('paid-after-all', { amount: formatEuro(fromCredits(outcome.credits)) })} />
      );
    case 'under-way':
      return <Notice kind="info" icon="clock" title={t('errors:payment-under-way')} />;
    case 'cancelled':
      return <Notice kind="info" title={t('cancelled')} />;
    case 'not-paid':
      return <Notice kind="warning" title={t('not-paid')} />;
    case 'expired':
      return <ExpiredNotice cents={outcome.cents} onBuyAgain={onBuyAgain} />;
    case 'not-continued':
      return <FailureNotice title={t('not-continued')} error={outcome.error} />;
    case 'unverified': {
      const { sessionId } = outcome;
      return (
        <FailureNotice
          title={t('errors:payment-unverified')}
          retry={sessionId === null ? null : { label: t('verify-again'), onPress: () => onVerify(sessionId) }}
        />
      );
    }
    case 'not-cancelled': {
      const { sessionId, error } = outcome;
      return (
        <FailureNotice
          title={t('not-cancelled')}
          error={error}
          retry={sessionId === null ? null : { label: t('cancel-again'), onPress: () => onCancel(sessionId) }}
        />
      );
    }
  }
}
