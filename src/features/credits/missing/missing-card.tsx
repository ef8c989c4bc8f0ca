import { useId, useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { MissingAnswer } from '#domain/contracts/credits.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { Button } from '#ui/actions/button.tsx';
import { BigValue } from '#ui/content/big-value.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PayBy } from '../transfer/pay-by.tsx';
import { TransferPart } from '../transfer/transfer-part.tsx';
import type { CheckoutState } from '../purchase/use-payment-page.ts';
import { creditsQueries } from '../queries.ts';
import { useEuroFormat } from '../use-euro-format.ts';
import { useFollowBalance } from '../use-follow-balance.ts';
import { MissingVisits } from './missing-visits.tsx';
import { useMissingPayment } from './use-missing-payment.ts';

/** What became of the last press. */
function PressOutcome({ state }: { readonly state: CheckoutState }) {
  const { t } = useTranslation(['credits', 'errors']);
  if (state.kind === 'opened') {
    return (
      <Notice kind="info" title={t('opened-title')}>
        <p>{t('missing-opened')}</p>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { code } = state.error;
  if (code === 'payment-under-way') return <Notice kind="info" icon="clock" title={t('errors:payment-under-way')} />;
  return (
    <Notice kind="danger" title={t('errors:purchase-failed')}>
      {code === 'purchase-failed' ? null : <p>{t(`errors:${code}`)}</p>}
      <p>{t('buy-failed-nothing')}</p>
      <p>{t('call-instead')}</p>
    </Notice>
  );
}

interface PayPartProps {
  readonly amounts: Pick<MissingAnswer, 'missing' | 'to_pay'>;
  readonly noNetwork: boolean;
  readonly busy: boolean;
  readonly onPay: () => void;
}

/** The one tap to Stripe's page, for what the label says. */
function PayPart({ amounts: { missing, to_pay: toPay }, noNetwork, busy, onPay }: PayPartProps) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const id = useId();
  if (noNetwork) {
    return (
      <>
        <p>
          <strong>{t('missing-no-network')}</strong>
        </p>
        <p>{t('missing-no-network-text')}</p>
      </>
    );
  }
  const amount = formatEuro(toPay);
  return (
    <>
      <p id={id}>{t('missing-how', { amount })}</p>
      {toPay > missing ? <p>{t('missing-least', { amount })}</p> : null}
      {toPay < missing ? <p>{t('missing-part', { amount })}</p> : null}
      <Row>
        <Button kind="main" icon="credits" busy={busy} onClick={onPay} aria-describedby={id}>
          {busy ? t('buy-busy') : t('missing-pay', { amount })}
        </Button>
      </Row>
    </>
  );
}

export interface MissingCardProps {
  readonly acting: ActingFor;
  /** What the screen knows of the balance: when it changes, so may what is missing. */
  readonly balance?: number | null;
}

/** What is missing for approved visits, and the way to pay exactly that. Nothing where nothing is missing. */
export function MissingCard({ acting, balance = null }: MissingCardProps) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const query = useMemo(() => creditsQueries.missing(acting), [acting]);
  const known = useCachedQuery(query);
  const { refresh } = useRefresh(query.queryKey);
  const { state, pay } = useMissingPayment(acting, refresh);
  const missing = known.status === 'ready' ? known.value.missing : 0;
  const [wasMissing, setWasMissing] = useState(false);
  if (missing > 0 && !wasMissing) setWasMissing(true);
  useFollowBalance(balance, refresh);

  if (known.status !== 'ready' || (missing === 0 && !wasMissing)) return null;
  if (missing === 0) {
    return (
      <Card title={t('missing-title')}>
        <StatusArea>
          <Notice kind="success" title={t('missing-done')} />
        </StatusArea>
      </Card>
    );
  }
  return (
    <Card title={t('missing-title')}>
      <BigValue>{formatEuro(missing)}</BigValue>
      <p>{t('missing-why')}</p>
      <PayBy visits={known.value.visits} />
      <MissingVisits acting={acting} visits={known.value.visits} />
      <StatusArea>
        <PressOutcome state={state} />
      </StatusArea>
      <PayPart
        amounts={known.value}
        noNetwork={known.error?.code === 'network'}
        busy={state.kind === 'busy'}
        onPay={pay}
      />
      {known.value.reference === null ? null : <TransferPart cents={missing} reference={known.value.reference} />}
      <p>{t('missing-call')}</p>
    </Card>
  );
}
