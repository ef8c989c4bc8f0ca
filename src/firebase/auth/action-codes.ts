import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectAuth } from './connect-auth.ts';

/**
 * An unusable code gives the same error whether its account was deleted, disabled or never existed, so that the answer
 * does not reveal accounts.
 */
async function withCode<Value>(call: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  const answer = await attempt(call);
  if (answer.ok) return answer;
  const { code } = answer.error;
  const revealsAccount = code === 'invalid-credentials' || code === 'account-disabled';
  return revealsAccount ? err({ code: 'link-invalid' }) : answer;
}

/**
 * Uses up the code of a verification mail. @returns `link-expired`, or `link-invalid` for a code that was already used.
 */
export function verifyEmailAddress(code: string): Promise<Result<void, DomainError>> {
  return withCode(() => applyActionCode(connectAuth(), code));
}

/** Checks whether the code of a recovery mail is valid; does not use it up. */
export async function checkRecoveryCode(code: string): Promise<Result<void, DomainError>> {
  const email = await withCode(() => verifyPasswordResetCode(connectAuth(), code));
  return email.ok ? ok(undefined) : email;
}

/** Uses up the code of a recovery mail. The new password also revokes all other sessions. */
export function setPasswordWithCode(code: string, password: string): Promise<Result<void, DomainError>> {
  return withCode(() => confirmPasswordReset(connectAuth(), code, password));
}
