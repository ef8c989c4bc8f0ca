import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import { serverPart } from '#firebase/server-part.ts';
import type { RequestRun } from './list/request-run.ts';
import { requestQueries } from './queries.ts';

const server = serverPart(() => import('#firebase/service-requests.ts'));

/**
 * Returns a request from the query cache, else the device copy, else the server. The fields of a request never change, so
 * a stale copy is valid.
 */
export async function findRequest(
  client: QueryClient,
  acting: ActingFor,
  requestId: string,
): Promise<StoredServiceRequest | null> {
  const isIt = (request: StoredServiceRequest) => request.request_id === requestId;
  const read = client
    .getQueriesData<RequestRun>({ queryKey: requestQueries.runsKey(acting) })
    .flatMap(([, run]) => run?.requests ?? [])
    .find(isIt);
  if (read !== undefined) return read;
  const { known } = await client.fetchQuery(requestQueries.list(acting));
  const listed = known?.value.requests.find(isIt);
  if (listed !== undefined) return listed;
  const answer = await server((part) => part.readRequest(requestId));
  return answer.ok ? answer.value : null;
}
