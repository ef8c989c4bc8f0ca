import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, moment, textLimits } from '#domain/field-types.ts';

/**
 * erasures/{person_id}: a person whose login is gone, and how far erasing her is. `waiting`: the days in which a login that
 * was removed by mistake can be put back. Once `closed` it says which id is erased and when, without name or address: a
 * database that is restored from a backup is erased again by it. Written by functions only.
 */
export const erasureSchema = z.strictObject({
  kind: z.enum(['senior', 'family']),
  person_id: documentId,
  /** By which copies are found that do not hold the id. */
  email: z.union([z.literal(''), emailAddress]),
  name: boundedText(2 * textLimits.name + 1),
  state: z.enum(['waiting', 'closed']),
  found_at: moment,
  /** Null once closed. */
  due_at: z.nullable(moment),
  closed_at: z.nullable(moment),
});

export type Erasure = z.infer<typeof erasureSchema>;

/** Days between the moment that a login is found to be gone, and erasing. */
export const daysToThink = 14;
