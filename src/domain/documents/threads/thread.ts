import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '#domain/field-types.ts';
import { messageLength, messagesAtMost } from './thread-limits.ts';

/** Who writes in the thread of a visit. */
export const messageSides = ['senior', 'family', 'student', 'staff'] as const;

export type MessageSide = (typeof messageSides)[number];

/** Seniors, students and relatives of one thread, with room to spare. */
const readersAtMost = 100;

const message = z.strictObject({
  /** Minted by the device that wrote it: the same message again is the same. */
  id: z.uuid(),
  side: z.enum(messageSides),
  author_id: documentId,
  /** The first name, as it was then. Empty when unknown. */
  author_name: boundedText(textLimits.name),
  /** Without control characters, telephone numbers and mail addresses. */
  text: boundedText(messageLength, 1),
  /** By the server's clock. */
  at: moment,
  /** Whose visit it was then: another student does not read it. */
  student_id: z.nullable(documentId),
  /** By the senior or her circle. What a student reported is in `message_reports` alone. */
  reported: z.boolean(),
});

export type ThreadMessage = z.infer<typeof message>;

const counts = z
  .record(documentId, z.int().check(z.gte(0), z.lte(messagesAtMost)))
  .check(z.refine((byReader) => Object.keys(byReader).length <= readersAtMost));

/**
 * threads/{visit_id}: what the people of a visit wrote to each other, oldest first. One document, so that the order, and that
 * each message is there once, follow from the transaction that adds one. Written by functions only.
 */
export const threadSchema = z.strictObject({
  visit_id: documentId,
  request_id: documentId,
  senior_id: documentId,
  messages: z.array(message).check(z.minLength(1), z.maxLength(messagesAtMost)),
  /** By account or student: how many of the messages that person has read, or could have when writing herself. */
  seen: counts,
  /** By account or student: of how many she was told. Not again until she has read those. */
  told: counts,
  updated_at: moment,
  /** Time to live: correspondence is kept two years (firestore.indexes.json). */
  expires_at: moment,
});

export type Thread = z.infer<typeof threadSchema>;
