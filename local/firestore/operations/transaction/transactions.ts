import { StatusError } from '#local/firestore/errors.ts';
import { blocksWrite, isEmpty, lockDocuments, mergeLockSets, overlap } from './lock-set.ts';
import type { LockSet, WrittenVersions } from './lock-set.ts';
import type { TransactionTimings } from './transaction-timings.ts';
import type { OpenTransaction, Transaction, Waiter, Written } from './open-transaction.ts';
import { decodeToken } from './transaction-token.ts';
import type { TransactionId } from '../types.ts';
import { findDeadlockCycle } from './find-deadlock-cycle.ts';

const NOTHING: LockSet = lockDocuments([]);

/**
 * The open transactions and their locks.
 *
 * A read-write transaction holds shared locks on its reads until it ends: on documents, and on what its queries find. A
 * write, inside a transaction or not, waits until no other transaction holds a lock on its documents. Transactions are
 * therefore serializable, but can deadlock: two that read one document and then both write it. Google's emulator lets both
 * wait until the first times out; here one waiter is aborted at once with the same error.
 *
 * Reads of first attempts do not wait for each other. The locks of a retry are exclusive, and granted first come, first
 * served: the losers of a conflict run one after the other instead of colliding until their attempts are used up.
 */
export class Transactions {
  readonly #now: () => number;
  readonly #timings: TransactionTimings;
  readonly #open = new Map<bigint, OpenTransaction>();
  /** In order of arrival. */
  readonly #waiters: Waiter[] = [];
  /** Starts at the current time, so an id from before a restart reads as an ended transaction. */
  #lastId: bigint;
  #isGranting = false;

  constructor(now: () => number, timings: TransactionTimings) {
    this.#now = now;
    this.#timings = timings;
    this.#lastId = BigInt(Math.floor(now())) * 1_000n;
  }

