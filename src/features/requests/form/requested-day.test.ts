import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { loadTypedWords } from '#i18n/load-typed-words.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import { offeredDays } from '../days/offered-days.ts';
import { emptyFormValues, otherDay } from './form-values.ts';
import { requestedDay, resolveRestoredDay } from './requested-day.ts';

beforeAll(loadTypedWords);

const writtenAt = new Date('2026-11-21T10:00:00Z');
const hoursLater = (hours: number) => new Date(writtenAt.getTime() + hours * 3_600_000);
const values = (day: string, typedDate = '') => ({ ...emptyFormValues, day, typedDate });

describe('the day of a restored form', () => {
  it('is kept when it satisfies the lead time', () => {
    expect(resolveRestoredDay(values('2026-11-27'), writtenAt, hoursLater(20))).toEqual({
      values: values('2026-11-27'),
      expired: null,
    });
  });

  it('is cleared and reported once it violates the lead time', () => {
    expect(resolveRestoredDay(values('2026-11-24'), writtenAt, hoursLater(20))).toEqual({
      values: values(''),
      expired: '2026-11-24',
    });
    expect(resolveRestoredDay(values(otherDay, '24/11'), writtenAt, hoursLater(20)).expired).toBe('2026-11-24');
  });

  it('resolves "dinsdag" relative to the moment of typing', () => {
    expect(resolveRestoredDay(values(otherDay, 'dinsdag'), writtenAt, hoursLater(20)).expired).toBe('2026-11-24');
    expect(resolveRestoredDay(values(otherDay, 'over 2 weken'), writtenAt, hoursLater(20)).values.typedDate).toBe(
      '05-12-2026',
    );
  });

  it('keeps incomplete and unreadable dates unchanged', () => {
    expect(resolveRestoredDay(values(otherDay, '3 maa'), writtenAt, hoursLater(20))).toEqual({
      values: values(otherDay, '3 maa'),
      expired: null,
    });
  });

  it('is always empty, incomplete, or a valid day that the form can show', () => {
    const day = fc.integer({ min: -5, max: 40 }).map((ahead) => addDaysTo('2026-11-21', ahead));
    const stored = fc.oneof(
      day.map((date) => values(date)),
      day.map((date) => values(otherDay, date)),
      fc.string().map((text) => values(otherDay, text)),
    );
    fc.assert(
      fc.property(stored, fc.integer({ min: -24 * 400, max: 24 * 400 }), (before, hours) => {
        const now = hoursLater(hours);
        const { values: after } = resolveRestoredDay(before, writtenAt, now);
        const requested = requestedDay(after, now);
        if (requested.kind === 'date') expect(isFarEnough(requested.date, now)).toBe(true);
        if (after.day !== '' && after.day !== otherDay) expect(offeredDays(now)).toContain(after.day);
      }),
    );
  });
});
