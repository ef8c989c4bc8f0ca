import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import { firestore } from '../firestore.ts';
import { traced } from '../trace/trace.ts';

/** Adds the writes to a transaction. */
export function applyWrites(transaction: Transaction, writes: readonly DocumentWrite[]): void {
  for (const write of writes) {
    const reference = firestore().collection(write.collection).doc(write.id);
    if (write.kind === 'delete') transaction.delete(reference);
    else if (write.kind === 'increment') {
      const moved = new Map(Object.entries(write.by).map(([name, by]) => [name, FieldValue.increment(by)]));
      transaction.set(reference, { [write.field]: Object.fromEntries(moved) }, { merge: true });
    } else if (write.kind === 'create') {
      const isOrder = write.collection === collections.mail || write.collection === collections.alerts;
      transaction.create(reference, isOrder ? { ...write.data, ...traced() } : write.data);
    } else if (write.kind === 'update') transaction.update(reference, write.data);
    else transaction.set(reference, write.data);
  }
}
