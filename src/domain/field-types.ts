import * as z from 'zod/mini';
import { dropUnseen, emailLengths, emailPattern, tidy } from './typed-email.ts';

/**
 * Maximum lengths of stored text, in characters, against abuse of the database; forms may be stricter. firestore.rules
 * mirrors each of them, and tests/rules compares the two.
 */
export const textLimits = {
  id: 128,
  name: 100,
  email: emailLengths.max,
  phone: 30,
  postalCode: 20,
  town: 100,
  street: 200,
  address: 300,
  notes: 2000,
  label: 100,
  utm: 200,
} as const;

/** For documents that are written without a schema: an older version of the app may have queued them. */
export const withSeenText = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? dropUnseen(value) : value]),
  ) as Fields;

/** For typed texts in schemas of forms: without unseen characters, and without spaces around it. */
export const tidied = z.overwrite<string>(tidy);

/** Text for people. Drops what nobody sees, in what comes in and in what was stored before; firestore.rules refuse it. */
export const boundedText = (max: number, min = 0) =>
  z.string().check(z.overwrite(dropUnseen), z.minLength(min), z.maxLength(max));

/** For typed words of people: trimmed, and refused where nothing is left. */
export const typedText = (max: number) => z.string().check(tidied, z.minLength(1), z.maxLength(max));

/** Text for programs, which is taken as it is: identifiers, secrets, addresses. */
export const exactText = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));

/** A document id that Firestore accepts and a URL contains without escaping. */
export const documentId = exactText(textLimits.id, 1).check(z.regex(/^[A-Za-z0-9_-]+$/));

export const emailAddress = exactText(textLimits.email, emailLengths.min).check(z.regex(emailPattern));

/** For a typed mail address in schemas of forms. */
export const typedEmail = (message: string) =>
  z.string().check(
    tidied,
    z.refine((value) => emailAddress.safeParse(value).success, message),
  );

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
