import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type BoardCopy, listenSince } from '#domain/staff/board-copy.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';
import { boardQueries, liveBoard } from '#shared/staff/board/board-query.ts';
import type { Follow } from '#shared/staff/board/live-board.ts';
import { isSeen, watchSeen } from '#shared/staff/watch-seen.ts';

const loadFollow = async (): Promise<Follow | null> => {
  const loaded = await import('#firebase/staff/live/live-board.ts').catch(() => null);
  return loaded?.followLiveBoard ?? null;
};

/**
 * Listens to the board from the first answer on, for as long as the page is seen. Each change is read at once, from what was
 * told. @returns the function that ends it.
 */
export function keepBoardLive(client: QueryClient, acting: ActingFor, load = loadFollow): () => void {
  const key = boardQueries.key(acting);
  const hash = hashKey(key);
  let isWanted = true;
  let loading = false;

  const begin = async (): Promise<void> => {
    if (liveBoard.hasBegun || loading || !isSeen()) return;
    if (client.getQueryData<CachedResult<BoardCopy>>(key)?.error !== null) return;
    loading = true;
    const follow = await load();
    loading = false;
    const copy = client.getQueryData<CachedResult<BoardCopy>>(key)?.known?.value;
    // The board is asked as before, until the page is loaded again.
    if (follow === null) unsubscribe();
    if (!isWanted || follow === null || copy === undefined) return;
    const readAtOnce = (): void =>
      void client.refetchQueries({ queryKey: key, type: 'active' }, { cancelRefetch: false });
    liveBoard.begin(follow, listenSince(copy), readAtOnce);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) void begin();
  });
  const stopWatching = watchSeen({ onUnseen: () => liveBoard.end() });
  void begin();
  return () => {
    isWanted = false;
    unsubscribe();
    stopWatching();
    liveBoard.end();
  };
}
