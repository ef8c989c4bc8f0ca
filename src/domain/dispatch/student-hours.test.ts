import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import type { StoredVisit } from '../documents/visit.ts';
import { visitStates } from '../visits/visit-state.ts';
import { hourChanges, withHours } from './student-hours.ts';

const visit = fc
  .record({
    state: fc.constantFrom(...visitStates),
    studentprofile_id: fc.constantFrom(null, 'lotte', 'amir'),
    date: fc.constantFrom('2026-12-31', '2027-01-01', '2027-06-01'),
    minutes_planned: fc.integer({ min: 30, max: 720 }),
    minutes_worked: fc.constantFrom(null, 20, 100),
  })
  .map((fields) => aPlannedVisit(fields));

/** Up to four visits, each the same one in every state of the list. */
const states = fc.array(fc.array(visit, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 12 });

const stored = (visits: readonly StoredVisit['visit'][]): readonly StoredVisit[] =>
  visits.map((each, index) => ({ id: `visit-${index}`, visit: each }));

function hoursOf(visits: readonly StoredVisit[], studentId: string, year: string): number {
  const minutes = visits
    .filter(({ visit: { studentprofile_id: id, date } }) => id === studentId && date.startsWith(year))
    .map(({ visit: { state, minutes_planned: planned, minutes_worked: worked } }) => {
      if (['confirmed', 'started'].includes(state)) return planned;
      return ['done', 'approved', 'charged'].includes(state) ? (worked ?? planned) : 0;
    });
  return minutes.reduce((sum, each) => sum + each, 0) / 60;
}

test('after any sequence the hours of a student are those of her visits', () => {
  fc.assert(
    fc.property(states, (sequence) => {
      let hours: Record<string, Record<string, number>> = { lotte: {}, amir: {} };
      let before: readonly StoredVisit[] = [];
      for (const visits of sequence) {
        const after = stored(visits);
        const changes = hourChanges(before, after);
        hours = Object.fromEntries(
          Object.entries(hours).map(([id, known]) => [
            id,
            withHours(
              known,
              changes.filter(({ studentId }) => studentId === id),
            ),
          ]),
        );
        before = after;
        for (const id of ['lotte', 'amir']) {
          for (const year of ['2026', '2027']) {
            expect([id, year, hours[id]?.[year] ?? 0]).toEqual([id, year, hoursOf(after, id, year)]);
          }
        }
      }
    }),
  );
});

test('a visit that stays as it is changes nothing', () => {
  const visits = stored([aPlannedVisit()]);
  expect(hourChanges(visits, visits)).toEqual([]);
});

test('a visit from before the hours were counted leaves none below zero', () => {
  expect(withHours({ 2026: 1, 2025: 12 }, [{ year: '2026', minutes: -90 }])).toEqual({ 2026: 0, 2025: 12 });
});
