import type { QueryClient } from '@tanstack/react-query';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type FollowList, liveLists } from '#firebase/staff/live/live-lists.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { isSeen, watchSeen } from '#shared/staff/watch-seen.ts';

const loadFollow = async (): Promise<FollowList | null> => {
  const loaded = await import('#firebase/staff/live/live-list.ts').catch(() => null);
  return loaded?.followLiveList ?? null;
};

/**
 * Listens to the lists that the screens read, for as long as the page is seen. Each change is read at once, from what was
 * told. Where the listener cannot be loaded they are asked as before. @returns the function that ends it.
 */
export function keepListsLive(client: QueryClient, acting: ActingFor, load = loadFollow): () => void {
  let isWanted = true;
  let follow: FollowList | null = null;
  const readAtOnce = (name: string): void => {
    const queryKey = [...cachedKeys.volatile(acting), name];
    void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
  };
  const begin = (): void => {
    if (isWanted && follow !== null && isSeen() && !liveLists.hasBegun) liveLists.begin(follow, readAtOnce);
  };
  const stopWatching = watchSeen({ onUnseen: () => liveLists.end(), onSeen: begin });
  void load().then((loaded) => {
    follow = loaded;
    begin();
  });
  return () => {
    isWanted = false;
    stopWatching();
    liveLists.end();
  };
}
