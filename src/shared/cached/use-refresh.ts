import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface Refresh {
  /** Some query under this key is being fetched. */
  readonly fetching: boolean;
  /** The same function for as long as the key is the same array. */
  readonly refresh: () => void;
}

/** Reads again everything under a key: for the button that retries a failed read. */
export function useRefresh(queryKey: QueryKey): Refresh {
  const client = useQueryClient();
  const fetching = useIsFetching({ queryKey }) > 0;
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]);
  return { fetching, refresh };
}
