import { comingVisits } from '#domain/requests/coming-visits.ts';
import { groupOf } from '#domain/requests/request-filter.ts';
import type { RequestPage, RequestsByDay } from '#domain/requests/request-page.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { mergeRequests } from '#shared/requests/merge-requests.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { visitRows } from '#shared/requests/visit-rows.ts';

export type VisitsState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** Soonest first. */
      readonly visits: readonly RequestRow[];
      /** There are later ones that were not read. */
      readonly hasMore: boolean;
      /** A student is sought for one of the newest requests. */
      readonly searching: boolean;
    };

/**
 * Returns the coming visits at a moment. While their own query has no answer, also from the device, the list of the
 * newest requests stands in: an older assigned request may be missing from it, so without a visit it proves nothing
 * unless it is complete.
 */
export function visitsState(
  byDay: CachedState<RequestsByDay>,
  newest: CachedState<RequestPage>,
  now: Date,
): VisitsState {
  const rows = newest.status === 'ready' ? mergeRequests(newest.value.requests, []) : [];
  const searching = rows.some(({ status }) => status !== null && groupOf(status) === 'open');
  if (byDay.status === 'ready') {
    const { requests, hasMore } = byDay.value;
    return { status: 'ready', visits: comingVisits(visitRows(mergeRequests(requests, [])), now), hasMore, searching };
  }
  if (newest.status === 'ready') {
    const visits = comingVisits(visitRows(rows), now);
    const isComplete = newest.value.next === null;
    if (isComplete || visits.length > 0) return { status: 'ready', visits, hasMore: !isComplete, searching };
  }
  return { status: byDay.status };
}
