import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import type { DocumentTransaction, FoundDocument, Outcome } from '#domain/dispatch/transaction/document-transaction.ts';
import {
  type RecordCommand,
  type RecordRejection,
  runRecordCommand,
} from '#domain/dispatch/transaction/record-command.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import type { Result } from '#domain/result.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { applyWrites } from './apply-writes.ts';
import { storedDates } from './stored-dates.ts';

/** The requests with their visits, the board and its counters. Nothing else writes any of them, but the senior her request. */
export interface DispatchStore {
  /** Reads, decides and writes in one transaction. */
  run(command: CaseCommand): Promise<DispatchAnswer>;
  /** Brings the board in line with a request or an account that the senior changed. Idempotent. */
  refresh(requestId: string): Promise<void>;
  /** The ids of a senior's requests that are on the board. */
  requestsOf(seniorId: string): Promise<readonly string[]>;
  /** The same, for a command of staff on another record. */
  record<Value>(command: RecordCommand<Value>): Promise<Result<Value, RecordRejection>>;
}

/** Firestore's limit of `array-contains-any`. */
const valuesPerQuery = 30;

const foundIn = ({ docs }: QuerySnapshot): readonly FoundDocument[] =>
  docs.map((each) => ({ id: each.id, data: storedDates(each) }));

function readsOf(transaction: Transaction): DocumentTransaction {
  return {
    async read(paths) {
      const references = paths.map(({ collection, id }) => firestore().collection(collection).doc(id));
      return (await transaction.getAll(...references)).map((each) => (each.exists ? storedDates(each) : null));
    },
    async planningsOf(requestId) {
      const ofRequest = firestore().collection(collections.planning).where('request_id', '==', requestId);
      return foundIn(await transaction.get(ofRequest));
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
function inTransaction<Value>(work: (reads: DocumentTransaction) => Promise<Outcome<Value>>): Promise<Value> {
  return firestore().runTransaction(async (transaction) => {
    const { value, writes } = await work(readsOf(transaction));
    applyWrites(transaction, writes);
    return value;
  });
}

export function createDispatchStore(clock: Clock): DispatchStore {
  return {
    run: (command) => inTransaction((reads) => runCommand(reads, command, clock.now())),

    async refresh(requestId) {
      await inTransaction((reads) => refreshCase(reads, requestId, clock.now()));
    },

    async requestsOf(seniorId) {
      const rows = await firestore().collection(collections.board).where('senior_id', '==', seniorId).select().get();
      return rows.docs.map(({ id }) => id);
    },

    record: (command) => inTransaction((reads) => runRecordCommand(reads, command, clock.now())),
  };
}
