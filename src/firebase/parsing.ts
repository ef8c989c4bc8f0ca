import type { DocumentData } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { readKnown } from '#domain/read-known.ts';

/** A timestamp of either SDK; no value of a document has functions otherwise. */
const isTimestamp = (value: object): value is { toDate(): Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** Converts Firestore's types to the domain's: timestamps become Dates, at any depth. */
export function datesOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(datesOf);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, datesOf(item)]));
  }
  return value;
}

/** Returns the validated document, or null when it does not match the schema; what a later release has added is left out. */
export function parseDocument<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: DocumentData | undefined,
): z.output<Schema> | null {
  return readKnown(schema, datesOf(data));
}

/** Parses each document and omits invalid ones: one malformed record must not hide the others. */
export function parseDocuments<Schema extends z.core.$ZodType>(
  schema: Schema,
  documents: readonly { data(): DocumentData }[],
): z.output<Schema>[] {
  return documents
    .map((document) => parseDocument(schema, document.data()))
    .filter((parsed): parsed is NonNullable<typeof parsed> => parsed !== null);
}
