import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { isTransient } from '#domain/error-codes.ts';
import { toDomainError } from './error-mapping.ts';

const code = (thrown: unknown) => toDomainError(thrown).code;

describe('a request that came to nothing is a matter of the network', () => {
  test.each([
    ['Chromium', 'Request failed with error: Failed to fetch'],
    ['Firefox', 'Request failed with error: NetworkError when attempting to fetch resource.'],
    ['Safari', 'Request failed with error: Load failed'],
    ['an older Safari', 'Request failed with error: The network connection was lost.'],
  ])('as %s says it through Firestore Lite', (_, message) => {
    expect(code(new FirebaseError('unknown', message))).toBe('network');
  });

  test('as fetch itself throws it, and as a sign-in page of a hotspot does', () => {
    expect(code(new TypeError('Failed to fetch'))).toBe('network');
    expect(code(new SyntaxError('Unexpected token <'))).toBe('network');
    expect(code(new FirebaseError('auth/network-request-failed', ''))).toBe('network');
  });
});

test('an error 500 is the server’s, and worth another try', () => {
  const failed = code(new FirebaseError('unknown', 'Request failed with error: Internal error.'));
  expect(failed).toBe('server-unavailable');
  expect(isTransient(failed)).toBe(true);
});

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

test('what is no error of an SDK is unknown, and never thrown on', () => {
  for (const thrown of [new Error('odd'), 'text', null, undefined, { code: 'permission-denied' }]) {
    expect(code(thrown)).toBe('unknown');
  }
});
