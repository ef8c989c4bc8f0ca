import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AgedState, agedState } from '#offline/aged/aged.ts';
import { type AgedSource, agedQuery } from '#offline/aged/aged-query.ts';

/**
 * The freshest that is known: the server's answer, or the copy on this device with its age. The same object until
 * something changes.
 */
export function useAged<Value>(source: AgedSource<Value>, enabled = true): AgedState<Value> {
  const { data, error } = useQuery({ ...agedQuery(source), enabled });
  return useMemo(
    () => (error === null ? agedState(data) : { status: 'failed', error: { code: 'unknown' } }),
    [data, error],
  );
}
