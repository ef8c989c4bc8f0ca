import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { visitRows } from '#shared/requests/visit-rows.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useWaitingCount } from '#shared/requests/use-waiting-count.ts';
import { Card } from '#ui/layout/card.tsx';
import { useVisitTime } from '../visit/use-visit-time.ts';
import { ApprovalPart } from './approval-part.tsx';
import { approvalQueries } from './queries.ts';

export interface ApprovalCardsProps {
  readonly acting: ActingFor;
  readonly rows: readonly RequestRow[];
  /** Above the cards, once one of them is not paid. */
  readonly missingMoney: ReactNode;
}

/** What is over waits two days for a word: of older ones hardly any is open, and each is read. */
const lookedAt = 5;

interface ApprovalCardProps extends Pick<ApprovalCardsProps, 'acting'> {
  readonly row: RequestRow;
  readonly onAsked: (visitId: string) => void;
  readonly onUnpaid: () => void;
  /** It was asked about since this view opened: what came of it is shown as well. */
  readonly wasAsked: boolean;
}

const titles = { done: 'approve-title', approved: 'unpaid-card', charged: 'paid-card' } as const;

function ApprovalCard({ acting, row, onAsked, onUnpaid, wasAsked }: ApprovalCardProps) {
  const { t } = useTranslation('visits');
  const serviceName = useServiceNames(acting);
  const visitTime = useVisitTime();
  const query = useCachedQuery(approvalQueries.visit(acting, row.id));
  const visit = query.status === 'ready' ? query.value : null;
  const state = visit?.state;
  useWaitingCount(`approve/${row.id}`, visit === null ? null : Number(state === 'done' && visit.questioned_at == null));
  const isOpen = state === 'done' || state === 'approved';
  const tellAsked = useEffectEvent(() => onAsked(row.id));
  useEffect(() => {
    if (isOpen) tellAsked();
  }, [isOpen]);
  const isUnpaid = state === 'approved';
  const tellUnpaid = useEffectEvent(onUnpaid);
  useEffect(() => {
    if (isUnpaid) tellUnpaid();
  }, [isUnpaid]);
  if (visit === null || !(isOpen || (wasAsked && state === 'charged'))) return null;
  const when = visitTime({ ...row, requestDate: visit.date, time: visit.start });
  return (
    <Card title={t(titles[state], { service: serviceName(row.serviceId) })}>
      <ApprovalPart acting={acting} visitId={row.id} visit={visit} when={when} />
    </Card>
  );
}

/** A card for each visit that waits for the senior's word, or for her money; it stays, with what came of it. */
export function ApprovalCards({ acting, rows, missingMoney }: ApprovalCardsProps) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [isUnpaid, setIsUnpaid] = useState(false);
  const visits = visitRows(rows);
  const ended = visits
    .filter(({ status }) => status === 'ended')
    .sort((one, other) => (one.requestDate < other.requestDate ? 1 : -1))
    .slice(0, lookedAt);
  return (
    <>
      {isUnpaid ? missingMoney : null}
      {visits
        .filter((row) => ended.includes(row) || asked.has(row.id))
        .map((row) => (
          <ApprovalCard
            key={row.id}
            acting={acting}
            row={row}
            wasAsked={asked.has(row.id)}
            onAsked={(visitId) => setAsked((before) => new Set([...before, visitId]))}
            onUnpaid={() => setIsUnpaid(true)}
          />
        ))}
    </>
  );
}
