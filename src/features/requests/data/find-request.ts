import type { QueryClient } from '@tanstack/react-query';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { readRequest } from '#firebase/service-requests.ts';
import { agedQuery } from '#offline/aged/aged-query.ts';
import { requestSources } from './queries.ts';
import type { RequestRun } from './request-run.ts';
import { gatheredKey } from './use-kept.ts';

/**
 * One request of this person: from what this page has read, else from the copy on this device, else from the server. What
 * was asked for never changes, so an older reading is as good.
 */
export async function findRequest(
  client: QueryClient,
  uid: string,
  requestId: string,
): Promise<StoredServiceRequest | null> {
  const isIt = (request: StoredServiceRequest) => request.request_id === requestId;
  const read = client
    .getQueriesData<Partial<RequestRun>>({ queryKey: gatheredKey(uid) })
    .flatMap(([, run]) => run?.requests ?? [])
    .find(isIt);
  if (read !== undefined) return read;
  const { known } = await client.fetchQuery(agedQuery(requestSources.list(uid)));
  const listed = known?.value.requests.find(isIt);
  if (listed !== undefined) return listed;
  const answer = await readRequest(requestId);
  return answer.ok ? answer.value : null;
}
