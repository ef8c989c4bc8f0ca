import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingSchema } from '#domain/contracts/reviews.ts';
import {
  missingFields,
  reviewFields,
  reviewFormSchema,
  type ReviewValues,
  initialReview,
} from './review-form-schema.ts';

const filledIn: ReviewValues = { ...initialReview(120), actual_tasks_performed: 'Samen gewandeld.' };

/** The first message for each field. */
function messages(changes: Partial<ReviewValues>): Record<string, string> {
  const issues = reviewFormSchema.safeParse({ ...filledIn, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

describe('the initial form', () => {
  // spec: 2.other-pages.review-minutes
  test('has the planned minutes, no kilometres and tasks as agreed', () => {
    expect(initialReview(120)).toMatchObject({
      request_timing: '120',
      aantal_km: '0',
      tasks_as_prescribed: true,
      skills_rating: 0,
      rating_other: 0,
    });
    expect(initialReview(0).request_timing).toBe('');
  });

  test('has every field of the rating', () => {
    expect([...reviewFields].toSorted()).toEqual(Object.keys(ratingSchema.shape).toSorted());
    expect(Object.keys(initialReview(60)).toSorted()).toEqual(Object.keys(ratingSchema.shape).toSorted());
  });
});

describe('minutes', () => {
  // spec: 5.review.minutes
  test.each(['', ' ', '0', '-5', 'een uur', '12,5', '1e3', '0,0', 'NaN', 'Infinity'])(
    '"%s" is no duration',
    (typed) => {
      expect(messages({ request_timing: typed })).toEqual({ request_timing: 'minutes-required' });
    },
  );

  test.each([
    ['90', 90],
    [' 90 ', 90],
    ['90,0', 90],
    ['1440', 1440],
  ])('"%s" is a duration', (typed, expected) => {
    expect(reviewFormSchema.parse({ ...filledIn, request_timing: typed }).request_timing).toBe(expected);
  });

  test('more than a day is invalid', () => {
    expect(messages({ request_timing: '1441' })).toEqual({ request_timing: 'minutes-too-many' });
  });
});

describe('kilometres', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    ['1000', 1000],
  ])('"%s" is a distance', (typed, expected) => {
    expect(reviewFormSchema.parse({ ...filledIn, aantal_km: typed }).aantal_km).toBe(expected);
  });

  test.each(['-1', '1001', 'ver', '1,2,3', '1 000'])('"%s" is invalid', (typed) => {
    expect(messages({ aantal_km: typed })).toEqual({ aantal_km: 'kilometres-unreadable' });
  });
});

// spec: 5.review.tasks
test('the tasks are required and not blank; the notes are optional and have a maximum length', () => {
  expect(messages({ actual_tasks_performed: ' \n ' })).toEqual({ actual_tasks_performed: 'tasks-required' });
  expect(messages({})).toEqual({});
  for (const field of ['actual_tasks_performed', 'skills_notes', 'notes_other', 'additional_info'] as const) {
    expect(messages({ [field]: 'x'.repeat(2001) })).toEqual({ [field]: 'text-too-long' });
  }
});

test('the missing fields are those that the schema requires, in the order of the screen', () => {
  expect(missingFields(filledIn)).toEqual([]);
  expect(missingFields({ request_timing: '0', actual_tasks_performed: ' ' })).toEqual([
    'request_timing',
    'actual_tasks_performed',
  ]);
  expect(missingFields({ request_timing: '', actual_tasks_performed: 'x' })).toEqual(['request_timing']);
});

// spec: 5.review.optional-fields 9.limits.rating
test('any input that passes can be sent, and stars are optional', () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: -9, max: 2000 }).map(String));
  const values = fc.record({
    request_timing: typed,
    actual_tasks_performed: fc.string(),
    tasks_as_prescribed: fc.boolean(),
    aantal_km: typed,
    skills_rating: fc.integer({ min: 0, max: 5 }),
    skills_notes: fc.string(),
    rating_other: fc.integer({ min: 0, max: 5 }),
    notes_other: fc.string(),
    additional_info: fc.string(),
  });
  fc.assert(
    fc.property(values, (each) => {
      const parsed = reviewFormSchema.safeParse(each);
      if (parsed.success) expect(ratingSchema.safeParse(parsed.data).success).toBe(true);
      if (missingFields(each).length > 0) expect(parsed.success).toBe(false);
    }),
  );
});
