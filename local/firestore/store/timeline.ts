/**
 * The database's time, in microseconds. A commit gets a moment later than every moment that was given out before, so
 * that what was read at a timestamp can never change afterwards, also when the machine's clock stops or goes back.
 */
export class Timeline {
  readonly #clock: () => bigint;
  #last: bigint;

  constructor(clock: () => bigint, last: bigint) {
    this.#clock = clock;
    this.#last = last;
  }

  /** For a read that sees all that is committed. */
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
