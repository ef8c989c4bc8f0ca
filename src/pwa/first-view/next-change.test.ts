import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancellationTerms } from '#domain/requests/cancellation-terms.ts';
import { isComingVisit, visitDistance } from '#domain/requests/coming-visits.ts';
import { nextChange } from './next-change.ts';

const now = new Date('2026-11-26T09:00:00Z');
const next = (data: unknown) => nextChange(data, now)?.toISOString() ?? null;

describe('what is shown changes', () => {
  test.each([
    ['when a student can come', { request_date: '2026-11-26', preferred_time: '14:00', hours_requested: 2 }, '11'],
    ['when a visit of today begins', { request_date: '2026-11-26', preferred_time: '10:30' }, '09:30'],
    ['when it ends', { request_date: '2026-11-26', preferred_time: '09:30', hours_requested: 2 }, '10:30'],
    ['when the visit of a student ends', { date: '2026-11-26', start: '09:00', minutes: 90 }, '09:30'],
    ['when it is too late to cancel for free', { request_date: '2026-11-29', preferred_time: '12:00' }, '11'],
    ['at a moment that is named', { offers: [{ answer_by: '2026-11-26T20:00:00Z' }] }, '20'],
    ['at a moment in milliseconds', [{ at: Date.parse('2026-11-26T12:00:00Z') }], '12'],
  ])('%s', (_what, data, time) => {
    expect(next({ known: { value: { requests: [data] } } })).toBe(
      `2026-11-26T${time.padEnd(3, ':').padEnd(5, '0')}:00.000Z`,
    );
  });

  test.each([null, 'x', 5, [], {}, { request_date: 'soon' }, { request_date: '2027-03-01', preferred_time: '10:00' }])(
    'at no moment of %j',
    (data) => {
      expect(next(data)).toBeNull();
    },
  );
});

test('until then a visit reads the same', () => {
  const minutes = (from: number, to: number) => fc.integer({ min: from, max: to });
  fc.assert(
    fc.property(
      minutes(-2_000, 6_000),
      minutes(1, 8),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (from, hours, part) => {
        const start = new Date(now.getTime() + from * 60_000);
        const local = new Date(start.getTime() + 3_600_000).toISOString();
        const [requestDate, time] = [local.slice(0, 10), local.slice(11, 16)];
        const data = { request_date: requestDate, preferred_time: time, hours_requested: hours };
        const midnight = Date.parse('2026-11-26T23:00:00Z');
        const until = Math.min(midnight, nextChange(data, now)?.getTime() ?? midnight);
        const visit = { requestDate, time, hours, status: 'assigned' } as const;
        const reads = (at: Date) => [
          isComingVisit(visit, at),
          visitDistance(visit, at),
          cancellationTerms(visit, at)?.kind,
        ];
        expect(reads(new Date(now.getTime() + part * (until - now.getTime())))).toEqual(reads(now));
      },
    ),
  );
});
