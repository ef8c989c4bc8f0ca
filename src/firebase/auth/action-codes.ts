import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';

/**
 * A code of a mail that is of no use is one answer, whether its account is gone, was closed or never was: the code opens
 * nothing, so it must tell nothing either.
 */
async function withCode<Value>(call: () => Promise<Value>): Promise<Result<Value, DomainError>> {
  const answer = await attempt(call);
  if (answer.ok) return answer;
  const { code } = answer.error;
  const tellsOfAnAccount = code === 'invalid-credentials' || code === 'account-disabled';
  return tellsOfAnAccount ? err({ code: 'link-invalid' }) : answer;
}

/** Uses up the code of a verification mail. @returns `link-expired`, or `link-invalid` for one that was used before. */
export function verifyEmailAddress(code: string): Promise<Result<void, DomainError>> {
  return withCode(() => applyActionCode(connect().auth, code));
}

/** Whether the code of a recovery mail can still be used; asking uses nothing up. */
export async function checkRecoveryCode(code: string): Promise<Result<void, DomainError>> {
  const email = await withCode(() => verifyPasswordResetCode(connect().auth, code));
  return email.ok ? ok(undefined) : email;
}

/** Uses up the code of a recovery mail. The new password also ends every session that was open elsewhere. */
export function setPasswordWithCode(code: string, password: string): Promise<Result<void, DomainError>> {
  return withCode(() => confirmPasswordReset(connect().auth, code, password));
}
