import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { comingVisits } from '#domain/requests/coming-visits.ts';
import { deviceClock } from '#lib/clock.ts';
import type { CachedQuery } from '#offline/cached/cached-query.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { sharedQueries } from '#shared/queries.ts';
import { mergeRequests } from '#shared/requests/merge-requests.ts';
import { visitRows } from '#shared/requests/visit-rows.ts';
import { doorQueries } from './door/queries.ts';
import { requestQueries } from './queries.ts';

/** Bounds the burst of reads; more than the coming visits of most seniors. */
const maxStudents = 8;

type Requests = { readonly requests: readonly StoredServiceRequest[] };

/** Returns what the server answered; nothing when it did not. */
async function prefetched<Value extends Requests>(
  client: QueryClient,
  query: CachedQuery<Value>,
): Promise<readonly StoredServiceRequest[]> {
  // Unlike fetchQuery, never rejects; sign-out may clear the query cache meanwhile.
  await client.prefetchQuery(query);
  const result = client.getQueryData<CachedResult<Value>>(query.queryKey);
  return result?.known && result.error === null ? result.known.value.requests : [];
}

/** The soonest visits first: of many, their students are the ones that are read. */
async function prefetchListWithStudents(client: QueryClient, acting: ActingFor, signal: AbortSignal): Promise<void> {
  const found = await Promise.all([
    prefetched(client, requestQueries.comingVisits(acting)),
    prefetched(client, requestQueries.list(acting)),
  ]);
  if (signal.aborted) return;
  const assigned = found.map((requests) =>
    visitRows(mergeRequests(requests, [])).filter(({ status }) => status === 'assigned'),
  );
  const [next] = comingVisits(assigned[0] ?? [], deviceClock.now());
  const ids = [...new Set([next, ...assigned.flat()].flatMap((row) => (row === undefined ? [] : [row.id])))].slice(
    0,
    maxStudents,
  );
  await Promise.all([
    ...ids.map((id) => client.prefetchQuery(requestQueries.planning(acting, id))),
    // Who comes next, with the code and the photo, is what she needs when the bell rings.
    ...(next === undefined ? [] : [client.prefetchQuery(doorQueries.visit(acting, next.id))]),
  ]);
}

/**
 * Prefetches what the request views need and stores it on this device, so that they open offline even if they were never
 * opened online. Never rejects; what cannot be read now is read on demand.
 * @param signal begins no further read once it is aborted.
 */
export async function prefetchRequests(client: QueryClient, acting: ActingFor, signal: AbortSignal): Promise<void> {
  await Promise.all([
    prefetchListWithStudents(client, acting, signal),
    client.prefetchQuery(sharedQueries.categories(acting)),
    client.prefetchQuery(sharedQueries.account(acting)),
    client.prefetchQuery(requestQueries.seniorProfile(acting)),
  ]);
}
