import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDataRequest } from '#tests/builders/accounts/data-request.ts';
import { dataRequestSchema } from '../documents/privacy/data-request.ts';
import { addDaysTo, brusselsDate, daysBetween, momentOf } from '../requests/calendar.ts';
import { answerDueOn, daysThatAreFew, newDataRequest, settled, urgencyOf } from './data-request.ts';

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test.each([
  ['on the same day of the next month', '2026-03-02', '10:00', '2026-04-02'],
  ['on the last day of a month that is shorter', '2026-01-31', '10:00', '2026-02-28'],
  ['on the leap day where there is one', '2028-01-31', '10:00', '2028-02-29'],
  ['in the next year', '2026-12-15', '10:00', '2027-01-15'],
  ['counted from the day in Brussels, also at night', '2026-03-02', '00:30', '2026-04-02'],
  ['over the change of the clock', '2026-03-15', '23:30', '2026-04-15'],
])('an answer is due %s', (_when, day, time, due) => {
  expect(answerDueOn(momentOf(day, time))).toBe(due);
});

test('an answer is due within a month of any moment: never later than the law, and never in less than 28 days', () => {
  fc.assert(
    fc.property(moments, (asked) => {
      const day = brusselsDate(asked);
      const due = answerDueOn(asked);
      const left = daysBetween(day, due);
      expect(left).toBeGreaterThanOrEqual(28);
      expect(left).toBeLessThanOrEqual(31);
      // The same day of the next month, or the last that it has.
      expect(due.slice(8) === day.slice(8) || addDaysTo(due, 1).endsWith('-01')).toBe(true);
    }),
  );
});

test('somebody who asks later is not answered earlier', () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      expect(answerDueOn(first) <= answerDueOn(second)).toBe(true);
    }),
  );
});

describe('urgency', () => {
  const due = { due_on: '2026-04-02' };

  test.each([
    ['in-time', addDaysTo('2026-04-02', -daysThatAreFew)],
    ['soon', addDaysTo('2026-04-02', 1 - daysThatAreFew)],
    ['soon', '2026-04-02'],
    ['late', '2026-04-03'],
  ] as const)('is %s on %s', (urgency, today) => {
    expect(urgencyOf(due, today)).toBe(urgency);
  });

  test('a question that just came is never urgent', () => {
    fc.assert(
      fc.property(moments, (asked) => {
        expect(urgencyOf({ due_on: answerDueOn(asked) }, brusselsDate(asked))).toBe('in-time');
      }),
    );
  });
});

describe('settling', () => {
  const now = new Date('2026-03-10T09:00:00Z');
  const by = { uid: 'staf', name: 'Staf Claes' };
  const given = { result: 'refused', answer: 'De wet vraagt dat wij dit bewaren.' } as const;

  test('keeps the answer, when it was given and by whom', () => {
    const { wish, kind, person_id, email, name, first_name, language, text } = aDataRequest();
    const asked = newDataRequest({ wish, kind, person_id, email, name, first_name, language, text }, now);
    const after = settled(asked, given, { by, now });
    expect(after).toMatchObject({ ...given, state: 'settled', settled_at: now, settled_by: by, text });
    expect(dataRequestSchema.safeParse(asked).success).toBe(true);
    expect(dataRequestSchema.safeParse(after).success).toBe(true);
  });

  test('happens once: the first answer has left by mail', () => {
    const first = settled(aDataRequest(), given, { by, now });
    expect(first && settled(first, { result: 'done', answer: 'Toch wel.' }, { by, now })).toBeNull();
  });
});
