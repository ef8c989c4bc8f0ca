import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, isTransient } from '#domain/error-codes.ts';
import { errors as english } from '#i18n/en/errors.ts';
import { errors as dutch } from '#i18n/nl/errors.ts';
import { toDomainError } from './error-mapping.ts';

const code = (thrown: unknown) => toDomainError(thrown).code;

describe('a failed fetch is a network error', () => {
  // spec: 8.database.network
  test.each([
    ['Chromium', 'Request failed with error: Failed to fetch'],
    ['Firefox', 'Request failed with error: NetworkError when attempting to fetch resource.'],
    ['Safari', 'Request failed with error: Load failed'],
    ['an older Safari', 'Request failed with error: The network connection was lost.'],
  ])('as %s says it through Firestore Lite', (_, message) => {
    expect(code(new FirebaseError('unknown', message))).toBe('network');
  });

  test('thrown by fetch itself, or caused by a hotspot’s sign-in page', () => {
    expect(code(new TypeError('Failed to fetch'))).toBe('network');
    expect(code(new SyntaxError('Unexpected token <'))).toBe('network');
    expect(code(new FirebaseError('auth/network-request-failed', ''))).toBe('network');
  });
});

test('a status 500 is server-unavailable, a transient error', () => {
  const failed = code(new FirebaseError('unknown', 'Request failed with error: Internal error.'));
  expect(failed).toBe('server-unavailable');
  expect(isTransient(failed)).toBe(true);
});

// spec: 8.auth.user-not-found
test.each([
  ['permission-denied', 'no-access'],
  ['unauthenticated', 'sign-in-expired'],
  ['resource-exhausted', 'too-many-requests'],
  ['failed-precondition', 'invalid-input'],
  ['auth/invalid-credential', 'invalid-credentials'],
  ['auth/user-not-found', 'invalid-credentials'],
  ['auth/user-token-expired', 'sign-in-expired'],
  ['auth/something-new', 'unknown'],
])('%s is %s', (sdkCode, expected) => {
  expect(code(new FirebaseError(sdkCode, ''))).toBe(expected);
});

/** The meaning of each code of Firebase Auth. A code that is missing here has not been decided on. */
const meanings: Partial<Readonly<Record<ErrorCode, readonly string[]>>> = {
  'invalid-credentials': [
    'invalid-credential',
    'missing-password',
    'rejected-credential',
    'user-mismatch',
    'user-not-found',
    'wrong-password',
  ],
  'second-factor-needed': ['multi-factor-auth-required'],
  'invalid-email': ['invalid-email', 'invalid-recipient-email'],
  'account-disabled': ['user-disabled'],
  'user-already-registered': [
    'account-exists-with-different-credential',
    'credential-already-in-use',
    'email-already-in-use',
  ],
  'weak-password': ['weak-password'],
  'email-not-verified': ['email-change-needs-verification', 'unverified-email'],
  'too-many-requests': ['quota-exceeded', 'too-many-requests'],
  network: ['network-request-failed', 'timeout'],
  'server-unavailable': ['internal-error'],
  'sign-in-expired': ['invalid-user-token', 'null-user', 'user-signed-out', 'user-token-expired'],
  'recent-login-needed': ['requires-recent-login'],
  'session-invalid': ['custom-token-mismatch', 'invalid-custom-token'],
  'link-expired': ['code-expired', 'expired-action-code'],
  'link-invalid': ['invalid-action-code'],
  'storage-unavailable': ['web-storage-unsupported'],
  /** Sign-in methods that the product does not offer, and configuration errors: mapped to the fallback. */
  unknown: [
    'admin-restricted-operation',
    'already-initialized',
    'app-deleted',
    'app-not-authorized',
    'app-not-installed',
    'argument-error',
    'auth-domain-config-required',
    'cancelled-popup-request',
    'captcha-check-failed',
    'cordova-not-ready',
    'cors-unsupported',
    'dependent-sdk-initialized-before-auth',
    'dynamic-link-not-activated',
    'emulator-config-failed',
    'invalid-api-key',
    'invalid-app-credential',
    'invalid-app-id',
    'invalid-auth-event',
    'invalid-cert-hash',
    'invalid-continue-uri',
    'invalid-cordova-configuration',
    'invalid-dynamic-link-domain',
    'invalid-emulator-scheme',
    'invalid-hosting-link-domain',
    'invalid-message-payload',
    'invalid-multi-factor-session',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-persistence-type',
    'invalid-phone-number',
    'invalid-provider-id',
    'invalid-recaptcha-action',
    'invalid-recaptcha-token',
    'invalid-recaptcha-version',
    'invalid-req-type',
    'invalid-sender',
    'invalid-tenant-id',
    'invalid-verification-code',
    'invalid-verification-id',
    'maximum-second-factor-count-exceeded',
    'missing-android-pkg-name',
    'missing-app-credential',
    'missing-client-type',
    'missing-continue-uri',
    'missing-iframe-start',
    'missing-ios-bundle-id',
    'missing-multi-factor-info',
    'missing-multi-factor-session',
    'missing-or-invalid-nonce',
    'missing-phone-number',
    'missing-recaptcha-token',
    'missing-recaptcha-version',
    'missing-verification-code',
    'missing-verification-id',
    'multi-factor-info-not-found',
    'no-auth-event',
    'no-such-provider',
    'operation-not-allowed',
    'operation-not-supported-in-this-environment',
    'popup-blocked',
    'popup-closed-by-user',
    'provider-already-linked',
    'recaptcha-not-enabled',
    'redirect-cancelled-by-user',
    'redirect-operation-pending',
    'second-factor-already-in-use',
    'tenant-id-mismatch',
    'unauthorized-continue-uri',
    'unauthorized-domain',
    'unsupported-first-factor',
    'unsupported-persistence-type',
    'unsupported-tenant-operation',
    'user-cancelled',
  ],
};

