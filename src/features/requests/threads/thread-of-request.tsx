import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { VisitState } from '#domain/visits/visit-state.ts';
import { useVisitTime } from '#features/requests/visit/use-visit-time.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { visitsOf } from '#shared/requests/visit-rows.ts';
import { ThreadPart } from './thread-part.tsx';

export interface ThreadOfRequestProps {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly now: Date;
}

/** What a request's status says of its only visit. */
const visitStateOf: Readonly<Partial<Record<RequestStatus, VisitState>>> = {
  assigned: 'confirmed',
  ended: 'done',
  paid: 'charged',
};

/** The thread of a request with one visit; of a series, each visit shows its own. */
export function ThreadOfRequest({ acting, row, now }: ThreadOfRequestProps) {
  const when = useVisitTime()(row);
  if (visitsOf(row).length > 0) return null;
  const state = row.status === null ? undefined : visitStateOf[row.status];
  const visit = { state: state ?? 'open', date: row.requestDate } as const;
  return <ThreadPart acting={acting} visitId={row.id} visit={visit} when={when} now={now} />;
}
