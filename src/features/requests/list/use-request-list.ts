import { type RefObject, useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { isFiltering, matchesFilter, noFilter, type RequestFilter } from '#domain/requests/request-filter.ts';
import { deviceClock } from '#lib/clock.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { rowsState, type RowsState } from '#shared/requests/rows-state.ts';
import { requestQueries } from '../queries.ts';
import type { RequestRun } from './request-run.ts';
import { useRequestRun } from './use-request-run.ts';

export interface RequestListState {
  /** Unfiltered: for notices about requests that the filter hides. */
  readonly all: RowsState;
  /** The requests that match the filter. */
  readonly matching: RowsState;
  /** The server could not be reached: only requests on this device were searched. */
  readonly searchedHereOnly: boolean;
  readonly mayHaveOlder: boolean;
  /** Number of matches, including requests that were not read; null while unknown. */
  readonly total: number | null;
  readonly readingOlder: boolean;
  readonly olderError: DomainError | null;
  /** @returns false when they could not be read. */
  readonly readOlder: () => Promise<boolean>;
}

/** A request of the list, hidden by the filter or not. */
export function findRow({ all, matching }: RequestListState, requestId: string | null): RequestRow | undefined {
  const rowsIn = (state: RowsState) => (state.status === 'ready' ? state.rows : []);
  const isIt = ({ id }: RequestRow) => id === requestId;
  return rowsIn(all).find(isIt) ?? rowsIn(matching).find(isIt);
}

function rowsOf(run: CachedState<RequestRun>, items: readonly AccountItem[] | null): RowsState {
  return rowsState(run.status === 'ready' ? { ...run, value: run.value.requests } : run, items);
}

const notSent = (rows: readonly RequestRow[]) => rows.filter((row) => !isDelivered(row)).length;

/** All requests that were read for this senior, and those that match a filter. */
export function useRequestList(
  acting: ActingFor,
  filter: RequestFilter,
  shownIds: RefObject<readonly string[]>,
): RequestListState {
  const filtering = isFiltering(filter);
  const whole = useRequestRun(acting, noFilter, shownIds);
  const part = useRequestRun(acting, filter, shownIds, filtering);
  const items = useOutboxItems(acting);
  useRefreshOnReceipt(acting);

  const all = useMemo(() => rowsOf(whole.state, items), [whole.state, items]);
  const searchedHereOnly = filtering && part.state.status === 'failed' && whole.state.status === 'ready';
  const gathered = filtering && !searchedHereOnly ? part : whole;
  const matching = useMemo(() => {
    const found = rowsOf(gathered.state, items);
    if (!filtering || found.status !== 'ready') return found;
    const now = deviceClock.now();
    return { ...found, rows: found.rows.filter((row) => matchesFilter(row, filter, now)) };
  }, [gathered.state, items, filtering, filter]);

  const mayHaveOlder = !searchedHereOnly && gathered.state.status === 'ready' && gathered.state.value.next !== null;
  const counted = useCachedQuery(requestQueries.total(acting, filter), mayHaveOlder);
  const known = matching.status === 'ready' ? matching.rows : null;
  const onServer = counted.status === 'ready' ? counted.value : null;
  const beyond = mayHaveOlder ? onServer : (known?.length ?? null);

  return {
    all,
    matching,
    searchedHereOnly,
    mayHaveOlder,
    total:
      known === null || beyond === null ? null : Math.max(known.length, beyond + (mayHaveOlder ? notSent(known) : 0)),
    readingOlder: gathered.readingOlder,
    olderError: gathered.olderError,
    readOlder: gathered.readOlder,
  };
}
