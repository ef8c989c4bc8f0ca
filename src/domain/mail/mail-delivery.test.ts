import { describe, expect, test } from 'vitest';
import { type Mail, mailErrorCodes, mailSchema } from '../documents/mail.ts';
import {
  claimMail,
  holdsLease,
  isMailDue,
  mailDelivery,
  type MailOutcome,
  newMail,
  retryDelayMs,
  settleMail,
} from './mail-delivery.ts';

const begin = new Date('2027-01-04T10:00:00Z');
const later = (ms: number): Date => new Date(begin.getTime() + ms);
const { leaseMs, leaseMarginMs, maxAttempts, longestDelayMs } = mailDelivery;
const fresh = newMail({ to: 'maria@madelief.test', template: 'verify-email', language: 'NL', values: {} }, begin);

function claimed(mail: Mail, now: Date): Mail {
  const taken = claimMail(mail, now);
  if (taken === null) throw new Error('not due');
  return taken;
}

describe('a mail', () => {
  test('is due as soon as it is ordered', () => {
    expect(mailSchema.parse(fresh)).toEqual(fresh);
    expect(isMailDue(fresh, begin)).toBe(true);
    expect(claimed(fresh, begin)).toMatchObject({ state: 'sending', attempts: 1, next_attempt_at: null });
  });

  test('that is claimed is not due until its lease has expired', () => {
    const taken = claimed(fresh, begin);
    expect(claimMail(taken, later(leaseMs - 1))).toBeNull();
    expect(claimed(taken, later(leaseMs))).toMatchObject({ state: 'sending', attempts: 2, error_code: 'interrupted' });
  });

  test('is not sent when the remaining lease is shorter than the margin', () => {
    const taken = claimed(fresh, begin);
    expect(holdsLease(taken, later(leaseMs - leaseMarginMs - 1))).toBe(true);
    expect(holdsLease(taken, later(leaseMs - leaseMarginMs))).toBe(false);
  });

  test('backs off after each failure, by an hour at most', () => {
    expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([15_000, 30_000, 60_000, 120_000]);
    expect(retryDelayMs(maxAttempts)).toBe(longestDelayMs);
    const waits = settleMail(claimed(fresh, begin), 1, { kind: 'retry', code: 'server-unavailable' }, begin);
    expect(waits).toMatchObject({ state: 'pending', error_code: 'server-unavailable', next_attempt_at: later(15_000) });
  });

  test('is retried for about a day, then failed, both for server errors and for crashes', () => {
    const hour = 3_600_000;
    let mail = fresh;
    let now = begin;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      mail = claimed(mail, now);
      mail = settleMail(mail, attempt, { kind: 'retry', code: 'server-unavailable' }, now) ?? mail;
      now = mail.next_attempt_at ?? now;
    }
    expect(mail).toMatchObject({ state: 'failed', next_attempt_at: null, lease_until: null, sent_at: null });
    expect((now.getTime() - begin.getTime()) / hour).toBeGreaterThan(18);
    expect((now.getTime() - begin.getTime()) / hour).toBeLessThan(24);

    const crashing = { ...claimed(fresh, begin), attempts: maxAttempts };
    expect(claimed(crashing, later(leaseMs))).toMatchObject({ state: 'failed', error_code: 'interrupted' });
  });

  test.each<[MailOutcome, Partial<Mail>]>([
    [{ kind: 'sent' }, { state: 'sent', sent_at: later(5) }],
    [{ kind: 'unneeded' }, { state: 'unneeded', sent_at: null }],
    [
      { kind: 'refused', code: 'recipient-refused' },
      { state: 'failed', error_code: 'recipient-refused' },
    ],
  ])('%o ends the work', (outcome, fields) => {
    const ended = settleMail(claimed(fresh, begin), 1, outcome, later(5));
    expect(ended).toMatchObject({ ...fields, lease_until: null, next_attempt_at: null });
    expect(ended && claimMail(ended, later(longestDelayMs * 1_000))).toBeNull();
    expect(mailSchema.parse(ended)).toEqual(ended);
  });

  test('that was stored while it waited for a student is still read, and due', () => {
    const older = { ...fresh, attempts: 3, error_code: 'planning-missing' };
    expect(isMailDue(mailSchema.parse(older), begin)).toBe(true);
  });

  test('is settled by its last claim only; but a sent outcome of any claim counts', () => {
    const second = claimed(claimed(fresh, begin), later(leaseMs));
    for (const code of mailErrorCodes) {
      expect(settleMail(second, 1, { kind: 'retry', code }, later(leaseMs))).toBeNull();
      expect(settleMail(second, 1, { kind: 'refused', code }, later(leaseMs))).toBeNull();
    }
    const sent = settleMail(second, 1, { kind: 'sent' }, later(leaseMs));
    expect(sent).toMatchObject({ state: 'sent' });
    expect(sent && settleMail(sent, 2, { kind: 'retry', code: 'internal' }, later(leaseMs))).toBeNull();
    expect(sent && settleMail(sent, 2, { kind: 'sent' }, later(leaseMs + 1))).toBeNull();
  });
});
