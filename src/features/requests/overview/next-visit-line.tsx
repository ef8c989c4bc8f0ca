import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useComingVisits } from '../visit/use-coming-visits.ts';
import { useVisitTime } from '../visit/use-visit-time.ts';

export interface NextVisitLineProps {
  readonly acting: ActingFor;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly said: (when: string) => string;
}

/** The next visit of one senior in one line. */
export function NextVisitLine({ acting, loading, failed, none, said }: NextVisitLineProps) {
  const state = useComingVisits(acting);
  const visitTime = useVisitTime();
  if (state.status !== 'ready') return <p>{state.status === 'loading' ? loading : failed}</p>;
  const [next] = state.visits;
  return <p>{next === undefined ? none : said(visitTime(next))}</p>;
}
