import * as z from 'zod/mini';
import { transactionTypes } from '#domain/credits/credits.ts';
import { boundedText, documentId, isoDate, moment, textLimits, timeOfDay } from '#domain/field-types.ts';
import { calendarMonth, receiptNumber, seriesName, statementNumber } from '#domain/receipts/receipt-number.ts';
import { accountLanguages } from '../interim-user.ts';

const cents = z.int();

/** To whom a document was made out, as it was known then; empty where it was not. */
const holderSchema = z.strictObject({
  name: boundedText(2 * textLimits.name + 1),
  street: boundedText(textLimits.street),
  /** Postal code and town. */
  town: boundedText(textLimits.postalCode + textLimits.town + 1),
});

export type Holder = z.infer<typeof holderSchema>;

const minutes = z.int().check(z.gte(0));

/** The visit that a line is about. */
const receiptVisitSchema = z.strictObject({
  /** One of our services, or the name that staff gave to another. */
  service: boundedText(textLimits.label),
  date: isoDate,
  start: timeOfDay,
  minutes_planned: minutes,
  minutes_worked: z.nullable(minutes),
  /** What the amount follows from; null where it does not follow from a price per hour. */
  half_hours: z.nullable(minutes),
  cents_per_hour: z.nullable(minutes),
});

export type ReceiptVisit = z.infer<typeof receiptVisitSchema>;

/** What a receipt and a statement say of one line of the ledger. */
const receiptLineSchema = z.strictObject({
  number: receiptNumber,
  transaction_type: z.enum(transactionTypes),
  /** The code of the line (src/domain/credits/line-description.ts); older lines have a sentence. */
  description: boundedText(textLimits.address),
  cents,
  /** Since when the line counts. */
  posted_at: moment,
});

export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/**
 * receipts/{number}: the receipt of one line of the ledger. Everything that is printed is in it, so that it is the same
 * whenever it is printed. Never changed (docs/decisions/0068-receipts.md).
 */
export const receiptSchema = z.strictObject({
  ...receiptLineSchema.shape,
  /** For whom it is made out. */
  user_id: documentId,
  /** Of a gift: the senior in whose ledger the line stands; absent where that is the same person. */
  account_uid: z.optional(documentId),
  line_id: documentId,
  language: z.enum(accountLanguages),
  holder: holderSchema,
  visit: z.nullable(receiptVisitSchema),
  issued_at: moment,
  /** The last day on which it has to be kept. */
  kept_until: isoDate,
});

export type Receipt = z.infer<typeof receiptSchema>;

/**
 * receipt_orders/{line_id}: asks for the receipt of a line, created with what makes the line count. It keeps the number
 * of the receipt, so that a line never gets a second one.
 */
export const receiptOrderSchema = z.strictObject({
  line_id: documentId,
  user_id: documentId,
  posted_at: moment,
  /** Null until the receipt is issued. */
  number: z.nullable(receiptNumber),
});

export type ReceiptOrder = z.infer<typeof receiptOrderSchema>;

/** receipt_series/{name}: the last number of a series; a month's series also says that all its statements exist. */
export const receiptSeriesSchema = z.strictObject({
  name: seriesName,
  last: z.int().check(z.gte(0)),
  complete_at: z.nullable(moment),
});

export type ReceiptSeries = z.infer<typeof receiptSeriesSchema>;

/** Lines of one account in one month; far above what anybody has. */
const statementLinesAtMost = 500;

/** account_statements/{month}_{uid}: what was on an account in one month. Never changed. */
export const accountStatementSchema = z.strictObject({
  number: statementNumber,
  user_id: documentId,
  month: calendarMonth,
  language: z.enum(accountLanguages),
  holder: holderSchema,
  /** In cents, at the beginning and the end of the month. */
  opening: cents,
  closing: cents,
  /** In the order in which they count. */
  lines: z.array(receiptLineSchema).check(z.minLength(1), z.maxLength(statementLinesAtMost)),
  issued_at: moment,
  kept_until: isoDate,
});

export type AccountStatement = z.infer<typeof accountStatementSchema>;
