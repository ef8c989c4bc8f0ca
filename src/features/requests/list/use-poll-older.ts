import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { RequestFilter } from '#domain/requests/request-filter.ts';
import type { RequestPage } from '#domain/requests/request-page.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { pollMs } from '#offline/cached/cached-query.ts';
import { requestQueries, requestsAtServer } from '../queries.ts';
import { type RequestRun, withRefreshed } from './request-run.ts';

/** Paid and cancelled are final. */
function mayStillChange(status: string): boolean {
  const read = readRequestStatus(status);
  return read !== 'paid' && read !== 'cancelled';
}

export interface PolledOlder {
  readonly acting: ActingFor;
  readonly filter: RequestFilter;
  /** The newest part, which is polled as a whole. */
  readonly page: RequestPage | null;
  readonly shownIds: RefObject<readonly string[]>;
  readonly enabled: boolean;
}

/** Polls the older requests that are on the screen and can still change, and puts what was read into the run. */
export function usePollOlder({ acting, filter, page, shownIds, enabled }: PolledOlder): void {
  const client = useQueryClient();
  const key = requestQueries.runKey(acting, filter);
  useQuery({
    queryKey: requestQueries.shownKey(acting, filter),
    queryFn: async () => {
      const polled = new Set(page?.requests.map(({ request_id }) => request_id));
      const shown = new Set(shownIds.current.filter((id) => !polled.has(id)));
      const before = client.getQueryData<RequestRun>(key);
      const asked = (before?.requests ?? [])
        .filter(({ request_id, status }) => shown.has(request_id) && mayStillChange(status))
        .map(({ request_id }) => request_id);
      const read = await requestsAtServer(({ readRequests }) => readRequests(acting, asked));
      if (read.ok) {
        client.setQueryData<RequestRun>(key, (known) => known && withRefreshed(known, asked, read.value));
      }
      return read.ok;
    },
    enabled,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: pollMs,
    retry: false,
  });
}
