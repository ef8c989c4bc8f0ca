import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '#domain/field-types.ts';
import { wholeName } from './circle-member.ts';

/**
 * sign_up_answers/{entry id}: what staff made of a family member's entry on the waiting list: an invitation into the circle
 * of a senior. Its id makes it one per entry. Written by functions only.
 */
export const signUpAnswerSchema = z.strictObject({
  entry_id: documentId,
  senior_id: documentId,
  /** As she was called then. */
  senior_name: wholeName,
  invitation_id: documentId,
  at: moment,
  /** The staff member, by name. */
  by: boundedText(2 * textLimits.name + 1),
});

export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;
