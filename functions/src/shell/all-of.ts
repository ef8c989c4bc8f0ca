import type { DocumentChange } from './document-change.ts';
import type { Services } from './services.ts';

type ChangeHandler = (change: DocumentChange, services: Services) => Promise<void>;

/**
 * Runs several handlers of the same change in one function, each regardless of the others. If one fails, the event is
 * delivered again to all of them, so they must be idempotent.
 * @throws the first failure.
 */
export function allOf(...handlers: readonly ChangeHandler[]): ChangeHandler {
  return async (change, services) => {
    const outcomes = await Promise.allSettled(handlers.map((handle) => handle(change, services)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };
}
