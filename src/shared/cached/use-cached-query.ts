import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CachedQuery } from '#offline/cached/cached-query.ts';
import { type CachedState, cachedState } from '#offline/cached/cached-state.ts';

/** Returns the newest known value: the server's answer, or the device copy with its age. Referentially stable. */
export function useCachedQuery<Value>(query: CachedQuery<Value>, enabled = true): CachedState<Value> {
  const { data, error } = useQuery({ ...query, enabled });
  return useMemo(
    () => (error === null ? cachedState(data) : { status: 'failed', error: { code: 'unknown' } }),
    [data, error],
  );
}
