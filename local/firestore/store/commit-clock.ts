/**
 * The database's time, in microseconds. A commit gets a later time than all times returned before, so the data read at
 * a timestamp never changes, even when the system clock stops or goes back.
 */
export class CommitClock {
  readonly #clock: () => bigint;
  #last: bigint;

  constructor(clock: () => bigint, last: bigint) {
    this.#clock = clock;
    this.#last = last;
  }

  /** For a read of all committed data. */
  now(): bigint {
    const now = this.#clock();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }

  /** For a commit. */
  next(): bigint {
    const now = this.#clock();
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last;
  }
}
