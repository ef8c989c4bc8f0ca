import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjacentIntervals,
  fromBase32,
  isTotpCode,
  newTotpSecret,
  toBase32,
  totpCode,
  totpParameters,
} from './totp.ts';

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of the standard', (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code);
});

test('base32 gives back every sequence of bytes, also as people type it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = toBase32(Buffer.from(bytes));
      expect(text).toMatch(/^[A-Z2-7]*$/);
      expect([...fromBase32(text.toLowerCase().replaceAll(/(.{4})/g, '$1 '))]).toEqual([...bytes]);
    }),
  );
});

test('a code holds for the allowed periods to either side, and for no other secret', () => {
  const now = 1_700_000_000_000;
  const periodMs = totpParameters.periodSec * 1000;
  const code = totpCode(secret, now);
  expect(isTotpCode(secret, code, now + adjacentIntervals * periodMs)).toBe(true);
  expect(isTotpCode(secret, code, now - adjacentIntervals * periodMs)).toBe(true);
  expect(isTotpCode(secret, code, now + (adjacentIntervals + 1) * periodMs)).toBe(false);
  expect(isTotpCode(secret, '', now)).toBe(false);
  expect(isTotpCode(newTotpSecret(), code, now)).toBe(false);
});
