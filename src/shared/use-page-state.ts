import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * State that outlives its component: it is in the query client, until the page reloads or the session ends.
 * @param queryKey includes the actor and the senior.
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
