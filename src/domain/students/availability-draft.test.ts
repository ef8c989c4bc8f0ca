import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDaysTo } from '../requests/calendar.ts';
import { type Availability, availabilityLimits, availabilitySchema, weekdayNumbers } from './availability.ts';
import { availabilityDraftOf, draftFields, isSameDraft, readAvailability } from './availability-draft.ts';

const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 2 * availabilityLimits.periods });
const timeOf = (hour: number | undefined) => `${String(hour).padStart(2, '0')}:00`;

/** Periods that do not overlap: from each second hour to the next. */
const periods = hours.map((found) => {
  const sorted = found.toSorted((one, other) => one - other);
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
    from: timeOf(sorted[2 * index]),
    to: timeOf(sorted[2 * index + 1]),
  }));
});

const exception = fc.record({
  date: fc.integer({ min: 0, max: 400 }).map((days) => addDaysTo('2026-03-02', days)),
  available: fc.boolean(),
  span: fc.option(fc.constant({ from: '09:00', to: '12:00' }), { nil: {} }),
});

const availability: fc.Arbitrary<Availability> = fc
  .record({ week: fc.array(periods, { minLength: 7, maxLength: 7 }), days: fc.array(exception, { maxLength: 20 }) })
  .map(({ week, days }) => ({
    weekly: Object.fromEntries(
      weekdayNumbers.flatMap((day, index) => {
        const own = week[index] ?? [];
        return own.length === 0 ? [] : [[day, own]];
      }),
    ),
    exceptions: days
      .map(({ date, available, span }) => ({ date, available, ...span }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }));

test('what is stored comes back from the form as it was, and fits what is stored', () => {
  fc.assert(
    fc.property(availability, (stored) => {
      const draft = availabilityDraftOf(stored);
      const read = readAvailability(draft);
      expect(read).toEqual({ ok: true, value: stored });
      expect(availabilitySchema.safeParse(stored).success).toBe(true);
      expect(read.ok && isSameDraft(availabilityDraftOf(read.value), draft)).toBe(true);
    }),
  );
});

test('whatever the order of the fields, the same hours are the same, and others are not', () => {
  const one = availabilityDraftOf({
    weekly: { 2: [{ from: '09:00', to: '12:00' }], 1: [] },
    exceptions: [{ date: '2026-03-10', available: false }],
  });
  const same = availabilityDraftOf({
    exceptions: [{ available: false, date: '2026-03-10' }],
    weekly: { 2: [{ to: '12:00', from: '09:00' }] },
  });
  expect(isSameDraft(one, same)).toBe(true);
  expect(isSameDraft(one, { ...one, exceptions: [] })).toBe(false);
  expect(isSameDraft(one, { ...one, weekly: { ...one.weekly, 3: [{ from: '', to: '' }] } })).toBe(false);
});

test('each problem leads to its field', () => {
  const empty = availabilityDraftOf({ weekly: {}, exceptions: [] });
  const read = readAvailability({
    weekly: {
      ...empty.weekly,
      1: [
        { from: '09:00', to: '' },
        { from: '12:00', to: '11:00' },
      ],
      2: [
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '13:00' },
      ],
    },
    exceptions: [{ date: '', available: true, from: '', to: '10:00' }],
  });
  expect(read.ok ? [] : read.error).toEqual([
    { field: draftFields.period('1', 0, 'to'), code: 'time-missing' },
    { field: draftFields.period('1', 1, 'to'), code: 'reversed' },
    { field: draftFields.period('2', 1, 'from'), code: 'overlap' },
    { field: draftFields.exception(0, 'date'), code: 'malformed-date' },
    { field: draftFields.exception(0, 'from'), code: 'time-missing' },
  ]);
});
