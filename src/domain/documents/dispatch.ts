import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '../field-types.ts';
import { plannedMinutes } from './visit.ts';

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

/** staff_commands/{command_id}: the answer of a command, so that a repetition is answered as the first time. */
export const staffCommandSchema = z.strictObject({
  name: boundedText(textLimits.label, 1),
  actor_uid: documentId,
  /** JSON. */
  answer: boundedText(textLimits.notes),
  at: moment,
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type StaffCommand = z.infer<typeof staffCommandSchema>;
