import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { noFilter, type RequestFilter } from '#domain/requests/request-filter.ts';
import { usePageState } from '#shared/use-page-state.ts';
import { requestQueries } from '#features/requests/queries.ts';

/**
 * The filter of the list, kept for as long as the page lasts. A request that was just confirmed must be in sight: with
 * `justSaved` there is no filter until the person sets one.
 */
export function useListFilter(
  acting: ActingFor,
  justSaved: boolean,
): readonly [RequestFilter, (wanted: RequestFilter) => void] {
  const [kept, setFilter] = usePageState<RequestFilter>(requestQueries.filterKey(acting), noFilter);
  const [sawSaved, setSawSaved] = useState(!justSaved);

  function changeFilter(wanted: RequestFilter) {
    setSawSaved(true);
    setFilter(() => wanted);
  }

  return [sawSaved ? kept : noFilter, changeFilter];
}
