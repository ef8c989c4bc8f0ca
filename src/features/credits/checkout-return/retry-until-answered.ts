import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';

export interface RetryPolicy {
  /** Resolves when a retry is due. @param failures consecutive failures so far; the backoff exponent. */
  readonly wait: (failures: number) => Promise<void>;
  /** False once the answer is no longer shown. */
  readonly isWanted: () => boolean;
  /** Called at each failure that is followed by a retry. */
  readonly onRetry: (error: DomainError) => void;
}

/** Failures of a reachable server after which its error is returned. */
const maxServerFailures = 5;

/**
 * Calls until there is an answer or a rejection: without limit while there is no network, a few times while the server
 * fails.
 * @returns null when the answer is no longer wanted.
 */
export async function retryUntilAnswered<Value>(
  ask: () => Promise<Result<Value, DomainError>>,
  { wait, isWanted, onRetry }: RetryPolicy,
): Promise<Result<Value, DomainError> | null> {
  let serverFailures = 0;
  for (let failures = 1; ; failures += 1) {
    const answer = await ask();
    if (!isWanted()) return null;
    if (answer.ok || !isTransient(answer.error.code)) return answer;
    if (answer.error.code !== 'network') serverFailures += 1;
    if (serverFailures >= maxServerFailures) return answer;
    onRetry(answer.error);
    await wait(failures);
    if (!isWanted()) return null;
  }
}
