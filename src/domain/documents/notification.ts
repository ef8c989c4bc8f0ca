import * as z from 'zod/mini';
import { boundedText, documentId, exactText, moment, textLimits } from '../field-types.ts';
import { accountLanguages } from './interim-user.ts';

/** A sentence with the longest text that somebody may have written in it. */
const sentence = boundedText(2 * textLimits.notes, 1);

/** Far above what any text of a mail has. */
const partsAtMost = 20;

const sentences = z.array(sentence).check(z.maxLength(partsAtMost));

/** What a mail said. */
const textShape = {
  /** In which its texts are. */
  language: z.enum(accountLanguages),
  subject: sentence,
  paragraphs: sentences,
  facts: z
    .array(z.strictObject({ label: boundedText(textLimits.label, 1), value: sentence }))
    .check(z.maxLength(partsAtMost)),
  closing: sentences,
  /** The page of the app that the button of the mail opens; null where its link holds a secret. */
  page: z.nullable(exactText(textLimits.address, 1)),
};

/** Before it is known when it left, and for whom. */
export const notificationTextSchema = z.strictObject(textShape);

/**
 * notifications/{id}: what was sent to the person of an account, as she reads it in her mail, so that the app shows it as
 * well. Its id is that of the mail. It holds no link with a secret; never changed.
 */
export const notificationSchema = z.strictObject({ ...textShape, user_id: documentId, sent_at: moment });

export type StoredNotification = z.infer<typeof notificationSchema>;

/** What a mail says, and to whose account, before it has left. */
export type SaidTo = Omit<StoredNotification, 'sent_at'>;
