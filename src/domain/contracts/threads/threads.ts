import * as z from 'zod/mini';
import { messagesAtMost } from '#domain/documents/threads/thread-limits.ts';
import { documentId } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';
import { seniorAnswer } from '../visits/senior-answer.ts';

/** How many messages of a thread the caller has read. */
export const markThreadRead = functionContract({
  name: 'mark-thread-read',
  input: z.strictObject({ ...actingFor, visit_id: documentId, count: z.int().check(z.gte(1), z.lte(messagesAtMost)) }),
  output: seniorAnswer,
});

/** Asks staff to look at a message of somebody else. Again changes nothing. */
export const reportMessage = functionContract({
  name: 'report-message',
  input: z.strictObject({ ...actingFor, visit_id: documentId, message_id: z.uuid() }),
  output: seniorAnswer,
});
