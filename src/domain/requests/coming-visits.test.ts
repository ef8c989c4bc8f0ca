import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comingVisits, isComingVisit, type PossibleVisit, visitDistance } from './coming-visits.ts';
import { requestStatuses } from './request-status.ts';

const visit = (changes: Partial<PossibleVisit> = {}): PossibleVisit => ({
  id: 'a',
  status: 'assigned',
  requestDate: '2026-11-27',
  time: '10:00',
  hours: 2,
  ...changes,
});

/** Friday 27 November 2026 at this hour in Brussels, which is an hour ahead of UTC. */
const friday = (time: string) => new Date(`2026-11-27T${time}:00+01:00`);

describe('a coming visit', () => {
  test.each<[moment: string, coming: boolean]>([
    ['09:59', true],
    ['10:00', true],
    ['11:59', true],
    ['12:00', false],
  ])('of 10 to 12 is at %s: %s', (time, coming) => {
    expect(isComingVisit(visit(), friday(time))).toBe(coming);
  });

  test.each<[what: string, changes: Partial<PossibleVisit>, coming: boolean]>([
    ['a part of the day stays for that day', { time: 'morning' }, true],
    ['no hour of an earlier day is over', { time: '', requestDate: '2026-11-26' }, false],
    ['an evening that passes midnight', { requestDate: '2026-11-26', time: '22:00', hours: 13 }, true],
    ['invalid hours count as one', { time: '09:00', hours: Number.NaN }, false],
    ['a day that is none', { requestDate: 'zodra het kan' }, false],
    ['an unknown status', { status: null }, false],
    ...requestStatuses
      .filter((status) => status !== 'assigned')
      .map((status): [string, Partial<PossibleVisit>, boolean] => [status, { status }, false]),
  ])('at ten past ten: %s', (_what, changes, coming) => {
    expect(isComingVisit(visit(changes), friday('10:10'))).toBe(coming);
  });

  test('is followed by the next, which may have been asked for earlier', () => {
    const requests = [
      visit({ id: 'sunday', requestDate: '2026-11-29' }),
      visit({ id: 'friday-late', time: '14:00' }),
      visit({ id: 'friday' }),
      visit({ id: 'over', requestDate: '2026-11-20' }),
      visit({ id: 'friday-too' }),
    ];
    const ids = (time: string) => comingVisits(requests, friday(time)).map(({ id }) => id);
    expect(ids('08:00')).toEqual(['friday', 'friday-too', 'friday-late', 'sunday']);
    expect(ids('12:00')).toEqual(['friday-late', 'sunday']);
  });
});

describe('the distance to a visit', () => {
  test.each<[now: string, distance: number | 'now']>([
    ['2026-11-24T12:00:00+01:00', 3],
    ['2026-11-26T00:00:00+01:00', 1],
    ['2026-11-26T23:59:00+01:00', 1],
    ['2026-11-27T00:00:00+01:00', 0],
    ['2026-11-27T09:59:00+01:00', 0],
    ['2026-11-27T10:00:00+01:00', 'now'],
  ])('at %s: %s', (now, distance) => {
    const expected = distance === 'now' ? { kind: 'now' } : { kind: 'days', days: distance };
    expect(visitDistance(visit(), new Date(now))).toEqual(expected);
  });

  test('is counted in calendar days of Brussels, also over a change of the clock', () => {
    const monday = visit({ requestDate: '2026-10-26', time: '09:00' });
    // 25 hours before, the day has 25 hours.
    expect(visitDistance(monday, new Date('2026-10-25T00:30:00+02:00'))).toEqual({ kind: 'days', days: 1 });
    expect(visitDistance(monday, new Date('2026-10-25T23:30:00+01:00'))).toEqual({ kind: 'days', days: 1 });
  });

  test('without an hour is the day itself', () => {
    expect(visitDistance(visit({ time: 'evening' }), friday('21:00'))).toEqual({ kind: 'days', days: 0 });
  });
});

const anyVisit = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...requestStatuses, null),
  requestDate: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 800 }).map(dayAfter) },
    { weight: 1, arbitrary: fc.string() },
  ),
  time: fc.oneof(
    fc.integer({ min: 0, max: 1439 }).map((minutes) => {
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    }),
    fc.constantFrom('morning', ''),
  ),
  hours: fc.integer({ min: 0, max: 9 }),
});

/** Days of 2026 to early 2028, with four changes of the clock. */
function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
}

const anyMoment = fc.date({
  min: new Date('2025-12-31T00:00:00Z'),
  max: new Date('2028-03-12T00:00:00Z'),
  noInvalidDate: true,
});

test('the coming visits are those of the requests, in the same order for any order of the requests', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyVisit, { selector: ({ id }) => id }), anyMoment, (requests, now) => {
      const coming = comingVisits(requests, now);
      expect(new Set(coming)).toEqual(new Set(requests.filter((request) => isComingVisit(request, now))));
      expect(comingVisits([...requests].reverse(), now)).toEqual(coming);
      const days = coming.map(({ requestDate }) => requestDate);
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('as time passes visits only go, and the distance to each only shrinks', () => {
  fc.assert(
    fc.property(fc.array(anyVisit, { maxLength: 8 }), anyMoment, anyMoment, (requests, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one];
      const later = comingVisits(requests, after);
      expect(comingVisits(requests, before)).toEqual(expect.arrayContaining([...later]));
      for (const each of later) {
        const [from, to] = [visitDistance(each, before), visitDistance(each, after)];
        if (from.kind === 'now') expect(to).toEqual({ kind: 'now' });
        if (from.kind === 'days' && to.kind === 'days') expect(to.days).toBeLessThanOrEqual(from.days);
      }
    }),
  );
});
