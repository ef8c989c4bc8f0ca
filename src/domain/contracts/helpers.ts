import * as z from 'zod/mini';
import { availabilitySchema } from '../students/availability.ts';
import { maxKilometres, maxVisitMinutes } from '../documents/review.ts';
import { boundedText, documentId, isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { reasonIfNeeded } from '../reason.ts';
import { doorCode } from '../visits/door-code.ts';
import { visitStates } from '../visits/visit-state.ts';
import { dispatchRejections } from '../dispatch/rejections.ts';
import { calendarHash } from '../documents/helper-link.ts';
import { functionContract } from './function-contract.ts';

/** The secret of a student's personal link: 256 random bits in base64url. In the body, because no log has bodies. */
export const link = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const onVisit = { link, command_id: z.uuid(), visit_id: documentId };

const name = boundedText(2 * textLimits.name + 1);
const minutes = z.int().check(z.gte(1), z.lte(maxVisitMinutes));
const moment = z.iso.datetime();

/** What a student may read of any visit that she is asked for or does. */
const shownVisit = {
  visit_id: documentId,
  senior_first_name: name,
  /** Of the built-in services the id, by which the page names it; another has the name that staff gave it. */
  service: boundedText(textLimits.id),
  service_name: boundedText(textLimits.label),
  date: isoDate,
  start: timeOfDay,
  minutes,
};

const offer = z.strictObject({
  ...shownVisit,
  /** Without the house number, which comes with a yes. */
  street: boundedText(textLimits.address),
  town: boundedText(textLimits.address),
  /** Agreed with the senior, in cents per hour. */
  cents_per_hour: z.int(),
  /** Estimated from two postcodes; null when one is not known. */
  way: z.nullable(z.strictObject({ km: z.number(), minutes: z.int(), by: z.enum(['bicycle', 'car']) })),
  expires_at: moment,
  is_declined: z.boolean(),
});

export type HelperOffer = z.infer<typeof offer>;

const visit = z.strictObject({
  ...shownVisit,
  senior_name: name,
  phone: boundedText(textLimits.phone),
  address: boundedText(textLimits.address),
  /** What was asked. */
  notes: boundedText(textLimits.notes),
  cents_per_hour: z.nullable(z.int()),
  state: z.enum(visitStates),
  started_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  minutes_worked: z.nullable(z.int()),
  km: z.nullable(z.number()),
  /** How often a code can still be typed. */
  tries_left: z.int(),
  /** Nobody wrote down what became of it: the student is asked whether she came. */
  is_asked: z.boolean(),
  /** What she said to that; null until she does. */
  said: z.nullable(z.strictObject({ came: z.boolean(), minutes: z.nullable(z.int()) })),
  /** The other time that the senior asks for, while a yes still counts. Absent in copies that a phone keeps from before. */
  asked_move: z.optional(z.nullable(z.strictObject({ date: isoDate, start: timeOfDay }))),
});

export type HelperVisit = z.infer<typeof visit>;

/** When she can come, by the revision of her file at staff. */
const availability = z.extend(availabilitySchema, {
  revision: z.int().check(z.gte(1)),
  /** What staff wrote down, which outweighs the rest. */
  absences: z.array(z.strictObject({ from: isoDate, until: isoDate })),
});

export type HelperAvailability = z.infer<typeof availability>;

/** The address of her calendar, by the SHA-256 of its secret in hexadecimal. */
const calendar = z.strictObject({ hash: calendarHash, made_at: moment });

const helperWork = z.strictObject({
  student_id: documentId,
  first_name: name,
  year: z.string(),
  /** Of this year, planned and worked. */
  hours: z.number(),
  offers: z.array(offer),
  /** The coming ones, and those of the last weeks; the first comes first. */
  visits: z.array(visit),
  /** Absent in copies that a phone keeps from before. */
  availability: z.optional(availability),
  /** Null without an address that counts. */
  calendar: z.optional(z.nullable(calendar)),
  read_at: moment,
});

export type HelperWork = z.infer<typeof helperWork>;

/** Everything on a student's page. A link that does not count is refused with `link-invalid`, whatever the reason. */
export const readHelperWork = functionContract({
  name: 'read-helper-work',
  input: z.strictObject({ link }),
  output: helperWork,
});

/** Done, or why not: a decision of the server and no failure of the call. */
export const output = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done') }),
  z.strictObject({ outcome: z.literal('rejected'), code: z.enum(dispatchRejections) }),
]);

export type HelperAnswer = z.infer<typeof output>;

/** The student's yes. The first who says it has the visit. */
export const acceptOffer = functionContract({ name: 'accept-offer', input: z.strictObject(onVisit), output });

/** The student's no. `reason` may be empty; staff reads it. */
export const declineOffer = functionContract({
  name: 'decline-offer',
  input: z.strictObject({ ...onVisit, reason: reasonIfNeeded }),
  output,
});

/** The student cannot come to a visit that is hers. */
export const withdrawFromVisit = functionContract({
  name: 'withdraw-from-visit',
  input: z.strictObject({ ...onVisit, reason: reasonIfNeeded }),
  output,
});

/** The student's yes to a move that the senior asked for: `date` and `start` are what her page showed. */
export const agreeMove = functionContract({
  name: 'agree-move',
  input: z.strictObject({ ...onVisit, date: isoDate, start: timeOfDay }),
  output,
});

/** The student's no. `reason` may be empty; staff reads it. */
export const refuseMove = functionContract({
  name: 'refuse-move',
  input: z.strictObject({ ...onVisit, date: isoDate, start: timeOfDay, reason: reasonIfNeeded }),
  output,
});

/** The student is on the way to a visit that is hers: the senior is told. */
export const tellUnderway = functionContract({ name: 'tell-underway', input: z.strictObject(onVisit), output });

/** A moment that happened on the device; the server keeps it within what it knows. */
const at = z.iso.datetime();

const checkInOutput = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('done') }),
  z.strictObject({
    outcome: z.literal('rejected'),
    code: z.enum(dispatchRejections),
    /** Of `code-wrong`: how often a code can still be typed. */
    tries_left: z.optional(z.int()),
  }),
]);

export type CheckInAnswer = z.infer<typeof checkInOutput>;

/**
 * The student is at the door. The code that the senior tells starts the visit. Rejected with `code-wrong`, or with
 * `code-locked` when no other code is tried. `at` is when she typed her first code.
 */
export const checkIn = functionContract({
  name: 'check-in',
  input: z.strictObject({ ...onVisit, at, code: doorCode }),
  output: checkInOutput,
});

/** The student leaves. `reason` says why the minutes are not those between coming and leaving; else it is empty. */
export const checkOut = functionContract({
  name: 'check-out',
  input: z.strictObject({
    ...onVisit,
    at,
    minutes,
    reason: reasonIfNeeded,
    km: z.number().check(z.gte(0), z.lte(maxKilometres)),
    note: boundedText(textLimits.notes),
  }),
  output,
});

/**
 * What the student says of a visit that nobody wrote down: whether she came, and then for how long. `note` may be empty;
 * staff reads it, and decides.
 */
export const accountForVisit = functionContract({
  name: 'account-for-visit',
  input: z.strictObject({
    ...onVisit,
    came: z.boolean(),
    minutes: z.nullable(minutes),
    note: boundedText(textLimits.notes),
  }),
  output,
});
