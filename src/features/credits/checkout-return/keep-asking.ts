import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#lib/result.ts';

export interface Patience {
  /** Resolves when asking once more may help. @param failures how many times it did not, until now. */
  readonly wait: (failures: number) => Promise<void>;
  /** False once nobody looks at the answer any more. */
  readonly isWanted: () => boolean;
  /** Called at each failure that is followed by another attempt. */
  readonly onTrouble: (error: DomainError) => void;
}

/** A server that is there and fails this often has a problem of its own: time to say so. */
const serverFailuresAtMost = 5;

/**
 * Asks until there is an answer: for as long as it takes while there is no network, a few times while the server fails.
 * @returns null when nobody wants the answer any more.
 */
export async function keepAsking<Value>(
  ask: () => Promise<Result<Value, DomainError>>,
  { wait, isWanted, onTrouble }: Patience,
): Promise<Result<Value, DomainError> | null> {
  let serverFailures = 0;
  for (let failures = 1; ; failures += 1) {
    const answer = await ask();
    if (!isWanted()) return null;
    if (answer.ok || !isTransient(answer.error.code)) return answer;
    if (answer.error.code !== 'network') serverFailures += 1;
    if (serverFailures >= serverFailuresAtMost) return answer;
    onTrouble(answer.error);
    await wait(failures);
    if (!isWanted()) return null;
  }
}
