import * as z from 'zod/mini';
import { boundedText, documentId, exactText, isoDate, moment, textLimits } from '#domain/field-types.ts';
import { transferReference } from '#domain/transfers/transfer-reference.ts';

/** transfer_references/{reference}: whose a reference is. Never changed, and never given to another. */
export const transferReferenceSchema = z.strictObject({ senior_id: documentId, created_at: moment });

export type TransferReference = z.infer<typeof transferReferenceSchema>;

/** One transfer, in cents: up to 10,000 euro, so that a typing mistake is caught. */
export const transferCents = z.int().check(z.gte(1), z.lte(1_000_000));

/** How a bank names an entry: the 35 characters of a SEPA transfer, or the number of a statement. */
export const bankEntryLength = 35;

/** The bank's own id of an entry; empty where staff has none. */
export const bankEntry = exactText(bankEntryLength).check(z.regex(/^[A-Za-z0-9 ./+-]*$/));

/** transfers/{id}: money that arrived on our account and was added to a balance. Written by functions only. */
export const transferSchema = z.strictObject({
  senior_id: documentId,
  reference: transferReference,
  cents: transferCents,
  /** The day of the bank. */
  date: isoDate,
  bank_entry: bankEntry,
  /** Counts the entries that look the same: staff said that this is another one. */
  copy: z.int().check(z.gte(1), z.lte(20)),
  recorded_by: z.strictObject({ uid: documentId, name: boundedText(2 * textLimits.name + 1) }),
  recorded_at: moment,
});

export type Transfer = z.infer<typeof transferSchema>;
