import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Refresh {
  /** True while any query under this key is being fetched. */
  readonly fetching: boolean;
  /** Referentially stable while the key is the same array. */
  readonly refresh: () => void;
}

/** Returns a function that refetches every query under a key, for the button that retries a failed read. */
export function useRefresh(queryKey: QueryKey): Refresh {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey }) > 0;
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]);
  return { fetching, refresh };
}
