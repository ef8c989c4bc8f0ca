import type { ErrorCode } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';

/** What the page says while it works, so that the fault can strike at that point. */
export type Mark =
  | { readonly kind: 'saving' }
  /** From here on a screen would say "Bewaard". */
  | { readonly kind: 'saved'; readonly requestId: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'answered' };

/** What the harness page offers to the test that drives it. */
export interface HarnessWindow {
  /** @returns null when that went well, else why not. */
  signIn(email: string, password: string): Promise<ErrorCode | null>;
  /** Begins to send, as the dashboard does when it opens. */
  start(uid: string): void;
  /** Saves them one after the other. */
  save(uid: string, requests: readonly NewServiceRequest[]): Promise<void>;
  /** How many have not arrived, as far as this device knows. */
  pendingCount(uid: string): Promise<number>;
}

declare global {
  interface Window {
    harness: HarnessWindow;
    tell(mark: Mark): Promise<void>;
  }
}
