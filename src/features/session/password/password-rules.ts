import * as z from 'zod/mini';

/** Below this the words of spec.md hold. */
const minPasswordLength = 6;

/** What a new password has at least. One that was chosen before stays valid. */
const newPasswordLength = 8;
/** The same of staff, who sees the data of others. */
const staffPasswordLength = 12;

/** Keys of src/i18n, namespaces `account` and `invitation`. */
export type PasswordProblem = 'password-too-short' | 'password-short' | 'password-common';

/** The same of staff. */
export type StaffPasswordProblem = PasswordProblem | 'password-short-staff';

let common: ReadonlySet<string> | null = null;

/** Fetches the list of common passwords, when somebody begins to type one. Best effort: without a network there is none. */
export function loadCommonPasswords(): void {
  if (common !== null) return;
  import('./common-passwords.ts').then(
    ({ commonPasswords }) => {
      common = commonPasswords;
    },
    () => undefined,
  );
}

/** One character or a row of digits, over and over. */
const isRow = (password: string): boolean =>
  /^(.)\1*$/.test(password) || '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);

/** Also with what people add to a word: digits and signs behind it, a capital in front. */
const isCommonPassword = (password: string): boolean =>
  isRow(password) || (common?.has(password.toLowerCase().replace(/[^a-z]+$/, '')) ?? false);

/** @returns why this cannot be a new password; null when it can. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < minPasswordLength) return 'password-too-short';
  if (password.length < newPasswordLength) return 'password-short';
  return isCommonPassword(password) ? 'password-common' : null;
}

/** For schemas of forms; the message is the problem. Not trimmed: a space in a password is significant. */
export const newPassword = z.string().check(
  z.superRefine((password, context) => {
    const message = passwordProblem(password);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
);

/** @returns why this cannot be a new password of somebody of staff; null when it can. */
export function staffPasswordProblem(password: string): StaffPasswordProblem | null {
  if (password.length < minPasswordLength) return 'password-too-short';
  if (password.length < staffPasswordLength) return 'password-short-staff';
  return passwordProblem(password);
}
