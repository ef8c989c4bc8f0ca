import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Outcome } from './outcome.ts';

export interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly onVerify: (sessionId: string) => void;
  readonly onCancel: (sessionId: string) => void;
}

/** The outcome of a purchase. Stays on the screen until the person leaves the view. */
export function OutcomeNotice({ outcome, onVerify, onCancel }: OutcomeNoticeProps) {
  const { t } = useTranslation(['credits', 'errors']);
  switch (outcome.kind) {
    case 'verifying':
    case 'cancelling': {
      const action = outcome.kind === 'verifying' ? 'verify' : 'cancel';
      if (!outcome.retrying) return <Loading text={t(outcome.kind)} />;
      return (
        <Notice kind="warning" icon="no-network" title={t(`${action}-trouble`)}>
          <p>{t(`${action}-trouble-text`)}</p>
        </Notice>
      );
    }
    case 'bought':
      return <Notice kind="success" title={t('bought', { n: outcome.credits })} />;
    case 'paid-after-all':
      return <Notice kind="success" title={t('paid-after-all', { amount: t('euro', { count: outcome.credits }) })} />;
    case 'under-way':
      return <Notice kind="info" icon="clock" title={t('errors:payment-under-way')} />;
    case 'cancelled':
      return <Notice kind="info" title={t('cancelled')} />;
    case 'not-paid':
      return <Notice kind="warning" title={t('not-paid')} />;
    case 'unverified': {
      const { sessionId } = outcome;
      return (
        <Notice kind="danger" title={t('errors:payment-unverified')}>
          <p>{t('call-instead')}</p>
          {sessionId === null ? null : (
            <Row>
              <Button icon="retry" onClick={() => onVerify(sessionId)}>
                {t('verify-again')}
              </Button>
            </Row>
          )}
        </Notice>
      );
    }
    case 'not-cancelled': {
      const { sessionId, error } = outcome;
      return (
        <Notice kind="danger" title={t('not-cancelled')}>
          <p>{t(`errors:${error.code}`)}</p>
          <p>{t('call-instead')}</p>
          {sessionId === null ? null : (
            <Row>
              <Button icon="retry" onClick={() => onCancel(sessionId)}>
                {t('cancel-again')}
              </Button>
            </Row>
          )}
        </Notice>
      );
    }
  }
}
