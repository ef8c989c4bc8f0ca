import { StatusError } from '#local/firestore/errors.ts';
import { claimDocuments, isEmpty, mergeClaims, overlap } from './claim.ts';
import type { Claim } from './claim.ts';
import type { TransactionTimings } from './transaction-timings.ts';
import { decodeToken } from './transaction-token.ts';
import type { TransactionId } from '../types.ts';
import { findCircle } from './wait-graph.ts';

export interface Transaction {
  readonly id: bigint;
  readonly database: string;
  /** The moment that a read-only transaction sees. `null` for a read-write transaction, which sees the present. */
  readonly snapshot: bigint | null;
}

interface OpenTransaction extends Transaction {
  /** The failed attempt that this one repeats. */
  readonly retryOf: bigint | null;
  readonly begunAt: number;
  lastUsed: number;
  held: Claim;
}

interface Waiter {
  readonly database: string;
  readonly owner: OpenTransaction | null;
  readonly claim: Claim;
  readonly mode: 'read' | 'write';
  /** Does what was waited for, at once: nothing can come between the look at the locks and the deed. */
  readonly proceed: () => void;
  readonly fail: (error: Error) => void;
  timer: NodeJS.Timeout | null;
}

const NOTHING: Claim = claimDocuments([]);

/**
 * The open transactions and their locks.
 *
 * A read-write transaction locks what it reads until it ends, and shares that lock with other readers. A write, in a
 * transaction or not, waits until no other transaction holds a lock on what it changes. That makes transactions
 * serializable, and deadlocks possible: two that have read one document and now both want to write it. Google's
 * emulator lets both wait until the first one times out; here the first is told at once, with the same answer.
 *
 * A first attempt never waits to read. A retry does: its locks are its own, and reads queue up for them. So the
 * losers of a conflict go on one after the other, instead of colliding again until their attempts are used up.
 */
export class Transactions {
  readonly #now: () => number;
  readonly #timings: TransactionTimings;
  readonly #open = new Map<bigint, OpenTransaction>();
  /** In the order of arrival. */
  readonly #waiters: Waiter[] = [];
  /** Starts at the clock, so that an id from before a restart reads as one that has ended. */
  #lastId: bigint;
  #isWaking = false;

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
      begunAt: now,
      lastUsed: now,
      held: NOTHING,
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  get(database: string, token: TransactionId): Transaction {
    return this.#require(database, token);
  }

