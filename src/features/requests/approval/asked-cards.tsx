import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { visitSpan } from '#domain/requests/visit-span.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { visitRows } from '#shared/requests/visit-rows.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useWaitingCount } from '#shared/requests/use-waiting-count.ts';
import { Card } from '#ui/layout/card.tsx';
import { useVisitTime } from '../visit/use-visit-time.ts';
import { AskedPart } from './asked-part.tsx';
import { approvalQueries, saidOf } from './queries.ts';

export interface AskedCardsProps {
  readonly acting: ActingFor;
  readonly rows: readonly RequestRow[];
}

/** More than this many of one senior wait for nobody. */
const lookedAt = 5;

function AskedCard({ acting, row }: { readonly acting: ActingFor; readonly row: RequestRow }) {
  const { t } = useTranslation('visits');
  const serviceName = useServiceNames(acting);
  const visitTime = useVisitTime();
  const query = useCachedQuery(approvalQueries.visit(acting, row.id));
  const visit = query.status === 'ready' ? query.value : null;
  const isOpen = visit?.state === 'confirmed' || visit?.state === 'started';
  const isAsked = isOpen && visit?.asked_at instanceof Date && saidOf(visit) === null;
  useWaitingCount(`asked/${row.id}`, visit === null ? null : Number(isAsked));
  if (visit === null || !isOpen || !(visit.asked_at instanceof Date)) return null;
  const when = visitTime({ ...row, requestDate: visit.date, time: visit.start });
  return (
    <Card title={t('asked-title', { service: serviceName(row.serviceId) })}>
      <AskedPart acting={acting} visitId={row.id} visit={visit} when={when} />
    </Card>
  );
}

/** A card for each visit that should be over, and of which nobody wrote down what became of it. */
export function AskedCards({ acting, rows }: AskedCardsProps) {
  const now = useMinute();
  const over = visitRows(rows).filter((row) => {
    const span = row.status === 'assigned' ? visitSpan(row) : null;
    return span !== null && span.end <= now;
  });
  return (
    <>
      {over.slice(0, lookedAt).map((row) => (
        <AskedCard key={row.id} acting={acting} row={row} />
      ))}
    </>
  );
}
