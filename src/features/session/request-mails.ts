import { sendPasswordResetMail, sendVerificationMail } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toAccountLanguage } from './account-language.ts';

/** Maps the rate limit to the error code for mails. */
function answerOf(called: Result<unknown, DomainError>): Result<void, DomainError> {
  if (called.ok) return ok(undefined);
  return err(called.error.code === 'too-many-requests' ? { ...called.error, code: 'too-many-mails' } : called.error);
}

/** Has the verification mail sent. The answer is the same for an unknown address. */
export async function requestVerificationMail(email: string, language: string): Promise<Result<void, DomainError>> {
  return answerOf(await callFunction(sendVerificationMail, { email, language: toAccountLanguage(language) }));
}

/** Has the mail with a reset link sent. The answer is the same for an unknown address. */
export async function requestPasswordResetMail(email: string, language: string): Promise<Result<void, DomainError>> {
  return answerOf(await callFunction(sendPasswordResetMail, { email, language: toAccountLanguage(language) }));
}
