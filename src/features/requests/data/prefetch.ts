import type { QueryClient } from '@tanstack/react-query';
import { hasStudent, readRequestStatus } from '#domain/request-status.ts';
import { agedQuery, requestSources } from './queries.ts';

/** Of so many requests, the newest, the student's name is read too: as many as the list shows at once. */
const withStudentsUpTo = 20;

type Sources = typeof requestSources;

async function prefetchListWithStudents(client: QueryClient, uid: string, sources: Sources): Promise<void> {
  const { known, error } = await client.fetchQuery(agedQuery(sources.list(uid)));
  if (known === null || error !== null) return;
  const helped = known.value.slice(0, withStudentsUpTo).filter(({ status }) => {
    const read = readRequestStatus(status);
    return read !== null && hasStudent(read);
  });
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
