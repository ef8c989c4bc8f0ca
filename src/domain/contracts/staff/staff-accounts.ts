import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '#domain/field-types.ts';
import { recordOutput } from '../dispatch.ts';
import { functionContract } from '../function-contract.ts';

/** More than there are people of staff. */
export const mostStaff = 100;

const staffAccount = z.strictObject({
  uid: documentId,
  name: boundedText(textLimits.address),
  email: boundedText(textLimits.email),
  second_factor: z.boolean(),
});

export type StaffAccount = z.infer<typeof staffAccount>;

/** Everybody of staff, with what only Auth knows of them. */
export const readStaff = functionContract({
  name: 'read-staff',
  input: z.strictObject({}),
  output: z.strictObject({ staff: z.array(staffAccount).check(z.maxLength(mostStaff)) }),
});

/** Takes the second factor of a colleague away, who then enrols anew. Her sessions end. */
export const resetSecondFactor = functionContract({
  name: 'reset-second-factor',
  input: z.strictObject({ command_id: z.uuid(), staff_uid: documentId }),
  output: recordOutput({ staff_uid: documentId }),
});
