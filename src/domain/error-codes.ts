/**
 * Every expected failure. Each code has a text in every language of the interface (src/i18n, namespace `errors`); a
 * test compares the two lists.
 */
export const errorCodes = [
  // Transport: the server made no decision, so a retry can help.
  'network',
  'server-unavailable',
  'too-many-requests',
  'app-not-verified',
  'database-misconfigured',
  // Signing in
  'invalid-email',
  'invalid-credentials',
  'account-disabled',
  'account-blocked',
  'second-factor-needed',
  'email-not-verified',
  'not-a-senior',
  'not-signed-in',
  'sign-in-expired',
  'role-lookup-failed',
  // Signing up and account recovery
  'user-already-registered',
  'weak-password',
  'too-many-mails',
  'link-expired',
  'link-invalid',
  'session-invalid',
  'recent-login-needed',
  'registration-failed',
  // Decisions of the server
  'no-access',
  'not-found',
  'already-exists',
  'invalid-input',
  'date-too-near',
  // As many requests for one senior came in today as are taken in a day.
  'requests-full',
  // As many questions about the own data wait for staff as one person may have.
  'data-requests-full',
  'not-cancellable',
  'quote-replaced',
  'quote-answered',
  'quote-gone',
  // A student's word at the door, with what the server decided
  'visit-refused',
  // A student left, and the server does not know yet that she came: it will, or staff says so.
  'visit-not-started',
  'profile-missing',
  'profile-conflict',
  'profile-failed',
  // Buying credits
  'purchase-failed',
  'payment-unverified',
  'payment-under-way',
  // Asking money back: it is another amount by now
  'refund-changed',
  // Reviewing a visit
  'review-token-missing',
  'review-link-invalid',
  'review-check-failed',
  'review-failed',
  // This device
  'storage-full',
  'storage-unavailable',
  // Loading
  'categories-failed',
  'requests-failed',
  'dashboard-failed',
  'credits-failed',
  'unknown',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** An expected failure, returned as a value; only bugs are thrown. */
export interface DomainError {
  readonly code: ErrorCode;
  /** For `too-many-requests` and `server-unavailable`: the Retry-After of the server. */
  readonly retryAfterSeconds?: number;
}

/** This device cannot keep anything; sending at once still works. */
export const isStorageFailure = (code: ErrorCode): boolean => code === 'storage-full' || code === 'storage-unavailable';

/**
 * Returns whether a retry of the same call can succeed without any change. The outbox retries these without limit; any
 * other code needs the person (design.md decision 4).
 */
export function isTransient(code: ErrorCode): boolean {
  const transient: readonly ErrorCode[] = [
    'network',
    'server-unavailable',
    'too-many-requests',
    'app-not-verified',
    'database-misconfigured',
    'not-signed-in',
    'sign-in-expired',
    'visit-not-started',
    'unknown',
  ];
  return transient.includes(code);
}
