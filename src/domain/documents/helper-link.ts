import * as z from 'zod/mini';
import { documentId, moment } from '../field-types.ts';

const generation = z.int().check(z.gte(1));

/** The calendar year in which a season begins (src/domain/students/helper-season.ts). */
const season = z.string().check(z.regex(/^\d{4}$/));

/**
 * helper_links/{hash}: a student's personal link. The id is the SHA-256 of the secret in the mailed address; the secret
 * itself is never stored. No client reads or writes it.
 */
export const helperLinkSchema = z.strictObject({
  student_id: documentId,
  /** A link counts while this is the generation of its student. */
  generation,
  season,
  created_at: moment,
  /** Time to live: Firestore deletes the document some time after this (firestore.indexes.json). */
  expires_at: moment,
});

export type HelperLink = z.infer<typeof helperLinkSchema>;

/** The SHA-256 of a secret, in hexadecimal. */
export const calendarHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a student's profile says of her links: staff sees it, and a link counts only as long as it agrees. */
export const helperAccessSchema = z.strictObject({
  generation,
  season,
  sent_at: moment,
  expires_at: moment,
  revoked: z.boolean(),
  /** The address of her calendar, which counts as long as her links do. Absent without one. */
  calendar: z.optional(z.strictObject({ hash: calendarHash, made_at: moment })),
});

export type HelperAccess = z.infer<typeof helperAccessSchema>;
