import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '../field-types.ts';

/** The details of the student that a senior may see (spec.md section 3, studentInfo). */
const studentSchema = z.strictObject({
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  residence: boundedText(textLimits.town),
});

/**
 * planning/{request_id}: the student of a visit. Copies the name and residence, because seniors cannot read
 * student_profiles.
 */
export const planningSchema = z.strictObject({
  request_id: documentId,
  studentprofile_id: documentId,
  student_profiles: studentSchema,
});

export type Planning = z.infer<typeof planningSchema>;
