import { useQuery } from '@tanstack/react-query';
import { type AgedState, agedState } from '#offline/aged/aged.ts';
import { type AgedSource, agedQuery } from '#offline/aged/aged-query.ts';

/** The freshest that is known: the server's answer, or the copy on this device with its age. */
export function useAged<Value>(source: AgedSource<Value>, enabled = true): AgedState<Value> {
  const { data, error } = useQuery({ ...agedQuery(source), enabled });
  return error === null ? agedState(data) : { status: 'failed', error: { code: 'unknown' } };
}
