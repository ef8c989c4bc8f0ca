import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { RefundsAnswer } from '#domain/contracts/refunds.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRefresh } from '#shared/cached/use-refresh.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { creditsQueries } from '../queries.ts';
import { useEuroFormat } from '../use-euro-format.ts';
import { useFollowBalance } from '../use-follow-balance.ts';
import { AskedRefunds } from './asked-refunds.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { newQuestion, type Question, type RefundState, useRefund } from './use-refund.ts';
import { WithdrawablePurchases } from './withdrawable-purchases.tsx';

/** What became of the last press, after its dialog was closed. */
function PressOutcome({ state }: { readonly state: RefundState }) {
  const { t } = useTranslation(['refund', 'errors']);
  const formatEuro = useEuroFormat();
  if (state.kind === 'done') {
    const amount = formatEuro(state.cents);
    return <Notice kind="success" title={t(state.withdrawn ? 'withdraw-done' : 'done', { amount })} />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <Notice kind="warning" title={t('failed')}>
      <FailureReason reason={t(`errors:${state.error.code}`)} />
    </Notice>
  );
}

interface UnusedPartProps {
  readonly known: RefundsAnswer;
  readonly noNetwork: boolean;
  readonly onAsk: (question: Question) => void;
}

/** How much goes back, what stays and why, and the button. */
function UnusedPart({ known, noNetwork, onAsk }: UnusedPartProps) {
  const { t } = useTranslation('refund');
  const formatEuro = useEuroFormat();
  const { refundable, kept, given, ways } = known;
  const amount = formatEuro(refundable);
  const ask = () =>
    onAsk(newQuestion({ cents: refundable, byCard: ways.by_card, byTransfer: ways.by_transfer, purchase: null }));
  return (
    <>
      <p>{refundable === 0 ? t('unused-none') : t('unused', { amount })}</p>
      {kept === 0 ? null : <p>{t('kept', { amount: formatEuro(kept) })}</p>}
      {given === 0 ? null : <p>{t('given', { amount: formatEuro(given) })}</p>}
      {refundable === 0 || noNetwork ? null : (
        <Row>
          <Button icon="back" onClick={ask}>
            {t('ask', { amount })}
          </Button>
        </Row>
      )}
    </>
  );
}

const hasNothing = ({ refundable, purchases, refunds }: RefundsAnswer): boolean =>
  refundable === 0 && purchases.length === 0 && refunds.length === 0;

export interface RefundCardProps {
  readonly acting: ActingFor;
  /** What the screen knows of the balance: when it changes, so may what goes back. */
  readonly balance: number | null;
  readonly onChanged: () => void;
}

/** Money back to the card: what was not used, and purchases within 14 days. Nothing for who never bought. */
export function RefundCard({ acting, balance, onChanged }: RefundCardProps) {
  const { t } = useTranslation('refund');
  const query = useMemo(() => creditsQueries.refunds(acting), [acting]);
  const known = useCachedQuery(query);
  const { refresh } = useRefresh(query.queryKey);
  useFollowBalance(balance, refresh);

  const { question, state, ask, close, confirm } = useRefund(() => {
    refresh();
    onChanged();
  });
  const status = useRef<HTMLDivElement>(null);
  const isAnswered = question === null && (state.kind === 'done' || state.kind === 'failed');
  // The button that opened the dialog goes away where nothing is left to ask back.
  useEffect(() => {
    if (isAnswered) status.current?.focus();
  }, [isAnswered]);
  if (known.status !== 'ready' || (hasNothing(known.value) && state.kind === 'idle')) return null;
  const noNetwork = known.error?.code === 'network';
  return (
    <Card title={t('title')}>
      <StatusArea ref={status}>{question === null ? <PressOutcome state={state} /> : null}</StatusArea>
      {noNetwork ? (
        <>
          <p>
            <strong>{t('no-network')}</strong>
          </p>
          <p>{t('no-network-text')}</p>
        </>
      ) : null}
      <UnusedPart known={known.value} noNetwork={noNetwork} onAsk={ask} />
      <WithdrawablePurchases purchases={known.value.purchases} noNetwork={noNetwork} onAsk={ask} />
      <AskedRefunds refunds={known.value.refunds} />
      {question === null ? null : (
        <RefundDialog
          question={question}
          busy={state.kind === 'busy'}
          failure={state.kind === 'failed' ? state.error : null}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </Card>
  );
}
