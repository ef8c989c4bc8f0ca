import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aTaskCategory } from '#tests/builders/task-category.ts';
import { validateReviewToken } from '../contracts/reviews.ts';
import { plannedVisit } from './planned-visit.ts';

const records = {
  request: aServiceRequest({ request_date: '2027-03-02', preferred_time: '14:00', hours_requested: 3 }),
  category: aTaskCategory({ category_name: 'Gezelschap' }),
  planning: aPlanning(),
};

describe('plannedVisit', () => {
  // spec: 7.review.validate
  test('is named after the service, with the day and the time, the student and the minutes of the hours', () => {
    expect(plannedVisit('request-1', records)).toEqual({
      id: 'request-1',
      title: 'Gezelschap',
      task_category_id: 'companionship',
      date_time: '2027-03-02T14:00',
      student_name: 'Lotte Janssens',
      duration_minutes: 180,
    });
  });

  test.each<[what: string, changes: Record<string, unknown>, expected: Record<string, unknown>]>([
    ['a part of the day', { preferred_time: 'morning' }, { date_time: '2027-03-02', duration_minutes: 180 }],
    ['no time', { preferred_time: undefined }, { date_time: '2027-03-02' }],
    ['a day in digits', { request_date: '02/03/2027' }, { date_time: null, duration_minutes: 180 }],
    ['a day that is none', { request_date: '2027-02-30' }, { date_time: null }],
    ['hours as text', { hours_requested: '3' }, { duration_minutes: 0, date_time: '2027-03-02T14:00' }],
    ['hours that are none', { hours_requested: Number.NaN }, { duration_minutes: 0 }],
    ['more hours than a day has', { hours_requested: 800 }, { duration_minutes: 0 }],
    ['hours below nothing', { hours_requested: -2 }, { duration_minutes: 0 }],
    ['an hour and a half', { hours_requested: 1.5 }, { duration_minutes: 90 }],
  ])('an old request with %s tells what is known', (_what, changes, expected) => {
    expect(plannedVisit('request-1', { ...records, request: { ...records.request, ...changes } })).toMatchObject({
      ...expected,
      title: 'Gezelschap',
      student_name: 'Lotte Janssens',
    });
  });

  test('is returned without a student, a service or even a request', () => {
    expect(plannedVisit('request-1', { request: null, category: null, planning: null })).toEqual({
      id: 'request-1',
      title: '',
      date_time: null,
      student_name: '',
      duration_minutes: 0,
    });
    const partlyInvalid = { student_profiles: { first_name: 'Lotte', last_name: 7 } };
    expect(plannedVisit('request-1', { ...records, planning: partlyInvalid }).student_name).toBe('Lotte');
  });

  test('fits the contract for any stored records', () => {
    const record = fc.oneof(
      fc.anything(),
      fc.record({
        request_date: fc.anything(),
        preferred_time: fc.anything(),
        hours_requested: fc.anything(),
        category_name: fc.oneof(fc.string({ maxLength: 400 }), fc.anything()),
        student_profiles: fc.oneof(
          fc.anything(),
          fc.record({ first_name: fc.string({ maxLength: 400 }), last_name: fc.anything() }),
        ),
      }),
    );
    fc.assert(
      fc.property(record, record, record, (request, category, planning) => {
        const visit = plannedVisit('request-1', { request, category, planning });
        expect(validateReviewToken.output.safeParse({ valid: true, planning: visit }).success).toBe(true);
      }),
    );
  });
});
