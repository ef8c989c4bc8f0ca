import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import type { BoardCopy } from '#domain/staff/board-copy.ts';
import { type BoardList, isSharedList, keyOfList, stageList } from '#domain/staff/board-list.ts';
import { type CachedState, cachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { boardQueries } from './board-query.ts';
import type { WantedPages } from './poll-board.ts';

export interface BoardLists {
  /** The same until the board changes. */
  readonly state: CachedState<BoardCopy>;
  /** Loads another page of a list. */
  readonly loadMore: (list: BoardList) => void;
}

export interface Board extends Pick<BoardLists, 'state'> {
  /** Loads another page of a stage. */
  readonly loadMore: (stage: BoardStage) => void;
}

const noStages: readonly BoardStage[] = [];

function useWantedPages(acting: ActingFor) {
  const client = useQueryClient();
  return useCallback(
    (list: BoardList, pages: (loaded: number) => number) => {
      const key = keyOfList(list);
      const known = client.getQueryData<WantedPages>(boardQueries.wantedKey(acting));
      const wanted = pages(known?.get(key)?.pages ?? 0);
      const next = new Map(known).set(key, { list, pages: wanted });
      if (wanted === 0) next.delete(key);
      client.setQueryData<WantedPages>(boardQueries.wantedKey(acting), next);
    },
    [client, acting],
  );
}

/** The board with at least the first pages of these lists; it follows the server. The array must be stable. */
export function useBoardLists(acting: ActingFor, lists: readonly BoardList[], pages = 1): BoardLists {
  const client = useQueryClient();
  const query = boardQueries.board(acting, client);
  const want = useWantedPages(acting);

  // Before the query's own effect begins to read.
  useLayoutEffect(() => {
    for (const list of lists) want(list, (loaded) => Math.max(pages, loaded));
    return () => {
      for (const list of lists) if (!isSharedList(keyOfList(list))) want(list, () => 0);
    };
  }, [lists, want, pages]);

  const { data } = useQuery(query);
  const loaded = data?.known?.value.lists;
  const lacksPages = (list: BoardList) => {
    const known = loaded?.[keyOfList(list)];
    return known === undefined || (known.until !== null && known.pages < pages);
  };
  const isMissing = loaded !== undefined && lists.some(lacksPages) && data?.error === null;

  useEffect(() => {
    if (isMissing) void client.refetchQueries({ queryKey: boardQueries.key(acting) }, { cancelRefetch: false });
  }, [isMissing, client, acting, data]);

  const loadMore = useCallback(
    (list: BoardList) => {
      want(list, (pages) => pages + 1);
      void client.refetchQueries({ queryKey: boardQueries.key(acting) });
    },
    [want, client, acting],
  );
  return { state: useMemo(() => cachedState(data), [data]), loadMore };
}

/** The board with at least the first page of these stages. The array must be stable. */
export function useBoard(acting: ActingFor, stages: readonly BoardStage[] = noStages): Board {
  const lists = useMemo(() => stages.map(stageList), [stages]);
  const { state, loadMore } = useBoardLists(acting, lists);
  return { state, loadMore: useCallback((stage) => loadMore(stageList(stage)), [loadMore]) };
}

/**
 * One row: the one on the board, or read by itself while the board has not loaded it. A step can take a request off the list
 * that is loaded: until it is read by itself the row of before stands, so that the screen and what it says stay.
 */
export function useBoardRow(acting: ActingFor, requestId: string): CachedState<BoardRow> {
  const { state } = useBoard(acting);
  const onBoard = state.status === 'ready' ? state.value.rows.find((row) => row.request_id === requestId) : undefined;
  const alone = useCachedQuery(
    boardQueries.row(acting, requestId),
    onBoard === undefined && state.status !== 'loading',
  );
  const [last, setLast] = useState(onBoard);
  if (onBoard !== undefined && onBoard !== last) setLast(onBoard);
  if (state.status !== 'ready') return alone;
  if (onBoard !== undefined) return { ...state, value: onBoard };
  const isSame = last?.request_id === requestId;
  return alone.status === 'loading' && isSame ? { ...state, value: last } : alone;
}
