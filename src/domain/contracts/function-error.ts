import * as z from 'zod/mini';
import { type DomainError, errorCodes } from '../error-codes.ts';

/**
 * The body of every rejection by a function (design.md decision 9). The message is for engineers; the screen shows the
 * text of the code.
 */
export const functionErrorSchema = z.strictObject({
  error: z.strictObject({ code: z.enum(errorCodes), message: z.string() }),
});

export type FunctionError = z.infer<typeof functionErrorSchema>;

/** HTTP status per code that a function refuses with. */
const refusalStatus = {
  'invalid-input': 400,
  'app-not-verified': 401,
  'not-signed-in': 401,
  'sign-in-expired': 401,
  'account-disabled': 403,
  'account-blocked': 403,
  'second-factor-needed': 403,
  'recent-login-needed': 403,
  'email-not-verified': 403,
  'not-a-senior': 403,
  'no-access': 403,
  'not-found': 404,
  'already-exists': 409,
  'data-requests-full': 409,
  'payment-under-way': 409,
  'refund-changed': 409,
  'review-link-invalid': 410,
  'link-expired': 410,
  'link-invalid': 410,
  'too-many-requests': 429,
  'too-many-mails': 429,
  'purchase-failed': 502,
  'server-unavailable': 503,
} as const satisfies Partial<Record<DomainError['code'], number>>;

/** The codes that a function may refuse with: only those that have a status. */
export type RefusalCode = keyof typeof refusalStatus;

/** A code that is not listed is a fault of the function: 500. */
export const statusOfCode: Partial<Readonly<Record<DomainError['code'], number>>> = refusalStatus;
