import { describeFailure } from './describe-failure.ts';
import type { Log } from './log.ts';
import type { LogFields } from './redact.ts';

/**
 * Runs what nobody waits for an answer of. What is thrown is passed on, so that it is tried again, but not in its own
 * words: Google's runtime writes them to the log as they are, and an SDK's may quote what a person wrote.
 */
export async function keepWordsIn(
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
