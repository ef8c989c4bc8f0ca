import type { ErrorCode } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';

/** What the page reports while it works, so that the fault can be timed. */
export type Mark =
  | { readonly kind: 'saving' }
  /** The save is durable: from here on a screen would show "Bewaard". */
  | { readonly kind: 'saved'; readonly requestId: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'answered' };

/** The harness page's interface for the test that drives it. */
export interface HarnessWindow {
  /** @returns null on success, otherwise the reason of the failure. */
  signIn(email: string, password: string): Promise<ErrorCode | null>;
  /** Starts sending, as the dashboard does when it opens. */
  start(uid: string): void;
  /** Saves the requests one after the other. */
  save(uid: string, requests: readonly NewServiceRequest[]): Promise<void>;
  /**
   * The number of items that this device does not know to be received; null while the database cannot be opened: after a
   * kill a browser may refuse it for a moment.
   */
  pendingCount(uid: string): Promise<number | null>;
}

declare global {
  interface Window {
    harness: HarnessWindow;
    report(mark: Mark): Promise<void>;
  }
}
