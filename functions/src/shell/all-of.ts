import type { DocumentChange } from './document-change.ts';
import type { Services } from './services.ts';

type ChangeHandler = (change: DocumentChange, services: Services) => Promise<void>;

/**
 * Several handlers of the same change in one function. Each is run, whatever becomes of the others. When one fails the
 * event comes again for all of them: they are idempotent, as every handler of a change is.
 * @throws what the first that failed has thrown.
 */
export function allOf(...handlers: readonly ChangeHandler[]): ChangeHandler {
  return async (change, services) => {
    const outcomes = await Promise.allSettled(handlers.map((handle) => handle(change, services)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  };
}
