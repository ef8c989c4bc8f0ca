import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { sharedQueries } from '#shared/queries.ts';
import { requestQueries } from './queries.ts';

/** Bounds the burst of reads; more than the coming visits of most seniors. */
const maxStudents = 8;

async function prefetchListWithStudents(client: QueryClient, acting: ActingFor): Promise<void> {
  const list = requestQueries.list(acting);
  // Unlike fetchQuery, never rejects; sign-out may clear the query cache meanwhile.
  await client.prefetchQuery(list);
  const result = client.getQueryData<Awaited<ReturnType<typeof list.queryFn>>>(list.queryKey);
  if (!result?.known || result.error !== null) return;
  const coming = result.known.value.requests.filter(({ status }) => readRequestStatus(status) === 'assigned');
  const prefetched = coming.slice(0, maxStudents);
  await Promise.all(
    prefetched.map(({ request_id }) => client.prefetchQuery(requestQueries.planning(acting, request_id))),
  );
}

/**
 * Prefetches what the request views need and stores it on this device, so that they open offline even if they were never
 * opened online. Never rejects; what cannot be read now is read on demand.
 */
export async function prefetchRequests(client: QueryClient, acting: ActingFor): Promise<void> {
  await Promise.all([
    prefetchListWithStudents(client, acting),
    client.prefetchQuery(sharedQueries.categories(acting)),
    client.prefetchQuery(sharedQueries.account(acting)),
    client.prefetchQuery(requestQueries.seniorProfile(acting)),
  ]);
}
