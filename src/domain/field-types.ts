import * as z from 'zod/mini';

/**
 * Maximum lengths of stored text, in characters, against abuse of the database; forms may be stricter. firestore.rules
 * mirrors each of them, and tests/rules compares the two.
 */
export const textLimits = {
  id: 128,
  name: 100,
  email: 254,
  phone: 30,
  postalCode: 20,
  town: 100,
  street: 200,
  address: 300,
  notes: 2000,
  label: 100,
  utm: 200,
} as const;

export const boundedText = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));

/** A document id that Firestore accepts and a URL contains without escaping. */
export const documentId = boundedText(textLimits.id, 1).check(z.regex(/^[A-Za-z0-9_-]+$/));

/** Limited to what the rules can check as well: text, an @, text with a dot. */
export const emailAddress = boundedText(textLimits.email, 3).check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/));

/** Counts the prices proposed for a request, from 1. */
export const quoteNumber = z.int().check(z.gte(1));

/** A moment; the gateways convert it from and to a Firestore timestamp. */
export const moment = z.date();

/** The test mode flag: true for a test record, otherwise null or absent. */
export const testFlag = z.optional(z.nullable(z.literal(true)));

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

function isCalendarDate(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * A calendar day in Brussels as yyyy-MM-dd (design.md decision 15). Rejects days that do not exist, such as 30
 * February.
 */
export const isoDate = z.string().check(z.regex(calendarDate), z.refine(isCalendarDate));

/** A time of day as HH:mm, 00:00 to 23:59. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
