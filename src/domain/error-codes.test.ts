import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes, isTransient } from './error-codes.ts';

/** The codes that the outbox retries without limit; any other needs the person. */
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

describe('isTransient', () => {
  test.each(errorCodes)('%s', (code) => {
    expect(isTransient(code)).toBe(transient.includes(code));
  });
});

test('codes are unique, in lower case with dashes', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
