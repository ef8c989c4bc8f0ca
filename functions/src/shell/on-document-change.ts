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
import { inTrace } from '#functions/gateways/trace/trace.ts';
import type { DocumentChange } from './document-change.ts';
import { withRedactedErrors } from './with-redacted-errors.ts';
import { region } from './region.ts';
import type { Services } from './services.ts';
import { traceOfChange } from './trace-of-change.ts';

type ChangeHandler = (change: DocumentChange, services: Services) => Promise<void>;

/** Duck-typed, because importing the class would load the Firestore client with every function. */
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

/** Bounds the cost of a flood of writes: what waits is delivered later. */
const maxInstances = 20;

interface TriggerOptions extends Pick<DocumentOptions, 'secrets'> {
  /** Other writes start no function: a handler's own write, a seed, an import. */
  readonly on?: 'created' | 'updated' | 'written';
}

/**
 * A trigger for the writes to a collection. Delivery is at least once and unordered. A handler that throws is retried, so it
 * throws only for transient failures.
 * @param load imports the handler at the first event, so that no function loads the code of another.
 */
export function onDocumentChange(
  collection: CollectionName,
  load: () => Promise<ChangeHandler>,
  { on = 'written', secrets = [] }: TriggerOptions = {},
): CloudFunction<FirestoreEvent<unknown>> {
  const options = { document: `${collection}/{documentId}`, region, retry: true, secrets, maxInstances };
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
      ...(after?.updateTime !== undefined && { version: after.updateTime }),
    };
    const facts = { collection, documentId, eventId: id };
    await inTrace(traceOfChange(change), async () => {
      await withRedactedErrors({ log: services.log, facts }, async () => (await load())(change, services));
      services.log.info('change followed', facts);
    });
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
