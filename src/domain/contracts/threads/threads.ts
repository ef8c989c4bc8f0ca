import * as z from 'zod/mini';
import { messageLength, messagesAtMost } from '#domain/documents/threads/thread.ts';
import { boundedText, documentId } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';
import { threadAnswer } from './thread-answer.ts';

/**
 * A message in the thread of a visit, by the senior or somebody of her circle who may see her visits. `message_id`: a UUID
 * that the device mints, by which it is there once.
 */
export const writeMessage = functionContract({
  name: 'write-message',
  input: z.strictObject({
    ...actingFor,
    visit_id: documentId,
    message_id: z.uuid(),
    text: boundedText(messageLength, 1),
  }),
  output: threadAnswer,
});

/** How many messages of a thread the caller has read. */
export const markThreadRead = functionContract({
  name: 'mark-thread-read',
  input: z.strictObject({ ...actingFor, visit_id: documentId, count: z.int().check(z.gte(1), z.lte(messagesAtMost)) }),
  output: threadAnswer,
});

/** Asks staff to look at a message of somebody else. Again changes nothing. */
export const reportMessage = functionContract({
  name: 'report-message',
  input: z.strictObject({ ...actingFor, visit_id: documentId, message_id: z.uuid() }),
  output: threadAnswer,
});
