import { notifyManager, type Query, type QueryCache, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { cachedPrefix } from '#offline/cached/cached-query.ts';
import type { CachedResult } from '#offline/cached/cached-state.ts';

type Reads = Pick<QueryCache, 'findAll'>;

const resultOf = ({ state }: Query) => state.data as CachedResult<unknown> | undefined;

/**
 * The last read of the server when it got no answer; null when another has since, or when none was lost. A copy on the
 * device is no answer. A call of a function whose data are no copy does not count: nothing repeats it, and its own part of
 * the screen says that it failed.
 */
function lastLost(reads: Reads, type: 'active' | 'all'): Query | null {
  const all = reads.findAll({ type, queryKey: [cachedPrefix] });
  const answeredAt = Math.max(0, ...all.map((query) => resultOf(query)?.known?.savedAt ?? 0));
  const lost = all.filter((query) => resultOf(query)?.error?.code === 'network');
  const last = lost.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  return last !== undefined && last.state.dataUpdatedAt >= answeredAt ? last : null;
}

/** The last lost read of any screen, also of one that has gone. */
export const lostRead = (reads: Reads): Query | null => lastLost(reads, 'all');

/** Whether a read that a screen shows is lost. */
export const isUnreachable = (reads: Reads): boolean => lastLost(reads, 'active') !== null;

/**
 * Goes on with the retry of the last read that got no answer when the screen that showed it has gone, and so keeps known
 * whether the server can be reached. The first answer ends it: no other screen is polled for it. It is asked at its next
 * poll and not at once: of two reads that fail together each would become the last in turn, for ever.
 *
 * @returns stops it.
 */
export function followLostRead(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  let followed: string | null = null;
  let stop: () => void = () => undefined;
  const follow = () => {
    const lost = lostRead(cache);
    const hash = lost?.queryHash ?? null;
    if (hash === followed) return;
    followed = hash;
    stop();
    const options = lost === null ? null : { ...lost.options, queryKey: lost.queryKey, refetchOnMount: false };
    stop = options === null ? () => undefined : new QueryObserver(client, options).subscribe(() => undefined);
  };
  follow();
  const unsubscribe = cache.subscribe(notifyManager.batchCalls(follow));
  return () => {
    unsubscribe();
    stop();
  };
}
