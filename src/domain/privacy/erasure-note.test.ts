import { expect, test } from 'vitest';
import { anErasure } from '#tests/builders/accounts/erasure.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { erasureSchema, linksAtMost } from '../documents/privacy/erasure.ts';
import {
  askErasure,
  confirmErasure,
  erasableAs,
  isPointless,
  isWithdrawable,
  noteMissingLogin,
  withLink,
} from './erasure-note.ts';

const now = new Date('2026-03-01T09:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const maria = anInterimUser({ id: 'maria', first_name: 'Maria', last_name: 'Peeters' });
const hash = (digit: number) => String(digit).repeat(64);
const asked = askErasure(maria, { kind: 'senior', note: null, now });

test('asking waits for the mail: nothing is due before she confirms', () => {
  expect(erasureSchema.parse(asked)).toMatchObject({ state: 'asked', reason: 'asked', due_at: null });
  expect(asked.link_until).toEqual(after(7));
});

test('confirmed in the seven days, it is due fourteen days later; followed again, the day stays', () => {
  const waiting = confirmErasure(asked, after(6));
  expect(waiting).toMatchObject({ state: 'waiting', due_at: after(20) });
  expect(waiting && confirmErasure(waiting, after(6.5))).toEqual(waiting);
  expect(confirmErasure(asked, after(7))).toBeNull();
});

test('asked again, the mail has its days anew, and earlier links work; what is confirmed stays as it is', () => {
  const linked = withLink(asked, hash(1), now);
  expect(linked && askErasure(maria, { kind: 'senior', note: linked, now: after(3) })).toMatchObject({
    link_hashes: [hash(1)],
    link_until: after(10),
  });
  const waiting = anErasure({ reason: 'asked', state: 'waiting' });
  expect(askErasure(maria, { kind: 'senior', note: waiting, now })).toBe(waiting);
  expect(withLink(waiting, hash(1), now)).toBeNull();
});

test('the links of the last mails work, as many as are kept', () => {
  let note = asked;
  for (let digit = 0; digit < 8; digit += 1) note = withLink(note, hash(digit), now) ?? note;
  expect(note.link_hashes).toHaveLength(linksAtMost);
  expect(note.link_hashes.at(-1)).toBe(hash(7));
});

test('a closed note is over: it is asked anew, and no link of it works', () => {
  const closed = anErasure({ state: 'closed', due_at: null, closed_at: now });
  expect(confirmErasure(closed, now)).toBeNull();
  expect(askErasure(maria, { kind: 'senior', note: closed, now }).state).toBe('asked');
});

test('it can be withdrawn until the day, and not from then on', () => {
  const waiting = anErasure({ reason: 'asked', state: 'waiting', due_at: after(14) });
  expect(isWithdrawable(asked, now)).toBe(true);
  expect(isWithdrawable(waiting, after(13.9))).toBe(true);
  expect(isWithdrawable(waiting, after(14))).toBe(false);
});

test('a missing login is noted with the days to put it back', () => {
  expect(erasureSchema.parse(noteMissingLogin(maria, { kind: 'senior', now }))).toMatchObject({
    ...{ person_id: 'maria', name: 'Maria Peeters', state: 'waiting', reason: 'login-gone', due_at: after(14) },
  });
});

test('with a login, the note that it was missing is pointless, and so is a mail that nobody answered in time', () => {
  expect(isPointless(noteMissingLogin(maria, { kind: 'senior', now }), after(1))).toBe(true);
  expect(isPointless(asked, after(6))).toBe(false);
  expect(isPointless(asked, after(7))).toBe(true);
  const confirmed = confirmErasure(asked, now);
  expect(confirmed && isPointless(confirmed, after(10))).toBe(false);
});

test('seniors and family members are erased, staff is not', () => {
  expect((['senior', 'family', 'admin'] as const).map(erasableAs)).toEqual(['senior', 'family', null]);
});
