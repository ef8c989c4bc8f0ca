import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '../field-types.ts';
import { priceVariants } from '../requests/hourly-prices.ts';
import { doorCode } from '../visits/door-code.ts';
import { visitStates } from '../visits/visit-state.ts';
import { maxVisitMinutes } from './review.ts';
import { proposedMoveSchema } from './visit-parts/proposed-move.ts';

/** What the senior may know of the student who comes (spec.md section 3, studentInfo). */
export const visitStudentSchema = z.strictObject({
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  residence: boundedText(textLimits.town),
});

export type VisitStudent = z.infer<typeof visitStudentSchema>;

/** Students that one visit can be offered to. */
export const maxOffers = 20;

/** Students of one visit who are remembered after it went to another. */
export const formerStudentsAtMost = 20;

const offerSchema = z.strictObject({
  student_id: documentId,
  student: visitStudentSchema,
  offered_at: moment,
  expires_at: moment,
  /** `expired`: there was none in time. */
  answer: z.nullable(z.enum(['accepted', 'declined', 'expired'])),
});

export type Offer = z.infer<typeof offerSchema>;

/** How a price was agreed: by the senior in the app, or on the phone with a staff member. */
export const agreementWays = ['app', 'phone'] as const;

/** Hourly prices that staff may agree on, in cents: far above the price list, so that a typing mistake is caught. */
export const centsPerHourRange = { min: 500, max: 10_000 } as const;

export const centsPerHour = z.int().check(z.gte(centsPerHourRange.min), z.lte(centsPerHourRange.max));

/** The agreed price of a visit. Changed only by a new agreement. */
const priceSchema = z.strictObject({
  variant: z.enum(priceVariants),
  cents_per_hour: centsPerHour,
  agreed_at: moment,
  how: z.enum(agreementWays),
});

export type VisitPrice = z.infer<typeof priceSchema>;

export const plannedMinutesRange = { min: 30, max: 12 * 60 } as const;

export const plannedMinutes = z.int().check(z.gte(plannedMinutesRange.min), z.lte(plannedMinutesRange.max));

/** Who says that a visit was as it is written down. `timer`: nobody said otherwise in time. */
export const approvers = ['senior', 'timer', 'staff'] as const;

export type Approver = (typeof approvers)[number];

/** What one side says of a visit that nobody wrote down. `minutes`: of the student, when she came. */
const visitAccountSchema = z.strictObject({
  came: z.boolean(),
  minutes: z.nullable(z.int().check(z.gte(1), z.lte(maxVisitMinutes))),
  at: moment,
});

export type VisitAccount = z.infer<typeof visitAccountSchema>;

/**
 * planning/{visit_id}: a visit (design.md, "The other half"); the name of the collection and of the student's fields are
 * the specification's. The first visit of a request has the request's id. `date` and `start` are local to Brussels.
 * Written by functions only.
 */
export const visitSchema = z.strictObject({
  request_id: documentId,
  senior_id: documentId,
  task_category_id: documentId,
  date: isoDate,
  start: timeOfDay,
  minutes_planned: plannedMinutes,
  state: z.enum(visitStates),
  studentprofile_id: z.nullable(documentId),
  student_profiles: z.nullable(visitStudentSchema),
  offers: z.array(offerSchema).check(z.maxLength(maxOffers)),
  /** The students of `offers`, by which a student's page finds them. Absent in visits that were never offered. */
  offered_to: z.optional(z.array(documentId).check(z.maxLength(maxOffers))),
  /** The students who had this visit and have it no more, by which their calendars find it. */
  former_students: z.optional(z.array(documentId).check(z.maxLength(formerStudentsAtMost))),
  /** Of before codes lay in door_codes (door-code.ts). Written no more. */
  door_code: z.optional(z.nullable(doorCode)),
  /** The photo of its student in door_photos; absent without one, and before and after the time in which she sees it. */
  student_photo: z.optional(documentId),
  /** How often another code was typed. */
  wrong_codes: z.optional(z.int().check(z.gte(0))),
  /** When this student typed her first code, where that was a wrong one: the visit begins then. */
  came_at: z.optional(z.nullable(moment)),
  price: z.nullable(priceSchema),
  /** When the student came and left. Visits of before, and those that staff closes, lack them. */
  started_at: z.optional(z.nullable(moment)),
  ended_at: z.optional(z.nullable(moment)),
  minutes_worked: z.nullable(z.int().check(z.gte(0), z.lte(maxVisitMinutes))),
  km: z.nullable(z.number().check(z.gte(0))),
  /** What was done, in the student's words. */
  work_note: z.optional(z.nullable(boundedText(textLimits.notes))),
  approved_at: z.optional(z.nullable(moment)),
  approved_by: z.optional(z.nullable(z.enum(approvers))),
  /** The senior asked staff to look: it is not approved by silence any more. */
  questioned_at: z.optional(z.nullable(moment)),
  /** When both sides were asked what became of it, because nobody wrote it down; null again when it is moved. */
  asked_at: z.optional(z.nullable(moment)),
  /** What each side said to that, as it was said last. */
  student_account: z.optional(z.nullable(visitAccountSchema)),
  senior_account: z.optional(z.nullable(visitAccountSchema)),
  /** What the senior got because the student did not come. */
  credited_cents: z.optional(z.nullable(z.int().check(z.gte(0)))),
  /** What cancelling costs the senior, because it was late; most cost nothing. */
  fee: z.optional(z.nullable(z.strictObject({ cents: z.int().check(z.gte(1)), state: z.enum(['due', 'charged']) }))),
  /** What was taken from the balance; older visits lack it. */
  charged_cents: z.optional(z.nullable(z.int().check(z.gte(0)))),
  /** What staff gave back of it, because she was not satisfied; most lack it. */
  refunded_cents: z.optional(z.int().check(z.gte(0))),
  /** The other time that the senior asked for; the visit stands as it is until somebody says yes. Most lack it. */
  proposed_move: z.optional(z.nullable(proposedMoveSchema)),
  /** When staff began with it. Older visits lack it. */
  opened_at: z.optional(moment),
  revision: z.int().check(z.gte(1)),
  updated_at: moment,
});

export type Visit = z.infer<typeof visitSchema>;

/** A visit with its document's id. */
export interface StoredVisit {
  readonly id: string;
  readonly visit: Visit;
}
