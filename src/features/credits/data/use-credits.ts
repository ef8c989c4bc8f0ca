import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { type AgedState, agedState } from '#offline/aged/aged.ts';
import { agedQuery } from '#offline/aged/aged-query.ts';
import { type Credits, creditsSource } from './credits-source.ts';

export interface KnownCredits {
  readonly credits: AgedState<Credits>;
  readonly asking: boolean;
  /** Asks the server now. */
  readonly refresh: () => void;
}

/** The balance and the ledger as this device knows them. */
export function useCredits(uid: string): KnownCredits {
  const { data, error, isFetching, refetch } = useQuery(agedQuery(creditsSource(uid)));
  const refresh = useCallback(() => void refetch(), [refetch]);

  // Buying needs a connection: whether there is none must be known now, and not at the next poll.
  useEffect(() => {
    window.addEventListener('offline', refresh);
    return () => window.removeEventListener('offline', refresh);
  }, [refresh]);

  const credits = useMemo(
    (): AgedState<Credits> => (error === null ? agedState(data) : { status: 'failed', error: { code: 'unknown' } }),
    [data, error],
  );
  return { credits, asking: isFetching, refresh };
}
