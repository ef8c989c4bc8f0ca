import { StatusError } from '../errors.ts';
import { RETENTION_MICROS } from '../store/document-store.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { microsOf, momentOf } from '../values/moment.ts';
import type { Moment } from '../values/value.ts';
import type { LockSet } from './transaction/lock-set.ts';
import { tokenOf } from './transaction/commits.ts';
import type { Service } from './service.ts';
import { encodeToken } from './transaction/transaction-token.ts';
import type { Transaction } from './transaction/open-transaction.ts';
import type { Consistency, TransactionId, TransactionOptions } from './types.ts';
import type { DatabaseId } from './operations-api.ts';

/** The snapshot of a read. */
export interface ReadPoint {
  /** `null` reads the latest version. */
  readonly micros: bigint | null;
  readonly readTime: Moment;
  /** The transaction started by the request itself. */
  readonly startedTransaction: TransactionId | null;
}

export function beginTransaction(
  service: Service,
  { projectId, databaseId }: DatabaseId,
  options: TransactionOptions | undefined,
): Transaction {
  const name = `${projectId}/${databaseId}`;
  if (options?.readOnly !== undefined) {
    if (options.readWrite !== undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'A transaction is either read-only or read-write.');
    }
    const store = service.databases.store({ projectId, databaseId });
    const { readTime } = options.readOnly;
    const snapshot = readTime === undefined ? service.commitClock.now() : checkReadTime(service, store, readTime);
    return service.transactions.begin(name, snapshot, undefined);
  }
  return service.transactions.begin(name, null, tokenOf(options?.readWrite?.retryTransaction));
}

/**
 * Runs a read after taking its locks, if a read-write transaction does the reading. A transaction started by a failed
 * request is rolled back, because the client never received its id.
 */
export async function readAt<T>(
  service: Service,
  database: DatabaseId,
  consistency: Consistency,
  locks: LockSet,
  read: (point: ReadPoint) => T,
): Promise<T> {
  const { projectId, databaseId } = database;
  const name = `${projectId}/${databaseId}`;
  const store = service.databases.store({ projectId, databaseId });
  const token = tokenOf(consistency.transaction);
  const startedTransaction =
    consistency.newTransaction === undefined ? null : beginTransaction(service, database, consistency.newTransaction);
  const transaction = startedTransaction ?? (token === undefined ? null : service.transactions.get(name, token));
  try {
    if (transaction === null) {
      const { readTime } = consistency;
      const micros = readTime === undefined ? null : checkReadTime(service, store, readTime);
      return read({ micros, readTime: momentOf(micros ?? service.commitClock.now()), startedTransaction: null });
    }
    await service.transactions.lockForRead(transaction, locks);
    const { snapshot } = transaction;
    if (snapshot !== null && snapshot < store.oldestReadable) throw tooOld();
    return read({
      micros: snapshot,
      readTime: momentOf(snapshot ?? service.commitClock.now()),
      startedTransaction: startedTransaction === null ? null : encodeToken(startedTransaction.id),
    });
  } catch (error) {
    if (startedTransaction !== null) service.transactions.rollback(name, encodeToken(startedTransaction.id));
    throw error;
  }
}

function checkReadTime(service: Service, store: DocumentStore, readTime: Moment): bigint {
  const micros = microsOf(readTime);
  const now = service.commitClock.now();
  if (micros > now) {
    throw new StatusError('INVALID_ARGUMENT', "The requested 'read_time' cannot be in the future.");
  }
  if (micros < now - RETENTION_MICROS || micros < store.oldestReadable) throw tooOld();
  return micros;
}

function tooOld(): StatusError {
  return new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
}
