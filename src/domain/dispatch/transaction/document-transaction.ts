import type { CollectionName } from '#domain/collections.ts';

/** A document's fields, with moments as dates. */
export type Fields = Readonly<Record<string, unknown>>;

export interface DocumentPath {
  readonly collection: CollectionName;
  readonly id: string;
}

export interface FoundDocument {
  readonly id: string;
  readonly data: Fields;
}

/** The reads of one transaction. The database commits only when nothing that was read has changed since. */
export interface DocumentTransaction {
  /** In the order of the paths; null where there is no document. */
  read(paths: readonly DocumentPath[]): Promise<readonly (Fields | null)[]>;
  /** The documents of `planning` of one request. */
  planningsOf(requestId: string): Promise<readonly FoundDocument[]>;
  /** The visits to which a student is to come, or at which she is. */
  bookedVisitsOf(studentId: string): Promise<readonly FoundDocument[]>;
  /** The students with any of these contact keys, each once. */
  studentsWith(contactKeys: readonly string[]): Promise<readonly FoundDocument[]>;
  /** The corrections of one balance that were asked for after a moment. */
  adjustmentsSince(seniorId: string, moment: Date): Promise<readonly FoundDocument[]>;
  /** The approved visits of a senior that were not charged yet, and those cancelled whose fee was not. */
  openVisitsOf(seniorId: string): Promise<readonly FoundDocument[]>;
  /** The debts of a senior that are not settled, and those whose fee was released and not charged. */
  openDebtsOf(seniorId: string): Promise<readonly FoundDocument[]>;
  /** The references under which a senior transfers money: one, or none yet. */
  transferReferencesOf(seniorId: string): Promise<readonly FoundDocument[]>;
  /** The visits of a senior that are over and wait for her word. */
  doneVisitsOf(seniorId: string): Promise<readonly FoundDocument[]>;
  /** All lines of the ledger of one account. */
  linesOf(seniorId: string): Promise<readonly FoundDocument[]>;
}

/** A write at the end of a transaction. `create` fails when the document exists, `update` when it does not. */
export type DocumentWrite = DocumentPath &
  (
    | { readonly kind: 'create' | 'set' | 'update'; readonly data: Fields }
    | { readonly kind: 'delete' }
    /** Adds to numbers in the map `field`; a missing document or number counts as zero. */
    | { readonly kind: 'increment'; readonly field: string; readonly by: Readonly<Record<string, number>> }
  );

/** What a transaction answers and writes. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly writes: readonly DocumentWrite[];
}

export const withoutWrites = <Value>(value: Value): Outcome<Value> => ({ value, writes: [] });

/** Reads one document. */
export async function readOne(
  transaction: DocumentTransaction,
  collection: CollectionName,
  id: string,
): Promise<Fields | null> {
  const [found] = await transaction.read([{ collection, id }]);
  return found ?? null;
}
