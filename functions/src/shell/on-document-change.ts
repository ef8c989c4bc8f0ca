import { type CloudFunction } from 'firebase-functions/v2';
import {
  type DocumentOptions,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import type { CollectionName } from '#domain/collections.ts';
import type { DocumentChange } from './document-change.ts';
import { keepWordsIn } from './keep-words-in.ts';
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

interface TriggerOptions extends Pick<DocumentOptions, 'secrets'> {
  /** What is not asked for starts no function: a record that is written back by its own handler, a seed, an import. */
  readonly on?: 'created' | 'updated' | 'written';
}

/**
 * A trigger for the writes to a collection. Delivery is at least once and in no order; what the handler throws is
 * retried, so a handler throws only for what may pass by itself.
 * @param load imports the handler when the first event comes, so that no function pays for another's code.
 */
export function onDocumentChange(
  collection: CollectionName,
  load: () => Promise<ChangeHandler>,
  { on = 'written', secrets = [] }: TriggerOptions = {},
): CloudFunction<FirestoreEvent<unknown>> {
  const options = { document: `${collection}/{documentId}`, region, retry: true, secrets };
  const handle = async (
    { id, time, document }: FirestoreEvent<unknown>,
    before: DocumentSnapshot | undefined,
    after: DocumentSnapshot | undefined,
  ): Promise<void> => {
    const { services } = await import('./services.ts');
    const [, documentId = ''] = document.split('/');
    const change: DocumentChange = {
      eventId: id,
      at: new Date(time),
      collection,
      documentId,
      before: dataOf(before),
      after: dataOf(after),
    };
    const facts = { collection, documentId, eventId: id };
    await keepWordsIn({ log: services.log, facts }, async () => (await load())(change, services));
  };
  switch (on) {
    case 'created':
      return onDocumentCreated(options, (event) => handle(event, undefined, event.data));
    case 'updated':
      return onDocumentUpdated(options, (event) => handle(event, event.data?.before, event.data?.after));
    case 'written':
      return onDocumentWritten(options, (event) => handle(event, event.data?.before, event.data?.after));
  }
}
