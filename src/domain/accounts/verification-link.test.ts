import { describe, expect, test } from 'vitest';
import { aVerificationLink } from '#tests/builders/verification-link.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { verificationLinkDays } from '../documents/verification-link.ts';
import { judgeLink } from './verification-link.ts';

const link = aVerificationLink();
const owner = { emailHash: link.email_hash, emailVerified: false, disabled: false };
const afterDays = (days: number) => new Date(madeAt.getTime() + days * 24 * 60 * 60 * 1000);

describe('a verification link', () => {
  test('verifies the address that it was mailed to, for three days', () => {
    expect(verificationLinkDays).toBe(3);
    expect(judgeLink(link, owner, madeAt)).toBe('verify');
    expect(judgeLink(link, owner, afterDays(2.99))).toBe('verify');
    expect(judgeLink(link, owner, afterDays(3))).toBe('link-expired');
  });

  test('that was followed is recognised for as long as it is stored, and no longer', () => {
    const verified = { ...owner, emailVerified: true };
    expect(judgeLink(link, verified, madeAt)).toBe('already-verified');
    expect(judgeLink(link, verified, afterDays(29))).toBe('already-verified');
    expect(judgeLink(link, verified, link.expires_at)).toBe('link-invalid');
  });

  test.each([
    ['of an unknown code', null, owner],
    ['of an account that is gone', link, null],
    ['of a closed account', link, { ...owner, emailVerified: true, disabled: true }],
    ['to an address that the account no longer has', link, { ...owner, emailHash: 'b'.repeat(64) }],
    ['to another address, now verified', link, { ...owner, emailHash: 'b'.repeat(64), emailVerified: true }],
  ])('%s is invalid', (_, stored, found) => {
    expect(judgeLink(stored, found, madeAt)).toBe('link-invalid');
  });
});
