import { expect, test } from 'vitest';
import { parseSignUpDetails } from './sign-up-details.ts';

const now = new Date('2026-03-02T12:00:00Z');
const hourMs = 3_600_000;
const details = { fullName: 'An Peeters', email: 'an@example.be', phone: '0470 12 34 56', postcode: '2000' };
const storedAgo = (ms: number) => JSON.stringify({ ...details, savedAt: now.getTime() - ms });

test('what was typed is returned for a day', () => {
  expect(parseSignUpDetails(storedAgo(0), now)).toEqual(details);
  expect(parseSignUpDetails(storedAgo(24 * hourMs), now)).toEqual(details);
  expect(parseSignUpDetails(storedAgo(25 * hourMs), now)).toBeNull();
});

test('values that were not written here are ignored', () => {
  for (const wrong of [null, '', 'null', '7', '[]', '{}', '{', JSON.stringify(details), storedAgo(-hourMs)]) {
    expect(parseSignUpDetails(wrong, now), String(wrong)).toBeNull();
  }
  const odd = JSON.stringify({ fullName: 7, email: null, savedAt: now.getTime() });
  expect(parseSignUpDetails(odd, now)).toEqual({ fullName: '', email: '', phone: '', postcode: '' });
});
