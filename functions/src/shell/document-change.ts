import type { CollectionName } from '#domain/collections.ts';

/** Moments are plain dates. */
type DocumentData = Readonly<Record<string, unknown>>;

/** One write to one document, as a handler sees it: free of Firebase, so that a test can make one by hand. */
export interface DocumentChange {
  /** The same for every delivery of the same write: what idempotence hangs on. */
  readonly eventId: string;
  readonly at: Date;
  readonly collection: CollectionName;
  readonly documentId: string;
  /** null before a creation. */
  readonly before: DocumentData | null;
  /** null after a deletion. */
  readonly after: DocumentData | null;
}
