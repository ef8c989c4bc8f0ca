type Fields = Readonly<Record<string, unknown>>;

/** The moment of a document's last write, as precise as Firestore knows it. A client's Timestamp is one. */
export interface DocumentVersion {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** A document as it was at one moment; timestamps are dates. */
export interface KnownDocument {
  readonly fields: Fields;
  readonly version: DocumentVersion;
}

/** What to write into the documents of a queue. */
interface Writes {
  /** The fields that change. */
  readonly fields: Fields;
  /** A document of another collection, under the same id, which is stored with it or not at all. */
  readonly beside?: { readonly collection: string; readonly fields: Fields };
}

/** What follows from a document as it stood. */
export interface Decision<Result> {
  readonly result: Result;
  /** null where nothing is to be written. */
  readonly writes: Writes | null;
}

export interface GuardedWrites extends Writes {
  readonly id: string;
  /** Of the document that they were decided on. */
  readonly version: DocumentVersion;
}

/** A document was written or deleted after the version that the writes were decided on. */
export class ChangedMeanwhile extends Error {}

/** The documents of one queue. */
export interface QueueDocuments {
  /** As they stand, in this order; null where there is none. */
  read(ids: readonly string[]): Promise<readonly (KnownDocument | null)[]>;
  /**
   * Writes all of it, or nothing.
   * @returns the new versions, in this order.
   * @throws ChangedMeanwhile where a document has another version than its writes were decided on.
   */
  write(writes: readonly GuardedWrites[]): Promise<readonly DocumentVersion[]>;
}
