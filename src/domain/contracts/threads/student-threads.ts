import * as z from 'zod/mini';
import { messageSides } from '#domain/documents/threads/thread.ts';
import { messageLength, messagesAtMost } from '#domain/documents/threads/thread-limits.ts';
import { boundedText, documentId, textLimits } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';
import { link } from '../helpers.ts';
import { threadAnswer } from './thread-answer.ts';

const onVisit = { link, visit_id: documentId };

const message = z.strictObject({
  id: z.uuid(),
  side: z.enum(messageSides),
  /** A first name; empty when unknown. */
  name: boundedText(textLimits.name),
  text: boundedText(messageLength, 1),
  at: z.iso.datetime(),
  is_own: z.boolean(),
  /** By this student. */
  is_reported: z.boolean(),
});

export type StudentMessage = z.infer<typeof message>;

const thread = z.strictObject({
  /** Oldest first: those of while the visit was hers. */
  messages: z.array(message).check(z.maxLength(messagesAtMost)),
  is_open: z.boolean(),
});

export type StudentThread = z.infer<typeof thread>;

/** The thread of a visit that is hers; reading it marks it as read. `null` for every other visit. */
export const readStudentThread = functionContract({
  name: 'read-student-thread',
  input: z.strictObject(onVisit),
  output: z.strictObject({ thread: z.nullable(thread) }),
});

/** A message of the student. The command's id is the message's. */
export const writeStudentMessage = functionContract({
  name: 'write-student-message',
  input: z.strictObject({ ...onVisit, command_id: z.uuid(), text: boundedText(messageLength, 1) }),
  output: threadAnswer,
});

/** Asks staff to look at a message of somebody else. Again changes nothing. */
export const reportStudentMessage = functionContract({
  name: 'report-student-message',
  input: z.strictObject({ ...onVisit, command_id: z.uuid(), message_id: z.uuid() }),
  output: threadAnswer,
});
