import * as z from 'zod/mini';
import { personKinds } from '#domain/privacy/register/entry.ts';
import { boundedText, documentId, emailAddress, moment, textLimits } from '#domain/field-types.ts';

/** Mails with a link that stay good: each mail that is sent again brings another. */
export const linksAtMost = 5;

/**
 * erasures/{person_id}: a person who asked to be erased or whose login is gone, and how far erasing her is. `asked`: the
 * mail that she confirms it by is not answered yet. `waiting`: the days in which she can withdraw it, or a login that was
 * removed by mistake can be put back. Once `closed` it says which id is erased and when, without name or address: a
 * database that is restored from a backup is erased again by it. Written by functions only.
 */
export const erasureSchema = z.strictObject({
  kind: z.enum(personKinds),
  person_id: documentId,
  /** By which copies are found that do not hold the id. */
  email: z.union([z.literal(''), emailAddress]),
  name: boundedText(2 * textLimits.name + 1),
  /** `inactive`: nobody used the account for years, and nobody answered the question. `test`: made in test mode. */
  reason: z.enum(['asked', 'login-gone', 'inactive', 'test']),
  state: z.enum(['asked', 'waiting', 'closed']),
  /** Of the mailed links by which she confirms. Kept while she waits, so that a link that is followed twice answers the same. */
  link_hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(linksAtMost)),
  /** Null without a link. */
  link_until: z.nullable(moment),
  found_at: moment,
  /** Null before she confirmed, and once closed. */
  due_at: z.nullable(moment),
  closed_at: z.nullable(moment),
});

export type Erasure = z.infer<typeof erasureSchema>;

/** Days between the moment that she confirms, or that her login is found to be gone, and erasing. */
export const daysToThink = 14;

/** Days in which the link of the mail works. */
export const daysToConfirm = 7;
