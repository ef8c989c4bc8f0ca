import * as z from 'zod/mini';
import { messageLength } from '#domain/documents/threads/thread-limits.ts';
import { boundedText, documentId } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';
import { seniorAnswer } from '../visits/senior-answer.ts';

/**
 * A message in the thread of a visit, by the senior or somebody of her circle who may see her visits. `message_id`: a UUID
 * that the device mints, by which it is there once.
 Apart from the others, because the first view
 * of the dashboard carries it.
 */
export const writeMessage = functionContract({
  name: 'write-message',
  input: z.strictObject({
    ...actingFor,
    visit_id: documentId,
    message_id: z.uuid(),
    text: boundedText(messageLength, 1),
  }),
  output: seniorAnswer,
});
