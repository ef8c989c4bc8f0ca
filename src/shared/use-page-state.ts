import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * State that outlives its view: it lasts as long as the page does and the same person is signed in, in the query client.
 * @param queryKey holds the actor and the senior.
 */
export function usePageState<Value>(
  queryKey: QueryKey,
  initial: Value,
): [Value, (change: (before: Value) => Value) => void] {
  const client = useQueryClient();
  const { data } = useQuery<Value>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  return [
    data ?? initial,
    (change) => void client.setQueryData<Value>(queryKey, (before) => change(before ?? initial)),
  ];
}