  /** Locks what a read-write transaction is about to read. */
  async lockForRead(transaction: Transaction, claim: Claim): Promise<void> {
    const owner = this.#open.get(transaction.id);
    if (owner === undefined) throw expired();
    if (owner.snapshot !== null) return;
    const timeoutMs = this.#timings.retryTimeoutMs;
    await this.#whenFree({ database: owner.database, owner, claim, mode: 'read' }, timeoutMs, () => {
      owner.held = mergeClaims(owner.held, claim);
      owner.lastUsed = this.#now();
    });
  }

  /**
   * Runs `commit`, which changes `targets`, once no other transaction holds a conflicting lock, and ends the transaction. An
   * invalid request (INVALID_ARGUMENT) leaves it open, as if it had not been made.
   */
  async commit<T>(
    database: string,
    token: TransactionId | undefined,
    targets: readonly (readonly string[])[],
    commit: () => T,
  ): Promise<T> {
    const owner = token === undefined ? null : this.#require(database, token);
    if (owner !== null && owner.snapshot !== null && targets.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
    }
    const claim = claimDocuments(targets);
    return this.#whenFree({ database, owner, claim, mode: 'write' }, this.#timings.lockTimeoutMs, () => {
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

  /** Rolling back what has ended already is no mistake. */
  rollback(database: string, token: TransactionId): void {
    this.#expire();
    const id = this.#issued(token);
    const transaction = this.#open.get(id);
    if (transaction?.database !== database) return;
    this.#end(transaction);
  }

  /** Ends every transaction of the database, or all. */
  endAll(database: string | null, error: StatusError): void {
    for (const waiter of this.#waiters.filter((one) => database === null || one.database === database)) {
      this.#giveUp(waiter, error);
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
    for (const waiter of this.#waiters.filter(({ owner }) => owner === transaction)) this.#giveUp(waiter, expired());
    this.#wake();
  }

  #expire(): void {
    const now = this.#now();
    for (const transaction of this.#open.values()) {
      if (this.#expiresAt(transaction) <= now && !this.#isWaiting(transaction)) this.#end(transaction);
    }
  }

  #expiresAt(transaction: OpenTransaction): number {
    return Math.min(transaction.lastUsed + this.#timings.idleMs, transaction.begunAt + this.#timings.lifetimeMs);
  }

  #isWaiting(transaction: OpenTransaction): boolean {
    return this.#waiters.some(({ owner }) => owner === transaction);
  }

  #whenFree<T>(
    request: Pick<Waiter, 'database' | 'owner' | 'claim' | 'mode'>,
    timeoutMs: number,
    act: () => T,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiter: Waiter = {
        ...request,
        proceed: () => {
          try {
            resolve(act());
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
        this.#leave(waiter);
        waiter.proceed();
        return;
      }
      this.#wait(waiter, timeoutMs);
      this.#breakDeadlock(waiter);
    });
  }

  /** A held lock goes away by itself when its transaction expires, so there is a second reason to look again. */
  #wait(waiter: Waiter, timeoutMs: number): void {
    const now = this.#now();
    const deadline = now + timeoutMs;
    const look = (): void => {
      this.#expire();
      if (!this.#waiters.includes(waiter)) return;
      const left = deadline - this.#now();
      if (left <= 0) {
        this.#abort(waiter);
        return;
      }
      const expiries = Array.from(this.#blockers(waiter), (blocker) => this.#expiresAt(blocker) - this.#now());
      waiter.timer = setTimeout(look, Math.max(1, Math.min(left, ...expiries)));
    };
    look();
  }

  #abort(waiter: Waiter): void {
    this.#giveUp(waiter, new StatusError('ABORTED', 'Transaction lock timeout.'));
    this.#end(waiter.owner);
  }

  #giveUp(waiter: Waiter, error: Error): void {
    if (this.#leave(waiter)) waiter.fail(error);
  }

  #leave(waiter: Waiter): boolean {
    const index = this.#waiters.indexOf(waiter);
    if (index === -1) return false;
    this.#waiters.splice(index, 1);
    if (waiter.timer !== null) clearTimeout(waiter.timer);
    return true;
  }

  #wake(): void {
    // What proceeds can end transactions, which wakes others: one loop does it all, from the front again.
    if (this.#isWaking) return;
    this.#isWaking = true;
    try {
      for (;;) {
        const free = this.#waiters.find((waiter) => this.#blockers(waiter).size === 0);
        if (free === undefined) break;
        this.#leave(free);
        free.proceed();
      }
    } finally {
      this.#isWaking = false;
    }
  }

  /** The transactions that a waiter waits for. */
  #blockers(waiter: Waiter): Set<OpenTransaction> {
    const { owner, claim, database, mode } = waiter;
    const blockers = new Set<OpenTransaction>();
    const mustYield = (other: OpenTransaction): boolean =>
      mode === 'write' || (owner?.retryOf ?? other.retryOf) !== null;
    for (const other of this.#open.values()) {
      if (other === owner || other.database !== database) continue;
      if (mode === 'read' && owner?.retryOf === other.id) continue;
      if (mustYield(other) && overlap(other.held, claim)) blockers.add(other);
    }
    if (mode === 'write') return blockers;
    for (const earlier of this.#waiters) {
      if (earlier === waiter) break;
      const other = earlier.owner;
      if (other === null || other === owner || earlier.mode !== 'read' || earlier.database !== database) continue;
      if (mustYield(other) && overlap(earlier.claim, claim)) blockers.add(other);
    }
    return blockers;
  }

  /** The one that came first and is no retry gives way, so that a retry gets through. */
  #breakDeadlock(waiter: Waiter): void {
    // A waiter that holds nothing and requests one lock at a time cannot cause a deadlock.
    const { owner } = waiter;
    if (owner === null || (isEmpty(owner.held) && this.#waiters.filter((one) => one.owner === owner).length === 1))
      return;
    while (this.#waiters.includes(waiter)) {
      const circle = findCircle(waiter, this.#waiters, (one) => this.#blockers(one));
      if (circle.length === 0) return;
      circle.sort((a, b) => this.#waiters.indexOf(a) - this.#waiters.indexOf(b));
      const victim = circle.find(({ owner }) => owner?.retryOf === null) ?? circle.at(-1) ?? waiter;
      this.#abort(victim);
    }
  }
}

function expired(): StatusError {
  return new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
}
