import type { CollectionName } from '#domain/collections.ts';
import type { DocumentVersion } from '../gateways/queues/queue-documents.ts';

/** Timestamps are dates. */
type DocumentData = Readonly<Record<string, unknown>>;

/** One write to one document. Free of Firebase, so that tests can build one. */
export interface DocumentChange {
  /** The same for every delivery of the same write; the key of idempotency. */
  readonly eventId: string;
  readonly at: Date;
  readonly collection: CollectionName;
  readonly documentId: string;
  /** null for a creation. */
  readonly before: DocumentData | null;
  /** null for a deletion. */
  readonly after: DocumentData | null;
  /** Of the document after this write, for a write that depends on it. */
  readonly version?: DocumentVersion;
}
