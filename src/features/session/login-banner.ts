import type { ErrorCode } from '#domain/error-codes.ts';

/** Key of src/i18n, namespace `session`. */
type SessionText =
  | 'verified'
  | 'password-reset'
  | 'link-verification-failed'
  | 'link-expired'
  | 'link-failed'
  | 'session-link'
  | 'user-not-found';

/** What an address says: a text of its own, or that of an error code (namespace `errors`). */
export type LoginBanner =
  | { readonly kind: 'success' | 'danger'; readonly message: SessionText; readonly offersNewMail: boolean }
  | { readonly kind: 'danger'; readonly code: ErrorCode; readonly offersNewMail: boolean };

/** Errors of a link in a mail. Asking for a new mail helps against all but the last. */
const linkErrors: ReadonlyMap<string, SessionText> = new Map([
  ['verification_failed', 'link-verification-failed'],
  ['otp_expired', 'link-expired'],
  ['expired', 'link-expired'],
  ['access_denied', 'link-failed'],
  ['session_link', 'session-link'],
  // Says nothing about any account: anybody can write an address. A sign-in that fails does not tell (invalid_credentials).
  ['user_not_found', 'user-not-found'],
]);

/** The error catalogue (spec.md section 8), and other names that the same errors have. */
const codes: ReadonlyMap<string, ErrorCode> = new Map([
  ['email_address_invalid', 'invalid-email'],
  ['user_already_registered', 'user-already-registered'],
  ['user_already_exists', 'user-already-registered'],
  ['email_exists', 'user-already-registered'],
  ['weak_password', 'weak-password'],
  ['server_error', 'server-unavailable'],
  ['unexpected_failure', 'server-unavailable'],
  ['invalid_credentials', 'invalid-credentials'],
  ['email_not_confirmed', 'email-not-verified'],
  ['over_email_send_rate_limit', 'too-many-mails'],
  ['over_request_rate_limit', 'too-many-requests'],
  ['user_banned', 'account-blocked'],
  ['not_a_senior', 'not-a-senior'],
]);

const withNewMail: readonly string[] = [
  'link-verification-failed',
  'link-expired',
  'link-failed',
  'email-not-verified',
];

function errorBanner(error: string): LoginBanner {
  const message = linkErrors.get(error);
  if (message !== undefined) return { kind: 'danger', message, offersNewMail: withNewMail.includes(message) };
  const code = codes.get(error) ?? 'unknown';
  return { kind: 'danger', code, offersNewMail: withNewMail.includes(code) };
}

/**
 * The banner for what the address of /login says; null without one. Only known codes are read from it: anybody can write a
 * link, so its text is never shown.
 */
export function readLoginBanner(search: URLSearchParams): LoginBanner | null {
  const error = search.get('error');
  if (error !== null) return errorBanner(error);
  if (search.get('verified') === 'true') return { kind: 'success', message: 'verified', offersNewMail: false };
  const reset = search.get('reset');
  if (reset === 'true' || reset === 'success') {
    return { kind: 'success', message: 'password-reset', offersNewMail: false };
  }
  return null;
}
