import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brusselsDate } from './calendar.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { visitSpan } from './visit-span.ts';

const friday = { requestDate: '2026-11-27', time: '10:00', hours: 2 };

// spec: 9.terms.free-cancellation
describe('cancelling a visit on Friday 27 November at 10', () => {
  test.each<[now: string, kind: string]>([
    ['2026-11-20T10:00:00+01:00', 'free'],
    ['2026-11-24T09:59:59+01:00', 'free'],
    ['2026-11-24T10:00:00+01:00', 'free'],
    ['2026-11-24T10:00:01+01:00', 'late'],
    ['2026-11-26T23:59:59+01:00', 'late'],
    ['2026-11-27T00:00:00+01:00', 'same-day'],
    ['2026-11-27T09:59:59+01:00', 'same-day'],
    ['2026-11-27T10:00:00+01:00', 'begun'],
    ['2026-12-01T10:00:00+01:00', 'begun'],
  ])('is at %s: %s', (now, kind) => {
    expect(cancellationTerms(friday, new Date(now))).toEqual({
      kind,
      freeUntil: new Date('2026-11-24T10:00:00+01:00'),
    });
  });
});

describe('the 72 hours', () => {
  test.each<[what: string, requestDate: string, time: string, freeUntil: string]>([
    // On 29 March 2026 the clock goes from 2 to 3, on 25 October from 3 to 2.
    ['an hour earlier on the clock, after a night of 23 hours', '2026-03-30', '10:00', '2026-03-27T09:00:00+01:00'],
    ['an hour later on the clock, after a night of 25 hours', '2026-10-26', '10:00', '2026-10-23T11:00:00+02:00'],
    ['on the day of the change', '2026-10-25', '14:00', '2026-10-22T15:00:00+02:00'],
    ['from an hour that the clock skips', '2026-03-29', '02:30', '2026-03-26T02:30:00+01:00'],
    ['from midnight without an hour', '2026-11-27', 'morning', '2026-11-24T00:00:00+01:00'],
  ])('are %s', (_what, requestDate, time, freeUntil) => {
    const terms = cancellationTerms({ requestDate, time, hours: 2 }, new Date(0));
    expect(terms?.freeUntil.toISOString()).toBe(new Date(freeUntil).toISOString());
  });

  test('are not counted from a day that is none', () => {
    expect(cancellationTerms({ ...friday, requestDate: '2026-02-30' }, new Date())).toBeNull();
  });
});

const hourMs = 3_600_000;

/** Days around the four changes of the clock of 2026 and 2027, at any minute. */
const anyVisit = fc.record({
  requestDate: fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'), fc.integer({ min: -4, max: 4 }))
    .map(([day, shift]) => new Date(Date.parse(day) + shift * 24 * hourMs).toISOString().slice(0, 10)),
  time: fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }),
  hours: fc.integer({ min: 1, max: 8 }),
});

test('at any moment around any change of the clock the terms follow from the elapsed hours and the day in Brussels', () => {
  fc.assert(
    fc.property(anyVisit, fc.integer({ min: -200 * 60, max: 30 * 60 }), (visit, minutes) => {
      const start = visitSpan(visit)?.start.getTime() ?? Number.NaN;
      const now = new Date(start + minutes * 60_000);
      const terms = cancellationTerms(visit, now);
      expect(start - (terms?.freeUntil.getTime() ?? 0)).toBe(72 * hourMs);
      expect(terms?.kind === 'free').toBe(minutes <= -72 * 60);
      expect(terms?.kind === 'begun').toBe(minutes >= 0);
      if (terms?.kind === 'same-day') expect(brusselsDate(now)).toBe(visit.requestDate);
      if (terms?.kind === 'late') expect(brusselsDate(now) < visit.requestDate).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the terms only grow stricter as time passes', () => {
  const order = ['free', 'late', 'same-day', 'begun'];
  fc.assert(
    fc.property(anyVisit, fc.array(fc.integer({ min: -200 * 60, max: 30 * 60 })), (visit, moments) => {
      const start = visitSpan(visit)?.start.getTime() ?? Number.NaN;
      const kinds = moments
        .sort((one, other) => one - other)
        .map((minutes) => order.indexOf(cancellationTerms(visit, new Date(start + minutes * 60_000))?.kind ?? ''));
      expect(kinds).toEqual([...kinds].sort((one, other) => one - other));
    }),
  );
});
