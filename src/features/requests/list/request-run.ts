import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { RequestCursor, RequestPage } from '#domain/requests/request-page.ts';

/**
 * The requests that are known from the newest one on, without a hole: whatever is newer than the last of them and is not
 * in it, is not on the server.
 */
export interface RequestRun {
  readonly requests: readonly StoredServiceRequest[];
  /** Where older ones begin; null when there are none. */
  readonly next: RequestCursor | null;
}

const idsOf = (requests: readonly StoredServiceRequest[]) => new Set(requests.map(({ request_id }) => request_id));

/**
 * The run with its newest part read anew. What had been read of older requests stays, unless so much came in between
 * that the two parts no longer touch: then older ones are read again when they are asked for.
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

/** @param after where the part begins; one that was asked for before the run became another one is dropped. */
export function withOlder(run: RequestRun, after: RequestCursor, page: RequestPage): RequestRun {
  if (!isSamePlace(run.next, after)) return run;
  const known = idsOf(run.requests);
  const fresh = page.requests.filter(({ request_id }) => !known.has(request_id));
  return { requests: [...run.requests, ...fresh], next: page.next };
}

/** The run with some of its requests read anew; one that was asked for and is gone leaves. */
export function withReadAnew(
  run: RequestRun,
  asked: readonly string[],
  read: readonly StoredServiceRequest[],
): RequestRun {
  const now = new Map(read.map((request) => [request.request_id, request] as const));
  const gone = new Set(asked.filter((id) => !now.has(id)));
  return {
    requests: run.requests
      .filter(({ request_id }) => !gone.has(request_id))
      .map((request) => now.get(request.request_id) ?? request),
    next: run.next,
  };
}
