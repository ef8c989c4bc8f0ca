import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { usePageState } from '#shared/use-page-state.ts';
import { creditsQueries } from './queries.ts';

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

/** What only this page knows of purchases. */
export interface PurchaseState {
  readonly opened: readonly OpenedPayment[];
  readonly unanswered: UnansweredPress | null;
  /** Purchases of which the server said that their money is under way. */
  readonly underWay: readonly string[];
}

const initial: PurchaseState = { opened: [], unanswered: null, underWay: [] };

/** Survives going to another view and back. */
export const usePurchaseState = (acting: ActingFor) =>
  usePageState<PurchaseState>(creditsQueries.pageStateKey(acting), initial);
