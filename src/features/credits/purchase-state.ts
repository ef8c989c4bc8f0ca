import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { usePageState } from '#shared/use-page-state.ts';
import { creditsQueries } from './queries.ts';

/** A purchase attempt without an answer: a retry uses its id, and gets the same purchase. */
export interface UnansweredAttempt {
  readonly amount: number;
  readonly attempt: string;
}

/** The purchases of this page load; in memory only. */
export interface PurchaseState {
  readonly unanswered: UnansweredAttempt | null;
  /** Ids of purchases whose payment is under way. */
  readonly underWay: readonly string[];
}

const initial: PurchaseState = { unanswered: null, underWay: [] };

/** Held in the query cache, so that it survives navigation within the app. */
export const usePurchaseState = (acting: ActingFor) =>
  usePageState<PurchaseState>(creditsQueries.pageStateKey(acting), initial);
