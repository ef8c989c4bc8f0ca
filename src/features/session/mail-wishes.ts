import { sendPasswordResetMail, sendVerificationMail } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { toAccountLanguage } from './account-language.ts';

/** Too often is said of mails here: that is what was asked for. */
function answerOf(called: Result<unknown, DomainError>): Result<void, DomainError> {
  if (called.ok) return ok(undefined);
  return err(called.error.code === 'too-many-requests' ? { ...called.error, code: 'too-many-mails' } : called.error);
}

/** Answers alike for an address that nobody knows. */
export async function askVerificationMail(email: string, language: string): Promise<Result<void, DomainError>> {
  return answerOf(await callFunction(sendVerificationMail, { email, language: toAccountLanguage(language) }));
}

/** Answers alike for an address that nobody knows. */
export async function askPasswordResetMail(email: string, language: string): Promise<Result<void, DomainError>> {
  return answerOf(await callFunction(sendPasswordResetMail, { email, language: toAccountLanguage(language) }));
}
