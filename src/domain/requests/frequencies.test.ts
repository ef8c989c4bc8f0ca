import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originalDates } from '../series/original-dates.ts';
import { addDaysTo } from './calendar.ts';
import { endsInTime, frequencies, recurrenceFields, weekdayOfMonth } from './frequencies.ts';

test('a last day before the first is none, and is not asked of a request for one time', () => {
  expect(endsInTime({ frequency: 'weekly', until: '2026-03-09' }, '2026-03-10')).toBe(false);
  expect(endsInTime({ frequency: 'weekly', until: '2026-03-10' }, '2026-03-10')).toBe(true);
  expect(endsInTime({ frequency: 'monthly', until: '' }, '2026-03-10')).toBe(true);
  expect(endsInTime({ frequency: 'one-time', until: '2026-03-09' }, '2026-03-10')).toBe(true);
});

test('a request has a last day only where it repeats and somebody named one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...frequencies), fc.constantFrom('', '2026-06-30'), (frequency, until) => {
      const fields = recurrenceFields({ frequency, until });
      expect(fields.frequency).toBe(frequency);
      expect('repeat_until' in fields).toBe(frequency !== 'one-time' && until !== '');
    }),
  );
});

test('the weekday of the month that is said is the one on which the visits of a series are', () => {
  fc.assert(
    fc.property(fc.nat(4000), (days) => {
      const first_date = addDaysTo('2026-01-01', days);
      const dates = originalDates(
        { frequency: 'monthly', first_date, until: null, ended_from: null },
        { from: first_date, to: addDaysTo(first_date, 400) },
      );
      const said = weekdayOfMonth(first_date);
      for (const date of dates) {
        const isLast = addDaysTo(date, 7).slice(5, 7) !== date.slice(5, 7);
        expect(said === 5 ? isLast : weekdayOfMonth(date) === said).toBe(true);
      }
    }),
  );
});
