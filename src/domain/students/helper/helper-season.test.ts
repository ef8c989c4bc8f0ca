import { expect, test } from 'vitest';
import { aHelperAccess, aHelperLink } from '#tests/builders/helper-link.ts';
import {
  calendarOf,
  helperAccessState,
  helperLanguage,
  isLinkValid,
  newAccess,
  renewedAccess,
} from './helper-access.ts';
import { helperLinkPath, secretInFragment } from './helper-address.ts';
import { seasonOf } from './helper-season.ts';

test.each([
  ['2026-08-31T21:59:00Z', '2025', '2026-09-30T21:59:00Z'],
  // Midnight in Brussels.
  ['2026-08-31T22:00:00Z', '2026', '2027-09-30T21:59:00Z'],
  ['2027-01-01T00:00:00Z', '2026', '2027-09-30T21:59:00Z'],
])('at %s it is the season of %s, whose links end at %s', (now, name, end) => {
  expect(seasonOf(new Date(now))).toEqual({ name, linksEndAt: new Date(end) });
});

const now = new Date('2026-03-02T09:00:00Z');

test.each([
  ['as it was sent', {}, {}, true],
  ['replaced by another', {}, { generation: 2 }, false],
  ['turned off', {}, { revoked: true }, false],
  ['over', { expires_at: now }, {}, false],
  // The next season renews what the profile says; the link in her hand still ends on its own day.
  ['of the season before', {}, { season: '2026', expires_at: new Date('2027-09-30T21:59:00Z') }, true],
])('a link that is %s opens the page: %s', (_what, link, access, isValid) => {
  expect(isLinkValid(aHelperLink(link), aHelperAccess(access), now)).toBe(isValid);
});

test('without a profile that knows of links, none opens the page', () => {
  expect(isLinkValid(aHelperLink(), undefined, now)).toBe(false);
  expect(helperAccessState(undefined, now)).toBe('none');
  expect(helperAccessState(aHelperAccess(), now)).toBe('active');
  expect(helperAccessState(aHelperAccess({ revoked: true }), now)).toBe('revoked');
  expect(helperAccessState(aHelperAccess({ expires_at: now }), now)).toBe('expired');
});

test('the secret is in the fragment, and nothing else there is taken for one', () => {
  const secret = `${'a'.repeat(41)}-_`;
  const { hash, pathname, search } = new URL(helperLinkPath(secret), 'https://madelief.test');
  expect([pathname, search, secretInFragment(hash)]).toEqual(['/student', '', secret]);
  for (const other of ['', '#', `#${secret}x`, '#access_token=x', `#${'a'.repeat(42)}é`]) {
    expect(secretInFragment(other)).toBeNull();
  }
});

test('a student reads Dutch, unless she does not speak it', () => {
  expect([[], ['nl', 'en'], ['fr'], ['en']].map((languages) => helperLanguage({ languages: languages as [] }))).toEqual(
    ['NL', 'NL', 'EN', 'EN'],
  );
});

test('the address of a calendar lasts as long as the links, into the next season, and ends with them', () => {
  const calendar = { hash: 'a'.repeat(64), made_at: now };
  const access = aHelperAccess({ calendar });
  const nextSeason = new Date('2026-09-02T09:00:00Z');
  expect(calendarOf(access, now)).toEqual(calendar);
  expect(calendarOf(renewedAccess(access, nextSeason), new Date('2026-10-10T09:00:00Z'))).toEqual(calendar);
  // Nobody renewed it, staff turned it off, or sent another link because a phone was lost.
  expect(calendarOf(access, access.expires_at)).toBeNull();
  expect(calendarOf({ ...access, revoked: true }, now)).toBeNull();
  expect(calendarOf(newAccess(access, now), now)).toBeNull();
  expect(calendarOf(undefined, now)).toBeNull();
});
