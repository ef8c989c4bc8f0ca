import * as z from 'zod/mini';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { boundedText, documentId, emailAddress, moment, textLimits } from '#domain/field-types.ts';

/** What a member is to the senior. */
export const relations = [
  'daughter',
  'son',
  'partner',
  'grandchild',
  'sibling',
  'friend',
  'neighbour',
  'carer',
  'other',
] as const;

export const rightsSchema = z.array(z.enum(circleRights)).check(z.minLength(1), z.maxLength(circleRights.length));

/** The senior's consent: when, by whom it was written down, and in which words. */
export const consentSchema = z.strictObject({
  at: moment,
  /** `app`: by the senior herself. `spoken`: to the staff member who wrote it down. */
  how: z.enum(['app', 'spoken']),
  by: documentId,
  words: boundedText(textLimits.notes, 1),
});

export type Consent = z.infer<typeof consentSchema>;

/** First and last name. */
export const wholeName = boundedText(2 * textLimits.name + 1, 1);

/**
 * circles/{senior_id}/members/{uid}: what one person may do for one senior. Written by functions only; never deleted, so
 * that what she did keeps her name. Rules and functions read it at every request.
 */
export const circleMemberSchema = z.strictObject({
  senior_id: documentId,
  user_id: documentId,
  /** As both were called when it was last changed. */
  senior_name: wholeName,
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name),
  email: emailAddress,
  relation: z.enum(relations),
  rights: rightsSchema,
  consent: consentSchema,
  since: moment,
  /** When the senior last said that it holds. */
  confirmed_at: moment,
  /** When she is asked again; null once it has ended. */
  ask_at: z.nullable(moment),
  /** When she was asked and has not answered yet. */
  asked_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  ended_by: z.nullable(z.enum(['senior', 'staff', 'member'])),
  revision: z.int().check(z.gte(1)),
});

export type CircleMember = z.infer<typeof circleMemberSchema>;
