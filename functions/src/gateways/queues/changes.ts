import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { inGroups } from './in-groups.ts';

/** Decides on a document as it stands, and writes with the transaction. May be called again when it conflicts. */
type Decide<Result> = (snapshot: DocumentSnapshot, transaction: Transaction) => Result;

interface Change {
  readonly id: string;
  readonly decide: (snapshot: DocumentSnapshot, transaction: Transaction) => void;
}

/**
 * Changes of the documents of a queue, each decided in a transaction that has read it. Those of the same moment share a
 * transaction: a claim that was answered is stored, and one that conflicts or fails is decided anew.
 */
export function createChanges(reference: (id: string) => DocumentReference) {
  const change = inGroups<Change>({
    keyOf: ({ id }) => id,
    work: (changes) =>
      firestore().runTransaction(async (transaction) => {
        const snapshots = await transaction.getAll(...changes.map(({ id }) => reference(id)));
        for (const [index, snapshot] of snapshots.entries()) changes[index]?.decide(snapshot, transaction);
      }),
  });

  return async <Result>(id: string, decide: Decide<Result>): Promise<Result> => {
    let decided: { readonly result: Result } | undefined;
    await change({
      id,
      decide: (snapshot, transaction) => {
        decided = { result: decide(snapshot, transaction) };
      },
    });
    if (decided === undefined) throw new Error('a change was stored that nobody decided');
    return decided.result;
  };
}
