import type { QueryClient } from '@tanstack/react-query';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { agedQuery } from '#offline/aged/aged-query.ts';
import { requestSources } from './queries.ts';

/** So many names of students are read ahead: more visits than anybody has planned, and never a burst of questions. */
const mostStudents = 8;

type Sources = typeof requestSources;

async function prefetchListWithStudents(client: QueryClient, uid: string, sources: Sources): Promise<void> {
  const list = agedQuery(sources.list(uid));
  // Unlike fetchQuery it never throws: whoever signs out meanwhile takes the memory of the page along.
  await client.prefetchQuery(list);
  const reading = client.getQueryData<Awaited<ReturnType<typeof list.queryFn>>>(list.queryKey);
  if (!reading?.known || reading.error !== null) return;
  const coming = reading.known.value.requests.filter(({ status }) => readRequestStatus(status) === 'assigned');
  const helped = coming.slice(0, mostStudents);
  await Promise.all(helped.map(({ request_id }) => client.prefetchQuery(agedQuery(sources.planning(uid, request_id)))));
}

/**
 * Reads what the views of requests need and keeps it on this device, so that each of them opens without a network also
 * when it was never opened with one. What cannot be read now is read when it is asked for.
 */
export async function prefetchRequests(client: QueryClient, uid: string, sources: Sources = requestSources) {
  await Promise.all([
    prefetchListWithStudents(client, uid, sources),
    client.prefetchQuery(agedQuery(sources.categories(uid))),
    client.prefetchQuery(agedQuery(sources.account(uid))),
    client.prefetchQuery(agedQuery(sources.seniorProfile(uid))),
  ]);
}
