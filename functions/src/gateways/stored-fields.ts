import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** A document's fields as the domain's schemas expect them: timestamps become dates. Empty without a document. */
export function storedFields(snapshot: DocumentSnapshot | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(snapshot?.data() ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
