import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import type { BoardCopy } from '#domain/staff/board-copy.ts';
import { type CachedState, cachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { boardQueries } from './board-query.ts';
import type { WantedPages } from './poll-board.ts';

export interface Board {
  readonly state: CachedState<BoardCopy>;
  /** Loads another page of a stage. */
  readonly loadMore: (stage: BoardStage) => void;
}

const noStages: readonly BoardStage[] = [];

/** The board with at least the first page of these stages; it follows the server. The array must be stable. */
export function useBoard(acting: ActingFor, stages: readonly BoardStage[] = noStages): Board {
  const client = useQueryClient();
  const query = boardQueries.board(acting, client);

  const want = useCallback(
    (stage: BoardStage, pages: (loaded: number) => number) => {
      const known = client.getQueryData<WantedPages>(boardQueries.wantedKey(acting)) ?? new Map<BoardStage, number>();
      const next = new Map(known).set(stage, pages(known.get(stage) ?? 0));
      client.setQueryData<WantedPages>(boardQueries.wantedKey(acting), next);
    },
    [client, acting],
  );

  // Before the query's own effect begins to read.
  useLayoutEffect(() => {
    for (const stage of stages) want(stage, (loaded) => Math.max(1, loaded));
  }, [stages, want]);

  const { data } = useQuery(query);
  const lists = data?.known?.value.lists;
  const isMissing = lists !== undefined && stages.some((stage) => lists[stage] === undefined) && data?.error === null;

  useEffect(() => {
    if (isMissing) void client.refetchQueries({ queryKey: boardQueries.key(acting) }, { cancelRefetch: false });
  }, [isMissing, client, acting, data]);

  const loadMore = useCallback(
    (stage: BoardStage) => {
      want(stage, (loaded) => loaded + 1);
      void client.refetchQueries({ queryKey: boardQueries.key(acting) });
    },
    [want, client, acting],
  );
  return { state: cachedState(data), loadMore };
}

/** One row: the one on the board, or read by itself while the board has not loaded it. */
export function useBoardRow(acting: ActingFor, requestId: string): CachedState<BoardRow> {
  const { state } = useBoard(acting);
  const onBoard = state.status === 'ready' ? state.value.rows.find((row) => row.request_id === requestId) : undefined;
  const alone = useCachedQuery(
    boardQueries.row(acting, requestId),
    onBoard === undefined && state.status !== 'loading',
  );
  if (onBoard === undefined || state.status !== 'ready') return alone;
  return { ...state, value: onBoard };
}
