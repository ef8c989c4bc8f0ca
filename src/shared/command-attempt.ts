import { type DomainError, isTransient } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';

/** A command with the id that was minted for it. */
export interface CommandAttempt {
  readonly input: string;
  readonly commandId: string;
}

/** The same id for the same input while the outcome of the last attempt is unknown: the server then does it once. */
export function attemptOf(input: unknown, unanswered: CommandAttempt | null, mint: () => string): CommandAttempt {
  const text = JSON.stringify(input);
  return unanswered?.input === text ? unanswered : { input: text, commandId: mint() };
}

/** @returns the attempt while its outcome is unknown; null once it was answered. */
export const unansweredAfter = (attempt: CommandAttempt, answer: Result<unknown, DomainError>): CommandAttempt | null =>
  answer.ok || !isTransient(answer.error.code) ? null : attempt;
