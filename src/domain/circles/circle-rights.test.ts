import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forSelf } from '../accounts/acting-for.ts';
import { type Right, rights } from '../accounts/roles.ts';
import { circleRightFor, circleRights, grantedBy, grants, mayActFor, withSee } from './circle-rights.ts';

const daughter = { actorUid: 'daughter', seniorId: 'maria' };
const someRights = fc.subarray([...circleRights]);
const anyRight = fc.constantFrom(...rights);

test('each right in a circle grants what it says, and no right is granted twice', () => {
  expect(grantedBy).toEqual({
    see: ['requests.list', 'visits.view', 'credits.give'],
    book: ['requests.create', 'requests.cancel', 'requests.answer', 'visits.approve', 'profile.view'],
    pay: ['credits.view', 'credits.buy'],
  });
  const granted = Object.values(grantedBy).flat();
  expect(new Set(granted).size).toBe(granted.length);
});

test('the code at her door, her messages, her profile, money back and her circle are for the senior alone', () => {
  const own = rights.filter((right) => circleRightFor(right) === null);
  expect(own).toEqual(['visits.code', 'profile.edit', 'credits.refund', 'notifications.view', 'circle.manage']);
});

test('a membership grants exactly the rights of what it holds', () => {
  fc.assert(
    fc.property(someRights, anyRight, (held, right) => {
      const granted = held.flatMap((each): readonly Right[] => grantedBy[each]);
      expect(grants({ rights: held, ended_at: null }, right)).toBe(granted.includes(right));
    }),
  );
});

test('a membership that ended grants nothing, and neither does one whose end cannot be read', () => {
  const ends = fc.constantFrom<unknown>(new Date(0), undefined, '', 0, false, {});
  fc.assert(fc.property(ends, anyRight, (ended_at, right) => !grants({ rights: circleRights, ended_at }, right)));
});

test.each([[undefined], [null], ['see'], [{ see: true }], [0]])('rights stored as %j grant nothing', (stored) => {
  for (const right of rights) expect(grants({ rights: stored, ended_at: null }, right)).toBe(false);
});

test('an actor has every right on her own records, and without a membership none on those of another', () => {
  for (const right of rights) {
    expect(mayActFor(forSelf('maria'), right)).toBe(true);
    expect(mayActFor(daughter, right)).toBe(false);
    expect(mayActFor(daughter, right, null)).toBe(false);
  }
});

test('in a circle the membership decides', () => {
  fc.assert(
    fc.property(someRights, anyRight, (held, right) => {
      const membership = { rights: held, ended_at: null };
      expect(mayActFor(daughter, right, membership)).toBe(grants(membership, right));
    }),
  );
});

test('what is no right is refused, of oneself as well', () => {
  expect(mayActFor(forSelf('maria'), 'dispatch.assign' as never)).toBe(false);
  expect(mayActFor(daughter, 'dispatch.assign' as never, { rights: circleRights, ended_at: null })).toBe(false);
});

test('to see comes with every right, each once and in one order', () => {
  expect(withSee([])).toEqual(['see']);
  expect(withSee(['pay', 'book', 'pay'])).toEqual(['see', 'book', 'pay']);
});
