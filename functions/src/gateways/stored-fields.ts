import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** What a document holds, as the domain's schemas know it: moments are dates. Nothing for one that is not there. */
export function storedFields(snapshot: DocumentSnapshot | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(snapshot?.data() ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}
