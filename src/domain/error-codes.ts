/**
 * Every way in which something can fail, as a value. Each code has a text in every language of the interface
 * (src/i18n, namespace `errors`); a test holds the two lists side by side.
 */
export const errorCodes = [
  // The way there: nothing was decided, trying again can help.
  'network',
  'server-unavailable',
  'too-many-requests',
  'app-not-verified',
  // Signing in
  'invalid-email',
  'invalid-credentials',
  'account-disabled',
  'account-blocked',
  'email-not-verified',
  'not-a-senior',
  'not-signed-in',
  'sign-in-expired',
  'role-lookup-failed',
  // Signing up, and finding the way back in
  'user-already-registered',
  'weak-password',
  'too-many-mails',
  'link-expired',
  'link-invalid',
  'session-invalid',
  'recent-login-needed',
  'registration-failed',
  // What the server decided
  'no-access',
  'not-found',
  'already-exists',
  'invalid-input',
  'date-too-near',
  'not-cancellable',
  'profile-missing',
  'profile-conflict',
  'profile-failed',
  // Buying credits
  'purchase-failed',
  'payment-unverified',
  'payment-under-way',
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

/** An expected failure. Errors that a person meets are values of this shape; only bugs are thrown. */
export interface DomainError {
  readonly code: ErrorCode;
  /** For `too-many-requests` and `server-unavailable`: how long the server asked to wait. */
  readonly retryAfterSeconds?: number;
}

/**
 * Whether trying the same thing again later can succeed without anybody changing anything. The outbox retries these
 * for ever; anything else needs the person (design.md decision 4).
 */
export function isTransient(code: ErrorCode): boolean {
  const transient: readonly ErrorCode[] = [
    'network',
    'server-unavailable',
    'too-many-requests',
    'app-not-verified',
    'not-signed-in',
    'sign-in-expired',
    'unknown',
  ];
  return transient.includes(code);
}
