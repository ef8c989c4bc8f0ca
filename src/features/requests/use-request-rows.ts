import { useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { rowsState, type RowsState } from '#shared/requests/rows-state.ts';
import { requestQueries } from './queries.ts';

/** Returns the newest requests, merged from the server's list and the outbox. */
export function useRequestRows(acting: ActingFor): RowsState {
  const list = useCachedQuery(requestQueries.list(acting));
  const items = useOutboxItems(acting);
  useRefreshOnReceipt(acting);

  return useMemo(
    () => rowsState(list.status === 'ready' ? { ...list, value: list.value.requests } : list, items),
    [list, items],
  );
}
