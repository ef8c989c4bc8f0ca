import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** A payment page that this page has opened. */
export interface OpenedPayment {
  readonly sessionId: string;
  readonly address: string;
}

/** A press of the button that got no answer: pressing again asks for the same purchase. */
export interface UnansweredPress {
  readonly amount: number;
  readonly attempt: string;
}

/** What is known here only, for as long as the page lives and the same person is signed in. */
export interface PageMemory {
  readonly opened: readonly OpenedPayment[];
  readonly unanswered: UnansweredPress | null;
  /** Purchases of which the server said that their money is under way. */
  readonly underWay: readonly string[];
}

const nothing: PageMemory = { opened: [], unanswered: null, underWay: [] };

/** Stays while one goes to another view and back. */
export function usePageMemory(uid: string): [PageMemory, (change: (before: PageMemory) => PageMemory) => void] {
  const client = useQueryClient();
  const queryKey = ['credits', uid, 'page-memory'] as const;
  const { data } = useQuery<PageMemory>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  return [
    data ?? nothing,
    (change) => void client.setQueryData<PageMemory>(queryKey, (before) => change(before ?? nothing)),
  ];
}
