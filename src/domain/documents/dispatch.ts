import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '../field-types.ts';
import { boardRowSchema } from './board-row.ts';
import { quoteSchema } from './quote.ts';
import { seriesSchema } from './series.ts';
import { storedServiceRequestSchema } from './service-request.ts';
import { doorCode } from '../visits/door-code.ts';
import { plannedMinutes, visitSchema } from './visit.ts';

/** staff_notes/{id}: an internal note. Only staff reads it. */
export const staffNoteSchema = z.strictObject({
  about: z.strictObject({ kind: z.enum(['request', 'person', 'lead']), id: documentId }),
  text: boundedText(textLimits.notes, 1),
  author_uid: documentId,
  author_name: boundedText(2 * textLimits.name + 1),
  at: moment,
});

export type StaffNote = z.infer<typeof staffNoteSchema>;

const bookedSchema = z.strictObject({
  visit_id: documentId,
  start: timeOfDay,
  minutes: plannedMinutes,
  postcode: boundedText(textLimits.postalCode),
});

export type Booked = z.infer<typeof bookedSchema>;

/**
 * student_days/{student_id}_{date}: the visits of a student on a day. Written with each assignment, so that two
 * concurrent assignments of one student conflict on one document.
 */
export const studentDaySchema = z.strictObject({
  student_id: documentId,
  date: isoDate,
  visits: z.array(bookedSchema),
});

export type StudentDay = z.infer<typeof studentDaySchema>;

export const studentDayId = (studentId: string, date: string): string => `${studentId}_${date}`;

const { status, request_date, preferred_time, hours_requested } = storedServiceRequestSchema.shape;
const { taken_by } = boardRowSchema.shape;
const revision = z.int().check(z.gte(1));

/** What a command on a request changed, as it was before: enough to undo it. */
const formerCaseSchema = z.strictObject({
  request_id: documentId,
  /** Which state of the row it was before, and which it became: see `restores` of the row. */
  revision_before: revision,
  revision_after: revision,
  request: z.strictObject({
    ...{ status, request_date, preferred_time, hours_requested },
    /** Only of a command that changed it; null when there was none. */
    series: z.optional(z.nullable(seriesSchema)),
  }),
  quote: z.nullable(quoteSchema),
  taken_by,
  matched_at: z.nullable(moment),
  /** Those that the command changed. */
  visits: z.array(z.strictObject({ id: documentId, visit: visitSchema, door_code: z.optional(doorCode) })),
  /** The ids of those that it opened. */
  opened: z.array(documentId),
});

export type FormerCase = z.infer<typeof formerCaseSchema>;

/** staff_commands/{command_id}: the answer of a command, so that a repetition is answered as the first time. */
export const staffCommandSchema = z.strictObject({
  name: boundedText(textLimits.label, 1),
  actor_uid: documentId,
  /** JSON. */
  answer: boundedText(textLimits.notes),
  /** Of a command that can be undone. */
  former: z.optional(formerCaseSchema),
  at: moment,
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type StaffCommand = z.infer<typeof staffCommandSchema>;
