import * as z from 'zod/mini';
import type { Rating } from '#domain/contracts/reviews.ts';
import { maxVisitMinutes, maxKilometres } from '#domain/documents/review.ts';
import { textLimits, tidied } from '#domain/field-types.ts';

/** In the order of the screen, which is the order of the error summary. */
export const reviewFields = [
  'skills_rating',
  'rating_other',
  'request_timing',
  'actual_tasks_performed',
  'tasks_as_prescribed',
  'aantal_km',
  'skills_notes',
  'notes_other',
  'additional_info',
] as const satisfies readonly (keyof Rating)[];

/** The questions that are folded away, since they may all be skipped. */
export const foldedFields = [
  'tasks_as_prescribed',
  'aantal_km',
  'skills_notes',
  'notes_other',
  'additional_info',
] as const satisfies readonly (typeof reviewFields)[number][];

export type ReviewField = (typeof reviewFields)[number];

/** The values of the fields, valid or not: numbers as typed, stars as a number, 0 for none. */
export interface ReviewValues {
  readonly request_timing: string;
  readonly actual_tasks_performed: string;
  readonly tasks_as_prescribed: boolean;
  readonly aantal_km: string;
  readonly skills_rating: number;
  readonly skills_notes: string;
  readonly rating_other: number;
  readonly notes_other: string;
  readonly additional_info: string;
}

/** Messages are keys of src/i18n, namespace `review`. */
export const reviewMessages = {
  minutesRequired: 'minutes-required',
  minutesTooMany: 'minutes-too-many',
  tasksRequired: 'tasks-required',
  kilometresUnreadable: 'kilometres-unreadable',
  tooLong: 'text-too-long',
} as const;

export type ReviewMessage = (typeof reviewMessages)[keyof typeof reviewMessages];

/** Parses a number as written in Belgium: "12,5" or "12.5", blanks around it allowed. NaN for anything else. */
function readNumber(typed: string): number {
  const digits = typed.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,9})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Whole minutes as typed; null for anything else. */
export function readMinutes(typed: string): number | null {
  const read = readNumber(typed);
  return Number.isInteger(read) && read <= maxVisitMinutes ? read : null;
}

const minutes = z.pipe(
  z.pipe(z.string(), z.transform(readNumber)),
  z
    .number(reviewMessages.minutesRequired)
    .check(
      z.gt(0, reviewMessages.minutesRequired),
      z.lte(maxVisitMinutes, reviewMessages.minutesTooMany),
      z.multipleOf(1, reviewMessages.minutesRequired),
    ),
);

const kilometres = z.pipe(
  // Empty means none.
  z.pipe(
    z.string(),
    z.transform((typed) => (typed.trim() === '' ? 0 : readNumber(typed))),
  ),
  z.number(reviewMessages.kilometresUnreadable).check(z.lte(maxKilometres, reviewMessages.kilometresUnreadable)),
);

const stars = z.int().check(z.gte(0), z.lte(5));
const notes = z.string().check(tidied, z.maxLength(textLimits.notes, reviewMessages.tooLong));

/** Validates the values and converts them to the rating that is sent (spec.md sections 3 and 5). */
export const reviewFormSchema = z.object({
  request_timing: minutes,
  actual_tasks_performed: notes.check(z.minLength(1, reviewMessages.tasksRequired)),
  tasks_as_prescribed: z.boolean(),
  aantal_km: kilometres,
  skills_rating: stars,
  skills_notes: notes,
  rating_other: stars,
  notes_other: notes,
  additional_info: notes,
});

/** The required fields (spec.md section 5). */
export type RequiredField = Extract<ReviewField, 'request_timing' | 'actual_tasks_performed'>;

/** The required fields that are still missing, in the order of the screen. */
export function missingFields(values: Pick<ReviewValues, RequiredField>): RequiredField[] {
  const missing: RequiredField[] = [];
  if (!(readNumber(values.request_timing) > 0)) missing.push('request_timing');
  if (values.actual_tasks_performed.trim() === '') missing.push('actual_tasks_performed');
  return missing;
}

/** Whether any question that is folded away has an answer of the person. */
export function hasFoldedAnswers(values: ReviewValues): boolean {
  const untouched = initialReview(0);
  return foldedFields.some((field) => values[field] !== untouched[field]);
}

/** The initial values: minutes as planned, no kilometres, tasks as agreed (spec.md sections 2 and 3). */
export function initialReview(plannedMinutes: number): ReviewValues {
  return {
    request_timing: plannedMinutes > 0 ? String(plannedMinutes) : '',
    actual_tasks_performed: '',
    tasks_as_prescribed: true,
    aantal_km: '0',
    skills_rating: 0,
    skills_notes: '',
    rating_other: 0,
    notes_other: '',
    additional_info: '',
  };
}
