import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { ApprovalPart } from '../approval/approval-part.tsx';
import { AskedPart } from '../approval/asked-part.tsx';
import { approvalQueries } from '../approval/queries.ts';

export interface VisitWordProps {
  readonly acting: ActingFor;
  readonly visitId: string;
}

/** What the senior says of a visit that is over, whose time stands above: whether the hours are right, or whether anybody came. */
export function VisitWord({ acting, visitId }: VisitWordProps) {
  const query = useCachedQuery(approvalQueries.visit(acting, visitId));
  const visit = query.status === 'ready' ? query.value : null;
  if (visit === null) return null;
  if (visit.state === 'done' || visit.state === 'approved') {
    return <ApprovalPart acting={acting} visitId={visitId} visit={visit} when={null} />;
  }
  const isOpen = visit.state === 'confirmed' || visit.state === 'started';
  if (!isOpen || !(visit.asked_at instanceof Date)) return null;
  return <AskedPart acting={acting} visitId={visitId} visit={visit} when={null} />;
}
