import { useEffect, useMemo } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { type Refresh, useRefresh } from '#shared/cached/use-refresh.ts';
import { type Credits, creditsQueries } from './queries.ts';

export interface KnownCredits extends Refresh {
  readonly credits: CachedState<Credits>;
}

/** The credits, cached or from the server, refetched while the view is open. */
export function useCredits(acting: ActingFor): KnownCredits {
  const query = useMemo(() => creditsQueries.credits(acting), [acting]);
  const credits = useCachedQuery(query);
  const { fetching, refresh } = useRefresh(query.queryKey);

  // Buying needs a connection: its absence must show now, not at the next poll.
  useEffect(() => {
    window.addEventListener('offline', refresh);
    return () => window.removeEventListener('offline', refresh);
  }, [refresh]);

  return { credits, fetching, refresh };
}
