import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { toCallError } from './calls/call-error.ts';

/** Codes of the Firebase SDKs → codes of the domain. Auth codes are prefixed `auth/`, Firestore's have no prefix. */
const codes: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['auth/invalid-credential', 'invalid-credentials'],
  ['auth/invalid-login-credentials', 'invalid-credentials'],
  ['auth/wrong-password', 'invalid-credentials'],
  ['auth/user-not-found', 'invalid-credentials'],
  ['auth/missing-password', 'invalid-credentials'],
  ['auth/rejected-credential', 'invalid-credentials'],
  ['auth/user-mismatch', 'invalid-credentials'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/missing-email', 'invalid-email'],
  ['auth/invalid-recipient-email', 'invalid-email'],
  ['auth/multi-factor-auth-required', 'second-factor-needed'],
  ['auth/user-disabled', 'account-disabled'],
  ['auth/email-already-in-use', 'user-already-registered'],
  ['auth/credential-already-in-use', 'user-already-registered'],
  ['auth/account-exists-with-different-credential', 'user-already-registered'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/unverified-email', 'email-not-verified'],
  ['auth/email-change-needs-verification', 'email-not-verified'],
  ['auth/expired-action-code', 'link-expired'],
  ['auth/code-expired', 'link-expired'],
  ['auth/invalid-action-code', 'link-invalid'],
  ['auth/invalid-custom-token', 'session-invalid'],
  ['auth/custom-token-mismatch', 'session-invalid'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'too-many-requests'],
  ['auth/network-request-failed', 'network'],
  ['auth/timeout', 'network'],
  ['auth/internal-error', 'server-unavailable'],
  ['auth/user-token-expired', 'sign-in-expired'],
  ['auth/invalid-user-token', 'sign-in-expired'],
  ['auth/null-user', 'sign-in-expired'],
  ['auth/user-signed-out', 'sign-in-expired'],
  ['auth/requires-recent-login', 'recent-login-needed'],
  ['auth/web-storage-unsupported', 'storage-unavailable'],
  ['unauthenticated', 'sign-in-expired'],
  ['permission-denied', 'no-access'],
  ['not-found', 'not-found'],
  ['already-exists', 'already-exists'],
  ['invalid-argument', 'invalid-input'],
  // Firestore Lite's code for every answer with status 400.
  ['failed-precondition', 'invalid-input'],
  ['out-of-range', 'invalid-input'],
  // The server made no decision or asked for a retry.
  ['unavailable', 'network'],
  ['resource-exhausted', 'too-many-requests'],
  ['deadline-exceeded', 'server-unavailable'],
  ['aborted', 'server-unavailable'],
  ['internal', 'server-unavailable'],
  ['data-loss', 'server-unavailable'],
  ['unimplemented', 'server-unavailable'],
  ['cancelled', 'network'],
]);

/**
 * Messages of a failed fetch in Chromium, Firefox and Safari (old and new). Firestore Lite reports both the TypeError
 * and a server's error 500 as `unknown`, so only the message distinguishes them.
 */
const fetchFailed = /failed to fetch|networkerror|load failed|network connection was lost|appears to be offline/i;

/**
 * Firestore's messages about its own set-up: no database, a missing index, an API that is off, unpaid bills. Its codes are
 * those of a rejection, but it decided nothing about what was sent, which can succeed unchanged once we have mended it.
 */
const misconfigured =
  /database .*does not exist|requires an index|api has not been used|requires billing|datastore mode/i;

/** Maps an exception of a Firebase SDK, or of a call without one. */
export function toDomainError(thrown: unknown): DomainError {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return toCallError(thrown);
  if (thrown.code === 'unknown') return { code: fetchFailed.test(thrown.message) ? 'network' : 'server-unavailable' };
  if (!thrown.code.includes('/') && misconfigured.test(thrown.message)) return { code: 'database-misconfigured' };
  const code = codes.get(thrown.code);
  return code === undefined ? toCallError(thrown) : { code };
}
