import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../requests/calendar.ts';
import { askedAfterHours, askedFrom, isUnrecorded } from './unrecorded.ts';
import { visitStates } from './visit-state.ts';

const visit = { state: 'confirmed', date: '2026-03-10', start: '14:00', minutes_planned: 120 } as const;

describe('a visit that nobody wrote down', () => {
  test('is asked about four hours after its planned end, and not a moment earlier', () => {
    expect(isUnrecorded(visit, momentOf('2026-03-10', '19:59'))).toBe(false);
    expect(isUnrecorded(visit, momentOf('2026-03-10', '20:00'))).toBe(true);
    expect(isUnrecorded({ ...visit, state: 'started' }, momentOf('2026-03-10', '20:00'))).toBe(true);
  });

  test('is one whose student was to come or came; every other was written down, or is cancelled', () => {
    const later = momentOf('2027-03-10', '20:00');
    expect(visitStates.filter((state) => isUnrecorded({ ...visit, state }, later))).toEqual(['confirmed', 'started']);
  });

  test('is asked about at the same moment whatever the season, counted in elapsed hours', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.integer({ min: 30, max: 600 }),
        (day, minutes_planned) => {
          const planned = { ...visit, date: day.toISOString().slice(0, 10), minutes_planned };
          const elapsed = askedFrom(planned).getTime() - momentOf(planned.date, planned.start).getTime();
          expect(elapsed).toBe((minutes_planned + askedAfterHours * 60) * 60_000);
        },
      ),
    );
  });
});
