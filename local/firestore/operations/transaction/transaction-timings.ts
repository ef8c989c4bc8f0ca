export interface TransactionTimings {
  /** Lock timeout of a write. */
  readonly lockTimeoutMs: number;
  /** Lock timeout of a retry's reads. */
  readonly retryTimeoutMs: number;
  /** A transaction expires this long after its last request. */
  readonly idleMs: number;
  /** A transaction expires at most this long after its start. */
  readonly lifetimeMs: number;
}

export const DEFAULT_TIMINGS: TransactionTimings = {
  lockTimeoutMs: 2_000,
  retryTimeoutMs: 20_000,
  idleMs: 60_000,
  lifetimeMs: 270_000,
};
