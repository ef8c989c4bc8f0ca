import type { SeriesVisit } from '../documents/visit-parts/series-visit.ts';
import type { StoredServiceRequest } from '../documents/service-request.ts';
import type { StoredVisit } from '../documents/visit.ts';
import type { VisitState } from '../visits/visit-state.ts';
import { originalDateOf } from './planned-visits.ts';
import { seriesOf } from './request-series.ts';

/** Of the visits of a series that are over or were skipped, so many of the latest are shown. */
const overAtMost = 24;

/** What is to come is eight weeks; more would mean that something else went wrong, and the document stays small. */
const othersAtMost = 40;

const isOver = (state: VisitState): boolean =>
  !(['open', 'offered', 'confirmed', 'started'] as readonly VisitState[]).includes(state);

/**
 * Returns what the senior's screens show of the visits of a series, first to last; null for a request without one. It
 * holds no offer and no student who was asked.
 */
export function shownVisits(
  request: Pick<StoredServiceRequest, 'request_id' | 'series'>,
  visits: readonly StoredVisit[],
): readonly SeriesVisit[] | null {
  const series = seriesOf(request);
  if (series === null) return null;
  const inOrder = visits.toSorted(({ visit: a }, { visit: b }) =>
    `${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1,
  );
  const over = inOrder.filter(({ visit }) => isOver(visit.state)).slice(-overAtMost);
  const others = inOrder.filter(({ visit }) => !isOver(visit.state)).slice(-othersAtMost);
  return inOrder
    .filter((each) => over.includes(each) || others.includes(each))
    .map(({ id, visit }) => {
      const original = originalDateOf(request.request_id, series, id);
      const isOpen = visit.state === 'open' || visit.state === 'offered';
      return {
        id,
        date: visit.date,
        start: visit.start,
        minutes: visit.minutes_planned,
        state: isOpen ? 'open' : visit.state,
        student: isOpen ? null : visit.student_profiles,
        moved_from: original === visit.date ? null : original,
      };
    });
}
