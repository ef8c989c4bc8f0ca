import * as z from 'zod/mini';
import { documentId } from '../field-types.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

/** Sends a mail once more. `again`: the person knows that it was sent before, and wants a copy to go. */
export const resendMail = functionContract({
  name: 'resend-mail',
  input: z.strictObject({ command_id: z.uuid(), mail_id: documentId, again: z.boolean() }),
  output: recordOutput({ mail_id: documentId }),
});
