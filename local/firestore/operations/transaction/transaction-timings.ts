export interface TransactionTimings {
  /** How long a write waits for the transactions that have read what it changes. */
  readonly lockTimeoutMs: number;
  /** How long the reads of a retry wait for their turn. */
  readonly retryTimeoutMs: number;
  /** A transaction ends this long after its last request, */
  readonly idleMs: number;
  /** and in any case this long after its beginning. */
  readonly lifetimeMs: number;
}

export const DEFAULT_TIMINGS: TransactionTimings = {
  lockTimeoutMs: 2_000,
  retryTimeoutMs: 20_000,
  idleMs: 60_000,
  lifetimeMs: 270_000,
};
