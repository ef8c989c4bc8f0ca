import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { RequestCursor, RequestPage } from '#domain/requests/request-page.ts';

/**
 * A contiguous run of requests from the newest on: a request that is newer than the last one and not in the run is not on
 * the server.
 */
export interface RequestRun {
  readonly requests: readonly StoredServiceRequest[];
  /** Cursor of the next older page; null when there is none. */
  readonly next: RequestCursor | null;
}

const idsOf = (requests: readonly StoredServiceRequest[]) => new Set(requests.map(({ request_id }) => request_id));

/**
 * Merges a new first page into the run. Older requests are kept while the page overlaps the run; otherwise there could be
 * a gap, and the run is reset to the page.
 */
export function withNewest(run: RequestRun | null, page: RequestPage): RequestRun {
  const last = page.requests.at(-1);
  if (run === null || page.next === null || last === undefined) return page;
  const inPage = idsOf(page.requests);
  const place = run.requests.findLastIndex(({ request_id }) => inPage.has(request_id));
  if (place < 0) return page;
  const older = run.requests.filter(
    ({ request_id, created_at }) => !inPage.has(request_id) && created_at <= last.created_at,
  );
  return older.length === 0 ? page : { requests: [...page.requests, ...older], next: run.next };
}

const isSamePlace = (one: RequestCursor | null, other: RequestCursor) =>
  one !== null && one.id === other.id && one.seconds === other.seconds && one.nanoseconds === other.nanoseconds;

/** Appends an older page. A stale page, requested before the run was reset, is ignored.
 * @param after the cursor with which the page was requested. */
export function withOlder(run: RequestRun, after: RequestCursor, page: RequestPage): RequestRun {
  if (!isSamePlace(run.next, after)) return run;
  const known = idsOf(run.requests);
  const fresh = page.requests.filter(({ request_id }) => !known.has(request_id));
  return { requests: [...run.requests, ...fresh], next: page.next };
}

/** Replaces refreshed requests; those that were requested but not returned are removed. */
export function withRefreshed(
  run: RequestRun,
  requestedIds: readonly string[],
  read: readonly StoredServiceRequest[],
): RequestRun {
  const now = new Map(read.map((request) => [request.request_id, request] as const));
  const removed = new Set(requestedIds.filter((id) => !now.has(id)));
  return {
    requests: run.requests
      .filter(({ request_id }) => !removed.has(request_id))
      .map((request) => now.get(request.request_id) ?? request),
    next: run.next,
  };
}
