import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, isoDate, moment, textLimits } from '#domain/field-types.ts';
import { personKinds } from '#domain/privacy/register/entry.ts';
import { accountLanguages } from '../interim-user.ts';

/** What a person may ask about the own data: having it corrected (GDPR, article 16), or no longer used (article 21). */
export const dataWishes = ['correct', 'object'] as const;

export type DataWish = (typeof dataWishes)[number];

export const dataRequestResults = ['done', 'refused'] as const;

export type DataRequestResult = (typeof dataRequestResults)[number];

/**
 * data_requests/{id}: somebody asks to have the own data corrected, or objects to their use; with the answer of staff. The id
 * is minted by the page. `person_id` is that of an account or a student, or made of the address of somebody who has neither
 * and followed the link of a mail. Read by staff; written by functions only.
 */
export const dataRequestSchema = z.strictObject({
  wish: z.enum(dataWishes),
  kind: z.enum(personKinds),
  person_id: documentId,
  email: emailAddress,
  /** For staff; empty where only an address is known. */
  name: boundedText(2 * textLimits.name + 1),
  /** In the mails to the person; empty where the address may belong to somebody else than who gave the name. */
  first_name: boundedText(textLimits.name),
  language: z.enum(accountLanguages),
  /** What the person wrote. */
  text: boundedText(textLimits.notes, 1),
  asked_at: moment,
  /** The last day on which the law wants an answer. */
  due_on: isoDate,
  state: z.enum(['open', 'settled']),
  /** The following are null or empty while it is open. */
  result: z.nullable(z.enum(dataRequestResults)),
  /** What staff wrote to the person. */
  answer: boundedText(textLimits.notes),
  settled_at: z.nullable(moment),
  settled_by: z.nullable(z.strictObject({ uid: documentId, name: boundedText(2 * textLimits.name + 1) })),
});

export type DataRequest = z.infer<typeof dataRequestSchema>;
