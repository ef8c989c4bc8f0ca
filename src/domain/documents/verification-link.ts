import * as z from 'zod/mini';
import { documentId, exactText, moment } from '../field-types.ts';

/** The SHA-256 of a text, in hexadecimal. */
const sha256Text = exactText(64, 64).check(z.regex(/^[0-9a-f]{64}$/));

/**
 * verification_links/{hash}: the account that a mailed verification link belongs to. The id is the SHA-256 of the
 * link's code; neither the code nor the mail address is stored.
 */
export const verificationLinkSchema = z.strictObject({
  user_id: documentId,
  /** Of the address that the link was mailed to: a link verifies this address and no later one. */
  email_hash: sha256Text,
  created_at: moment,
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type VerificationLink = z.infer<typeof verificationLinkSchema>;

/** A link verifies for as long as Firebase's own codes do. */
export const verificationLinkDays = 3;

/** For this long a link that was followed is recognised when it is opened again. */
export const verificationLinkKnownDays = 30;
