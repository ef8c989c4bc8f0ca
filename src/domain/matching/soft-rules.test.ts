import { describe, expect, test } from 'vitest';
import { aBookedVisit, aCandidate, anOpenVisit } from '#tests/builders/matching.ts';
import { matchOf } from './best-matches.ts';
import type { Candidate, OpenVisit } from './candidate.ts';

type Profile = Parameters<typeof aCandidate>[0];
type Others = Partial<Omit<Candidate, 'profile'>>;

const match = (profile: Profile = {}, others: Others = {}, visit: Partial<OpenVisit> = {}) =>
  matchOf(anOpenVisit(visit), aCandidate(profile, others));

/** What a difference between two students or visits is worth. */
const gain = (than: ReturnType<typeof match>, found: ReturnType<typeof match>): number => found.points - than.points;

const together = (times: number, last: string): Others => ({ together: new Map([['maria', { times, last }]]) });

describe('a wish', () => {
  test('without anything else the way and the day are said', () => {
    expect(match().reasons).toEqual([
      { code: 'way', estimate: { kind: 'estimate', by: 'bicycle', km: 2.3, minutes: 14 } },
      { code: 'available', weekday: '4' },
    ]);
  });

  test('who was here before is preferred: the more often and the shorter ago, the more', () => {
    const [never, once, often] = [match(), match({}, together(1, '2026-11-26')), match({}, together(4, '2026-11-26'))];
    expect(often.reasons[0]).toEqual({ code: 'been-here', times: 4, last: '2026-11-26' });
    expect(gain(never, once)).toBeGreaterThan(0);
    expect(gain(once, often)).toBeGreaterThan(0);
    expect(gain(match({}, together(4, '2026-01-08')), often)).toBeGreaterThan(0);
    expect(match({}, { together: new Map([['jozef', { times: 9, last: '2026-11-26' }]]) })).toEqual(never);
  });

  test('each minute on the way costs a point, up to two hours', () => {
    expect(gain(match(), match({ postcode: '2000' }))).toBe(14 - 5);
    expect(gain(match({ postcode: '9000' }), match({ postcode: '9990' }))).toBe(0);
    const unknown = match({ postcode: '' });
    expect(unknown.reasons[0]).toEqual({ code: 'way-unknown' });
    expect(gain(unknown, match())).toBeGreaterThan(0);
    expect(gain(match({ postcode: '9000' }), unknown)).toBeGreaterThan(0);
  });

  test('a car is taken for a long way, or where the visit needs it', () => {
    const by = (profile: Profile, visit: Partial<OpenVisit> = {}) => match(profile, {}, visit).reasons[0];
    expect(by({ has_car: true })).toMatchObject({ estimate: { by: 'bicycle' } });
    expect(by({ has_car: true, postcode: '2800' })).toMatchObject({ estimate: { by: 'car' } });
    expect(by({ has_car: true }, { variant: 'provider-car' })).toMatchObject({ estimate: { by: 'car' } });
    expect(by({ postcode: '2800' })).toMatchObject({ estimate: { by: 'bicycle' } });
  });

  test('the language that the senior would like', () => {
    const [speaks, not] = [match({ languages: ['fr'] }, {}, { language: 'fr' }), match({}, {}, { language: 'fr' })];
    expect(speaks.reasons).toContainEqual({ code: 'speaks', language: 'fr' });
    expect(not.reasons).toContainEqual({ code: 'does-not-speak', language: 'fr' });
    expect(gain(not, speaks)).toBe(80);
    expect(gain(match({ languages: [] }), match())).toBe(0);
  });

  test('hours are shared by what each wishes in the week of the visit', () => {
    const wish = { wished_hours_per_week: 8 };
    const on = (date: string) => ({ booked: [aBookedVisit({ date, start: '09:00', minutes: 180 })] });
    expect(match(wish).reasons).toContainEqual({ code: 'wants-hours', planned: 0, wished: 8 });
    expect(match(wish, on('2026-11-30')).reasons).toContainEqual({ code: 'wants-hours', planned: 3, wished: 8 });
    expect(gain(match(wish, on('2026-11-30')), match(wish))).toBeGreaterThan(0);
    expect(match(wish, on('2026-11-29'))).toEqual(match(wish));
    expect(match(wish, on('2026-12-07'))).toEqual(match(wish));
    const full = match({ wished_hours_per_week: 4 }, on('2026-12-06'));
    expect(full.reasons).toContainEqual({ code: 'above-wished-hours', planned: 3, wished: 4 });
    expect(match({ wished_hours_per_week: 0 }).reasons).toContainEqual({
      code: 'above-wished-hours',
      planned: 0,
      wished: 0,
    });
  });

  test('who accepts more offers is preferred, and a few answers say little', () => {
    const offers = (accepted: number, answered: number) => match({}, { offers: { accepted, answered } });
    expect(gain(offers(1, 10), offers(9, 10))).toBeGreaterThan(0);
    expect(Math.abs(gain(offers(0, 1), offers(1, 1)))).toBeLessThan(gain(offers(0, 10), offers(10, 10)));
    expect(offers(9, 10).reasons).toContainEqual({ code: 'accepts', accepted: 9, answered: 10 });
    expect(offers(1, 2).reasons.map(({ code }) => code)).not.toContain('accepts');
  });

  test('from 600 hours in the year there is a warning', () => {
    const warned = match({ hours_by_year: { 2026: 598 } });
    expect(warned.reasons).toContainEqual({ code: 'hours-nearly-used', hours: 598, limit: 650 });
    expect(gain(warned, match({ hours_by_year: { 2026: 597.5 } }))).toBeGreaterThan(0);
    expect(match({ hours_by_year: { 2025: 640 } })).toEqual(match());
  });
});
