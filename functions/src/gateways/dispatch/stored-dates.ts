import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, withDates(each)]));
}

/** A document's fields with timestamps as dates, also in maps and lists. Empty without a document. */
export function storedDates(snapshot: DocumentSnapshot): Record<string, unknown> {
  return withDates(snapshot.data() ?? {}) as Record<string, unknown>;
}