  begin(database: string, snapshot: bigint | null, retryOf: TransactionId | undefined): Transaction {
    this.#expire();
    const now = this.#now();
    const previous = retryOf === undefined ? null : this.#issued(retryOf);
    this.#lastId += 1n;
    const transaction = {
      id: this.#lastId,
      database,
      snapshot,
      retryOf: previous,
      startedAt: now,
      lastUsed: now,
      held: NOTHING,
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  get(database: string, token: TransactionId): Transaction {
    return this.#require(database, token);
  }

  /** Takes the locks for a read; a no-op in a read-only transaction. */
  async lockForRead(transaction: Transaction, locks: LockSet): Promise<void> {
    const owner = this.#open.get(transaction.id);
    if (owner === undefined) throw expired();
    if (owner.snapshot !== null) return;
    const timeoutMs = this.#timings.retryTimeoutMs;
    await this.#whenFree(
      { database: owner.database, owner, locks, mode: 'read', versions: () => null },
      timeoutMs,
      () => {
        owner.held = mergeLockSets(owner.held, locks);
        owner.lastUsed = this.#now();
      },
    );
  }

  /**
   * Runs `commit`, which writes what is named, once no other transaction holds a conflicting lock; then ends the
   * transaction. After an invalid request (INVALID_ARGUMENT) the transaction stays open.
   */
  async commit<T>(
    database: string,
    token: TransactionId | undefined,
    { paths, versions }: Written,
    commit: () => T,
  ): Promise<T> {
    const owner = token === undefined ? null : this.#require(database, token);
    if (owner !== null && owner.snapshot !== null && paths.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
    }
    const locks = lockDocuments(paths);
    return this.#whenFree({ database, owner, locks, mode: 'write', versions }, this.#timings.lockTimeoutMs, () => {
      try {
        const result = commit();
        this.#end(owner);
        return result;
      } catch (error) {
        const isInvalid = error instanceof StatusError && error.code === 'INVALID_ARGUMENT';
        if (!isInvalid) this.#end(owner);
        throw error;
      }
    });
  }

  /** Idempotent: an ended transaction is ignored. */
  rollback(database: string, token: TransactionId): void {
    this.#expire();
    const id = this.#issued(token);
    const transaction = this.#open.get(id);
    if (transaction?.database !== database) return;
    this.#end(transaction);
  }

  /** Aborts all transactions and waiters of a database (`null`: of all databases) with this error. */
  endAll(database: string | null, error: StatusError): void {
    for (const waiter of this.#waiters.filter((one) => database === null || one.database === database)) {
      this.#reject(waiter, error);
    }
    for (const transaction of this.#open.values()) {
      if (database === null || transaction.database === database) this.#end(transaction);
    }
  }

  #require(database: string, token: TransactionId): OpenTransaction {
    this.#expire();
    const transaction = this.#open.get(this.#issued(token));
    if (transaction?.database !== database) throw expired();
    transaction.lastUsed = this.#now();
    return transaction;
  }

  #issued(token: TransactionId): bigint {
    const id = decodeToken(token);
    if (id <= 0n || id > this.#lastId) throw new StatusError('INVALID_ARGUMENT', 'Transaction is invalid or expired.');
    return id;
  }

  #end(transaction: OpenTransaction | null): void {
    if (transaction === null || !this.#open.delete(transaction.id)) return;
    for (const waiter of this.#waiters.filter(({ owner }) => owner === transaction)) this.#reject(waiter, expired());
    this.#grantFreeLocks();
  }

  #expire(): void {
    const now = this.#now();
    for (const transaction of this.#open.values()) {
      if (this.#expiresAt(transaction) <= now && !this.#isWaiting(transaction)) this.#end(transaction);
    }
  }

  #expiresAt(transaction: OpenTransaction): number {
    return Math.min(transaction.lastUsed + this.#timings.idleMs, transaction.startedAt + this.#timings.lifetimeMs);
  }

  #isWaiting(transaction: OpenTransaction): boolean {
    return this.#waiters.some(({ owner }) => owner === transaction);
  }

  #whenFree<T>(
    request: Pick<Waiter, 'database' | 'owner' | 'locks' | 'mode' | 'versions'>,
    timeoutMs: number,
    run: () => T,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiter: Waiter = {
        ...request,
        proceed: () => {
          try {
            resolve(run());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
        fail: reject,
        timer: null,
      };
      this.#expire();
      this.#waiters.push(waiter);
      if (this.#blockers(waiter).size === 0) {
        this.#dequeue(waiter);
        waiter.proceed();
        return;
      }
      this.#wait(waiter, timeoutMs);
      this.#breakDeadlock(waiter);
    });
  }

  /** Waits up to `timeoutMs`, and checks again when a blocking transaction expires. */
  #wait(waiter: Waiter, timeoutMs: number): void {
    const now = this.#now();
    const deadline = now + timeoutMs;
    const check = (): void => {
      this.#expire();
      if (!this.#waiters.includes(waiter)) return;
      const left = deadline - this.#now();
      if (left <= 0) {
        this.#abort(waiter);
        return;
      }
      const expiries = Array.from(this.#blockers(waiter), (blocker) => this.#expiresAt(blocker) - this.#now());
      waiter.timer = setTimeout(check, Math.max(1, Math.min(left, ...expiries)));
    };
    check();
  }

  #abort(waiter: Waiter): void {
    this.#reject(waiter, new StatusError('ABORTED', 'Transaction lock timeout.'));
    this.#end(waiter.owner);
  }

  #reject(waiter: Waiter, error: Error): void {
    if (this.#dequeue(waiter)) waiter.fail(error);
  }

  #dequeue(waiter: Waiter): boolean {
    const index = this.#waiters.indexOf(waiter);
    if (index === -1) return false;
    this.#waiters.splice(index, 1);
    if (waiter.timer !== null) clearTimeout(waiter.timer);
    return true;
  }

  #grantFreeLocks(): void {
    // A granted operation can end transactions and so free more locks: one loop handles all, without recursion.
    if (this.#isGranting) return;
    this.#isGranting = true;
    try {
      for (;;) {
        const free = this.#waiters.find((waiter) => this.#blockers(waiter).size === 0);
        if (free === undefined) break;
        this.#dequeue(free);
        free.proceed();
      }
    } finally {
      this.#isGranting = false;
    }
  }

  /** The transactions whose locks block a waiter. */
  #blockers(waiter: Waiter): Set<OpenTransaction> {
    const { owner, locks, database, mode } = waiter;
    const others = [...this.#open.values()].filter((other) => other !== owner && other.database === database);
    if (mode === 'write') {
      let known: WrittenVersions | null | undefined;
      const versions = () => (known === undefined ? (known = waiter.versions()) : known);
      return new Set(others.filter((other) => blocksWrite(other.held, locks, versions)));
    }
    const mustYield = (other: OpenTransaction): boolean => (owner?.retryOf ?? other.retryOf) !== null;
    const blockers = new Set(
      others.filter((other) => owner?.retryOf !== other.id && mustYield(other) && overlap(other.held, locks)),
    );
    for (const earlier of this.#waiters) {
      if (earlier === waiter) break;
      const other = earlier.owner;
      if (other === null || other === owner || earlier.mode !== 'read' || earlier.database !== database) continue;
      if (mustYield(other) && overlap(earlier.locks, locks)) blockers.add(other);
    }
    return blockers;
  }

  /** Aborts one waiter of each deadlock: the oldest that is not a retry, so that retries make progress. */
  #breakDeadlock(waiter: Waiter): void {
    // A waiter that holds nothing and requests one lock at a time cannot cause a deadlock.
    const { owner } = waiter;
    if (owner === null || (isEmpty(owner.held) && this.#waiters.filter((one) => one.owner === owner).length === 1))
      return;
    while (this.#waiters.includes(waiter)) {
      const cycle = findDeadlockCycle(waiter, this.#waiters, (one) => this.#blockers(one));
      if (cycle.length === 0) return;
      cycle.sort((a, b) => this.#waiters.indexOf(a) - this.#waiters.indexOf(b));
      const victim = cycle.find(({ owner }) => owner?.retryOf === null) ?? cycle.at(-1) ?? waiter;
      this.#abort(victim);
    }
  }
}

function expired(): StatusError {
  return new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
}
