import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What this page has gathered by itself; nothing reads it anew as a whole. */
export const gatheredKey = (uid: string, ...name: readonly string[]) => ['requests', uid, 'gathered', ...name] as const;

/**
 * Something that stays while one goes to another view and back, for as long as the page lives and the same person is
 * signed in.
 */
export function useKept<Value>(uid: string, name: string, initial: Value): [Value, (value: Value) => void] {
  const client = useQueryClient();
  const queryKey = gatheredKey(uid, name);
  const { data } = useQuery<Value>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  return [data ?? initial, (value) => void client.setQueryData(queryKey, value)];
}
