/** The server is asked all the same as often as this: only an answer proves that there is a connection. */
const askAgainMs = 30_000;

/** When the server has answered, whatever it was asked. */
export class ServerAnswers {
  readonly #now: () => number;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #isAsked = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(): void {
    this.#answeredAt = this.#now();
    this.#isAsked = false;
  }

  /** The server was asked and did not answer. */
  noteNone(): void {
    this.#isAsked = false;
  }

  get areRecent(): boolean {
    return this.#now() - this.#answeredAt < askAgainMs;
  }

  /** Whether to ask the server for a proof: one of those who read at the same moment is enough. */
  takeTurn(): boolean {
    if (this.areRecent || this.#isAsked) return false;
    this.#isAsked = true;
    return true;
  }
}
