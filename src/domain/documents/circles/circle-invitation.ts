import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, moment, textLimits } from '#domain/field-types.ts';
import { accountLanguages } from '../interim-user.ts';
import { consentSchema, relations, rightsSchema, wholeName } from './circle-member.ts';

/** A mail that is tried again has another link each time: far above what the queue tries. */
export const linksAtMost = 100;

/** The SHA-256 of a link's secret, in hexadecimal. */
const linkHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * circle_invitations/{command id}: a person whom a senior asked into her circle. The secrets of the mailed links are never
 * stored, only their hashes. Written by functions only.
 */
export const circleInvitationSchema = z.strictObject({
  senior_id: documentId,
  senior_name: wholeName,
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name),
  email: emailAddress,
  /** In small letters: a login without a record is found to be an invited one by it. Older invitations lack it. */
  email_key: z.optional(emailAddress),
  relation: z.enum(relations),
  rights: rightsSchema,
  consent: consentSchema,
  /** Of the mail. */
  language: z.enum(accountLanguages),
  link_hashes: z.array(linkHash).check(z.maxLength(linksAtMost)),
  invited_at: moment,
  valid_until: moment,
  withdrawn_at: z.nullable(moment),
  used_at: z.nullable(moment),
  used_by: z.nullable(documentId),
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type CircleInvitation = z.infer<typeof circleInvitationSchema>;

/** A link can be used for so long after it was ordered. */
export const invitationDays = 7;

/** For so long an invitation is known, so that its link says what became of it. */
export const invitationKnownDays = 60;
