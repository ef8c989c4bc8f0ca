import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '../field-types.ts';

/** senior_profiles/{uid}; `senior_id` equals the uid (design.md, "Stored documents"). */
export const seniorProfileSchema = z.strictObject({
  user_id: documentId,
  senior_id: documentId,
  senior_name: boundedText(2 * textLimits.name + 1, 1),
  address: boundedText(textLimits.address),
  age: z.int().check(z.gte(18), z.lte(130)),
  mobility: boundedText(textLimits.label, 1),
});

export type SeniorProfile = z.infer<typeof seniorProfileSchema>;

/** Defaults of a new profile (spec.md section 4). */
export const seniorProfileDefaults = {
  address: '',
  age: 65,
  mobility: 'good',
} as const satisfies Partial<SeniorProfile>;
