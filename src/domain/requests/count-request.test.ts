import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestDaySchema, type RequestDay } from '../documents/requests/request-day.ts';
import { countRequest } from './count-request.ts';
import { mostRequestsPerDay } from './request-cap.ts';

const noon = new Date('2026-11-25T11:00:00Z');
const midnight = new Date('2026-11-24T23:00:00Z');
const nextMidnight = new Date('2026-11-25T23:00:00Z');
const idOf = (number: number) => `request-${number}`;

/** Counts these requests one after the other. */
function countAll(ids: readonly string[], at: (index: number) => Date = () => noon) {
  let stored: RequestDay | null = null;
  const past: string[] = [];
  for (const [index, requestId] of ids.entries()) {
    const counted = countRequest(stored, { seniorId: 'maria', requestId, at: at(index) });
    if (counted.kind === 'counted') stored = requestDaySchema.parse(counted.day);
    if (counted.kind === 'past') past.push(requestId);
  }
  return { stored, past };
}

test('the first requests of a day are taken, and the day is full with the last of them', () => {
  const ids = Array.from({ length: mostRequestsPerDay + 3 }, (_, index) => idOf(index));
  expect(countAll(ids.slice(0, mostRequestsPerDay - 1)).stored?.takes_from).toEqual(midnight);
  const { stored, past } = countAll(ids);
  expect(stored).toMatchObject({ day: '2026-11-25', takes_from: nextMidnight, expires_at: nextMidnight });
  expect(past).toEqual(ids.slice(mostRequestsPerDay));
});

test('however often and in whatever order requests are counted, as many as the cap are taken, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 300 }), (numbers) => {
      const { stored, past } = countAll(numbers.map(idOf));
      const different = new Set(numbers).size;
      expect(stored?.request_ids.length ?? 0).toBe(Math.min(different, mostRequestsPerDay));
      expect(new Set(stored?.request_ids).size).toBe(stored?.request_ids.length ?? 0);
      expect(past.filter((id) => stored?.request_ids.includes(id))).toEqual([]);
    }),
  );
});

test('the next day in Brussels has room again, and what comes late of the day before is not refused', () => {
  const ids = Array.from({ length: mostRequestsPerDay + 2 }, (_, index) => idOf(index));
  const beforeMidnight = new Date('2026-11-25T22:59:59Z');
  const { stored, past } = countAll(ids, (index) => (index === mostRequestsPerDay ? nextMidnight : beforeMidnight));
  expect(past).toEqual([]);
  expect(stored).toMatchObject({ day: '2026-11-26', request_ids: [idOf(mostRequestsPerDay)] });
});