const meaningOf: ReadonlyMap<string, string> = new Map(
  Object.entries(meanings).flatMap(([meaning, codes]) => codes.map((sdkCode) => [`auth/${sdkCode}`, meaning] as const)),
);

// spec: 8.auth.every-code
test('every code of Firebase Auth is mapped, with a Dutch and an English text', () => {
  const sdkCodes = [...new Set<string>(Object.values(AuthErrorCodes))].toSorted();
  const mapped = sdkCodes.map((sdkCode) => [sdkCode, code(new FirebaseError(sdkCode, ''))]);
  expect(mapped).toEqual(sdkCodes.map((sdkCode) => [sdkCode, meaningOf.get(sdkCode)]));
  for (const meaning of meaningOf.values()) {
    expect(dutch).toHaveProperty([meaning]);
    expect(english).toHaveProperty([meaning]);
  }
});

/** gRPC codes, as Firestore returns them; `ok` is no error, and `unknown` is distinguished by its message (above). */
// spec: 8.database.invalid-input 8.database.not-found 8.database.permission-denied
test.each([
  ['cancelled', 'network'],
  ['invalid-argument', 'invalid-input'],
  ['deadline-exceeded', 'server-unavailable'],
  ['not-found', 'not-found'],
  ['already-exists', 'already-exists'],
  ['permission-denied', 'no-access'],
  ['resource-exhausted', 'too-many-requests'],
  ['failed-precondition', 'invalid-input'],
  ['aborted', 'server-unavailable'],
  ['out-of-range', 'invalid-input'],
  ['unimplemented', 'server-unavailable'],
  ['internal', 'server-unavailable'],
  ['unavailable', 'network'],
  ['data-loss', 'server-unavailable'],
  ['unauthenticated', 'sign-in-expired'],
] as const)('%s of Firestore is %s', (sdkCode, expected) => {
  expect(code(new FirebaseError(sdkCode, ''))).toBe(expected);
});

// spec: 8.database.misconfigured
test.each([
  [
    'not-found',
    'Request failed with error: The database (default) does not exist for project madelief. Please visit …',
  ],
  ['failed-precondition', 'Request failed with error: The query requires an index. You can create it here: …'],
  [
    'permission-denied',
    'Request failed with error: Cloud Firestore API has not been used in project 1 before or it is …',
  ],
  ['permission-denied', 'Request failed with error: This API method requires billing to be enabled.'],
])('%s of a database that is not set up decides nothing: %s', (sdkCode, message) => {
  const failed = code(new FirebaseError(sdkCode, message));
  expect(failed).toBe('database-misconfigured');
  expect(isTransient(failed)).toBe(true);
  expect(code(new FirebaseError(`auth/${sdkCode}`, message))).toBe('unknown');
});

/** The catalogue of spec.md section 8, by its names, with the code of each entry. */
// spec: 8.auth.email-invalid 8.auth.already-registered 8.auth.weak-password 8.auth.server-error
// spec: 8.auth.invalid-credentials 8.auth.email-not-confirmed 8.auth.user-not-found 8.auth.other
// spec: 8.database.not-a-senior 8.access.registration-known-email
test.each([
  ['email_address_invalid', 'invalid-email', 'Dit e-mailadres is niet juist.'],
  ['user_already_registered', 'user-already-registered', 'Dit e-mailadres is al geregistreerd.'],
  ['weak_password', 'weak-password', '8 tekens, met een hoofdletter, een kleine letter en een cijfer'],
  ['server_error', 'server-unavailable', 'probleem met de server. Probeer het later opnieuw.'],
  ['invalid_credentials', 'invalid-credentials', 'Uw e-mailadres of wachtwoord is niet juist.'],
  ['email_not_confirmed', 'email-not-verified', 'nog niet bevestigd. Open de e-mail die wij u stuurden.'],
  ['user_not_found', 'invalid-credentials', 'Uw e-mailadres of wachtwoord is niet juist.'],
  ['over_email_send_rate_limit', 'too-many-mails', 'U vroeg te veel e-mails na elkaar.'],
  ['not_a_senior', 'not-a-senior', 'Alleen senioren kunnen inloggen op deze applicatie.'],
  ['default', 'unknown', 'Er is een fout opgetreden. Probeer het opnieuw.'],
] as const)('%s of the catalogue is said as %s', (_, meaning, words) => {
  expect(dutch[meaning]).toContain(words);
});

// spec: 8.auth.other 8.database.fallback
test('any other exception is unknown and not rethrown', () => {
  for (const thrown of [new Error('odd'), 'text', null, undefined, { code: 'permission-denied' }]) {
    expect(code(thrown)).toBe('unknown');
  }
});

test.each([
  ['recaptcha-error', 'app-not-verified'],
  ['throttled', 'app-not-verified'],
  ['fetch-network-error', 'network'],
])('App Check that says %s is no verdict on what was sent', (code, expected) => {
  const thrown = Object.assign(new Error('of the SDK'), { code: `appCheck/${code}` });
  expect(toDomainError(thrown)).toEqual({ code: expected });
  expect(isTransient(toDomainError(thrown).code)).toBe(true);
});
