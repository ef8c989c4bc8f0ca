import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { DocumentTransaction, FoundDocument, Outcome } from '#domain/dispatch/transaction/document-transaction.ts';
import { isBooked, type VisitState, visitStates } from '#domain/visits/visit-state.ts';
import { firestore } from '../firestore.ts';
import { applyWrites } from './apply-writes.ts';
import { storedDates } from './stored-dates.ts';

/** Of the visits that cost something because they were cancelled late. */
export const feeState = 'fee.state';
export const feeDue = 'due';

/** Firestore's limit of `array-contains-any`. */
const valuesPerQuery = 30;

export const foundIn = ({ docs }: QuerySnapshot): readonly FoundDocument[] =>
  docs.map((each) => ({ id: each.id, data: storedDates(each) }));

export function readsOf(transaction: Transaction): DocumentTransaction {
  return {
    async read(paths) {
      const references = paths.map(({ collection, id }) => firestore().collection(collection).doc(id));
      return (await transaction.getAll(...references)).map((each) => (each.exists ? storedDates(each) : null));
    },
    async planningsOf(requestId) {
      const ofRequest = firestore().collection(collections.planning).where('request_id', '==', requestId);
      return foundIn(await transaction.get(ofRequest));
    },
    async bookedVisitsOf(studentId) {
      const booked = visitStates.filter(isBooked);
      const visits = firestore().collection(collections.planning).where('studentprofile_id', '==', studentId);
      return foundIn(await transaction.get(visits.where('state', 'in', booked)));
    },
    async adjustmentsSince(seniorId, moment) {
      const adjustments = firestore().collection(collections.creditAdjustments);
      const recent = adjustments.where('senior_id', '==', seniorId).where('asked_at', '>', moment);
      // In the order of the index that lists the corrections of a balance.
      return foundIn(await transaction.get(recent.orderBy('asked_at', 'desc')));
    },
    async openVisitsOf(seniorId) {
      const state: VisitState = 'approved';
      const visits = firestore().collection(collections.planning).where('senior_id', '==', seniorId);
      const [approved, withFee] = await Promise.all([
        transaction.get(visits.where('state', '==', state)),
        transaction.get(visits.where(feeState, '==', feeDue)),
      ]);
      return [...foundIn(approved), ...foundIn(withFee)];
    },
    async openDebtsOf(seniorId) {
      const debts = firestore().collection(collections.debts).where('senior_id', '==', seniorId);
      return foundIn(await transaction.get(debts.where('is_open', '==', true)));
    },
    async transferReferencesOf(seniorId) {
      const references = firestore().collection(collections.transferReferences);
      return foundIn(await transaction.get(references.where('senior_id', '==', seniorId)));
    },
    async doneVisitsOf(seniorId) {
      const state: VisitState = 'done';
      const visits = firestore().collection(collections.planning).where('senior_id', '==', seniorId);
      return foundIn(await transaction.get(visits.where('state', '==', state)));
    },
    async linesOf(seniorId) {
      const lines = firestore().collection(collections.creditTransactions).where('user_id', '==', seniorId);
      return foundIn(await transaction.get(lines));
    },
    async studentsWith(contactKeys) {
      const students = firestore().collection(collections.studentProfiles);
      const pieces = Array.from({ length: Math.ceil(contactKeys.length / valuesPerQuery) }, (_, piece) =>
        contactKeys.slice(piece * valuesPerQuery, (piece + 1) * valuesPerQuery),
      );
      const found = await Promise.all(
        pieces.map((keys) => transaction.get(students.where('contact_keys', 'array-contains-any', keys))),
      );
      return [...new Map(found.flatMap(foundIn).map((student) => [student.id, student])).values()];
    },
  };
}

/** The database repeats the work when something that it read has changed. */
export function inTransaction<Value>(work: (reads: DocumentTransaction) => Promise<Outcome<Value>>): Promise<Value> {
  return firestore().runTransaction(async (transaction) => {
    const { value, writes } = await work(readsOf(transaction));
    applyWrites(transaction, writes);
    return value;
  });
}
