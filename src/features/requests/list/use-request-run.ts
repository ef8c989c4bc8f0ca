import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type RequestFilter, selectionOf } from '#domain/requests/request-filter.ts';
import { deviceClock } from '#lib/clock.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { requestPageSize, requestQueries, requestsAtServer } from '../queries.ts';
import { type RequestRun, withNewest, withOlder } from './request-run.ts';
import { usePollOlder } from './use-poll-older.ts';

export interface RequestRunState {
  /** Age and failure are those of the newest part, which is polled. */
  readonly state: CachedState<RequestRun>;
  readonly readingOlder: boolean;
  /** Why the last attempt to read older ones did not work. */
  readonly olderError: DomainError | null;
  /** @returns whether they were read. */
  readonly readOlder: () => Promise<boolean>;
}

/**
 * The requests that match a filter, the newest part polled and older parts read once, when they are asked for: an account
 * of ten thousand requests costs no more at each poll than one of twenty. Of the older ones that are on the screen, those
 * that can still change are read again with the poll.
 */
export function useRequestRun(
  acting: ActingFor,
  filter: RequestFilter,
  shownIds: RefObject<readonly string[]>,
  enabled = true,
): RequestRunState {
  const client = useQueryClient();
  const newest = useCachedQuery(requestQueries.list(acting, filter), enabled);
  const page = newest.status === 'ready' ? newest.value : null;
  const key = requestQueries.runKey(acting, filter);
  const keyText = key.join();
  const { data: kept } = useQuery<RequestRun>({ queryKey: key, queryFn: skipToken, staleTime: Infinity });
  const run = useMemo(() => (page === null ? (kept ?? null) : withNewest(kept ?? null, page)), [kept, page]);
  const [reading, setReading] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: DomainError } | null>(null);

  useEffect(() => {
    if (page !== null) client.setQueryData<RequestRun>(key, (before) => withNewest(before ?? null, page));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is made anew at each drawing; its text is what counts.
  }, [client, keyText, page]);

  const hasOlderParts = run !== null && run.requests.length > (page?.requests.length ?? 0);
  usePollOlder({ acting, filter, page, shownIds, enabled: enabled && hasOlderParts });

  async function readOlder() {
    const after = run?.next ?? null;
    if (after === null || reading === keyText) return false;
    setReading(keyText);
    const selection = selectionOf(filter, deviceClock.now());
    const read = await requestsAtServer(({ listRequests }) =>
      listRequests(acting, { selection, most: requestPageSize, after }),
    );
    setReading(null);
    setFailed(read.ok ? null : { key: keyText, error: read.error });
    // After a sign-out there is no run any more, and nothing is to be kept.
    if (read.ok) client.setQueryData<RequestRun>(key, (before) => before && withOlder(before, after, read.value));
    return read.ok;
  }

  const state = useMemo(
    (): CachedState<RequestRun> => (newest.status === 'ready' && run !== null ? { ...newest, value: run } : newest),
    [newest, run],
  );
  return {
    state,
    readingOlder: reading === keyText,
    olderError: failed?.key === keyText ? failed.error : null,
    readOlder,
  };
}
