import * as z from 'zod/mini';

/**
 * Bounds of stored text, in characters. They protect the database from abuse; forms may ask for less. firestore.rules
 * mirrors each of them, and tests/rules holds the two side by side.
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

/** A document id: what Firestore accepts and a URL carries unharmed. */
export const documentId = boundedText(textLimits.id, 1).check(z.regex(/^[A-Za-z0-9_-]+$/));

/** Kept as simple as the rules can check it: something, an @, something with a dot. */
export const emailAddress = boundedText(textLimits.email, 3).check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/));

/** A moment; the gateways turn it into a Firestore timestamp and back. */
export const moment = z.date();

/** The flag of test mode: true, or null for the real thing. */
export const testFlag = z.optional(z.nullable(z.literal(true)));

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

function isCalendarDate(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day in Brussels as yyyy-MM-dd (design.md decision 15). 30 February is none. */
export const isoDate = z.string().check(z.regex(calendarDate), z.refine(isCalendarDate));

/** A time of day as HH:mm, 00:00 to 23:59. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
