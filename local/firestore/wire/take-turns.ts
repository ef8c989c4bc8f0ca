import type { Operations } from '../operations/operations-api.ts';

/**
 * The same operations, where those that can take long wait for each other and let all others go first: between two
 * queries, everything that has arrived is answered. Otherwise reading one document would wait behind every board that is
 * being listed.
 */
export function takeTurns(operations: Operations): Operations {
  const turns = new Turns();
  const inTurn =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await turns.next();
      return call(...args);
    };
  return {
    ...operations,
    runQuery: inTurn(operations.runQuery),
    runAggregationQuery: inTurn(operations.runAggregationQuery),
    partitionQuery: inTurn(operations.partitionQuery),
    listDocuments: inTurn(operations.listDocuments),
    listCollectionIds: inTurn(operations.listCollectionIds),
  };
}

/** One turn in each round of the event loop. */
class Turns {
  #waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#give());
    });
  }

  #give(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (rest.length > 0) setImmediate(() => this.#give());
    first?.();
  }
}
