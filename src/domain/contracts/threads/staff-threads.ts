import * as z from 'zod/mini';
import { messageLength } from '#domain/documents/threads/thread-limits.ts';
import { boundedText, documentId } from '#domain/field-types.ts';
import { recordOutput } from '../dispatch.ts';
import { functionContract } from '../function-contract.ts';
import { threadAnswer } from './thread-answer.ts';

/** A message of staff in the thread of a visit. The command's id is the message's. */
export const writeStaffMessage = functionContract({
  name: 'write-staff-message',
  input: z.strictObject({ command_id: z.uuid(), visit_id: documentId, text: boundedText(messageLength, 1) }),
  output: threadAnswer,
});

/** Staff has looked at a reported message, and done what it asked for. */
export const handleReport = functionContract({
  name: 'handle-report',
  input: z.strictObject({ command_id: z.uuid(), report_id: documentId }),
  output: recordOutput({}),
});
