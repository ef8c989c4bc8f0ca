import { verifyEmail as contract } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { verifyEmailAddress } from '#firebase/auth/action-codes.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { ok, type Result } from '#domain/result.ts';

/**
 * Verifies the address that a code was mailed to, and has the server complete its account. Idempotent for the codes of our
 * own mails. A code that our server does not know goes to Auth: a mail of Firebase itself. Its account is completed at the
 * first sign-in.
 */
export async function verifyEmail(code: string): Promise<Result<void, DomainError>> {
  const verified = await callFunctionAsVisitor(contract, { code });
  if (verified.ok) return ok(undefined);
  return verified.error.code === 'link-invalid' ? verifyEmailAddress(code) : verified;
}
