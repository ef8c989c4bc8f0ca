import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '../field-types.ts';

/** The details of the student that a senior may see (spec.md section 3, studentInfo). */
const studentSchema = z.strictObject({
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  residence: boundedText(textLimits.town),
});

/**
 * What the senior's screens read of planning/{visit_id}, the whole of which is documents/visit.ts. Older documents hold
 * nothing else. Null until a student is confirmed.
 */
export const planningSchema = z.object({
  request_id: documentId,
  studentprofile_id: z.nullable(documentId),
  student_profiles: z.nullable(studentSchema),
});

export type Planning = z.infer<typeof planningSchema>;
