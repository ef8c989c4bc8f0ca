import { describeFailure } from './describe-failure.ts';
import type { Log } from './log.ts';
import type { LogFields } from './redact.ts';

/**
 * Runs a background handler and redacts its errors. A failure is rethrown, so that the event is retried, without its
 * message: the runtime logs it verbatim, and an SDK's may quote personal data.
 */
export async function withRedactedErrors(
  { log, facts }: { readonly log: Pick<Log, 'error'>; readonly facts: LogFields },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error('event failed', { ...facts, ...describeFailure(error) });
    throw new Error('Failed; the line before says where.');
  }
}
