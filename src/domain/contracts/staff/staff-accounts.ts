import * as z from 'zod/mini';
import { staffRoles } from '#domain/accounts/roles.ts';
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
  role: z.enum(staffRoles),
  /** Has no access any more. */
  blocked: z.boolean(),
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

/** The parts of the work that somebody may have; with `none` she has no access any more. */
export const staffParts = [...staffRoles, 'none'] as const;

export type StaffPart = (typeof staffParts)[number];

/** Gives a colleague another part of the work, or none. */
export const changeStaffRole = functionContract({
  name: 'change-staff-role',
  input: z.strictObject({ command_id: z.uuid(), staff_uid: documentId, role: z.enum(staffParts) }),
  output: recordOutput({ staff_uid: documentId, role: z.enum(staffParts) }),
});

/** Has the caller’s second factor noted at once, which a timer would find later. What it is, Auth is asked. */
export const reportSecondFactor = functionContract({
  name: 'report-second-factor',
  input: z.strictObject({ command_id: z.uuid() }),
  output: z.strictObject({}),
});
