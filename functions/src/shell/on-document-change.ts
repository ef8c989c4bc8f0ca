import { type CloudFunction } from 'firebase-functions/v2';
import { type DocumentOptions, type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { CollectionName } from '#domain/collections.ts';
import type { DocumentChange } from './document-change.ts';
import { region } from './region.ts';
import type { Services } from './services.ts';

type ChangeHandler = (change: DocumentChange, services: Services) => Promise<void>;

/** A timestamp of the database: by its looks, because its class would load the whole client with every function. */
function isTimestamp(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

function dataOf(snapshot: DocumentSnapshot | undefined): DocumentChange['before'] {
  const data = snapshot?.data();
  if (data === undefined) return null;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [name, isTimestamp(value) ? value.toDate() : value]),
  );
}

/**
 * A trigger for every write to a collection. Delivery is at least once and in no order; what the handler throws is
 * retried, so a handler throws only for what may pass by itself.
 * @param load imports the handler when the first event comes, so that no function pays for another's code.
 */
export function onDocumentChange(
  collection: CollectionName,
  load: () => Promise<ChangeHandler>,
  { secrets = [] }: Pick<DocumentOptions, 'secrets'> = {},
): CloudFunction<Parameters<Parameters<typeof onDocumentWritten>[1]>[0]> {
  return onDocumentWritten({ document: `${collection}/{documentId}`, region, retry: true, secrets }, async (event) => {
    const [handle, { services }] = await Promise.all([load(), import('./services.ts')]);
    const [, documentId = ''] = event.document.split('/');
    const change: DocumentChange = {
      eventId: event.id,
      at: new Date(event.time),
      collection,
      documentId,
      before: dataOf(event.data?.before),
      after: dataOf(event.data?.after),
    };
    await handle(change, services);
  });
}
