import * as z from 'zod/mini';
import { personKinds } from '../../privacy/register/entry.ts';
import { boundedText, documentId, emailAddress, moment, textLimits } from '../../field-types.ts';
import { accountLanguages } from '../interim-user.ts';

/**
 * `asked`: the mail with the link was ordered. `waiting`: confirmed by that link, with days to think. `erasing`: the days are
 * over, and it cannot be withdrawn any more. `erased`: all is gone but the address, to which one mail says so. `closed`: that
 * mail has left, and the address is gone as well. `withdrawn`: it does not happen.
 */
export const erasureStates = ['asked', 'waiting', 'erasing', 'erased', 'closed', 'withdrawn'] as const;

export type ErasureState = (typeof erasureStates)[number];

/** A mail that is tried again has another link each time. */
export const erasureLinksAtMost = 20;

const linkHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * erasures/{kind}-{person_id}: that somebody asked to be erased, and how far it is. The id of a person without an account is
 * the hash of the mail address. Once closed it says which id is erased and when, without name or address: a database that is
 * restored from a backup is erased again by it. Written by functions only.
 */
export const erasureSchema = z.strictObject({
  kind: z.enum(personKinds),
  person_id: documentId,
  email: z.union([z.literal(''), emailAddress]),
  /** First and last name, by which copies of it are found. */
  name: boundedText(2 * textLimits.name + 1),
  language: z.enum(accountLanguages),
  state: z.enum(erasureStates),
  /** `login`: somebody removed the login, and with it all access. */
  asked_by: z.enum(['person', 'login']),
  asked_at: moment,
  confirmed_at: z.nullable(moment),
  /** When it begins; null unless it waits or has begun. */
  due_at: z.nullable(moment),
  closed_at: z.nullable(moment),
  link_hashes: z.array(linkHash).check(z.maxLength(erasureLinksAtMost)),
  revision: z.int().check(z.gte(1)),
});

export type Erasure = z.infer<typeof erasureSchema>;

export const erasureId = (kind: Erasure['kind'], personId: string): string => `${kind}-${personId}`;
