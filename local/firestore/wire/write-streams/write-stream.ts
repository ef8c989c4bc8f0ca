import { randomUUID } from 'node:crypto';
import { StatusError } from '#local/firestore/errors.ts';
import type { CommitResponse } from '#local/firestore/operations/messages.ts';
import type { Caller } from '#local/firestore/operations/types.ts';

export interface WriteResponse {
  /** Of a new stream, in its first response. */
  readonly streamId?: string;
  readonly streamToken: Uint8Array;
  readonly writeResults?: CommitResponse['writeResults'];
  readonly commitTime?: CommitResponse['commitTime'];
}

/** A client that acknowledges nothing would make the stream grow without an end. */
const MAX_UNACKNOWLEDGED = 100;

/**
 * What outlives a connection: the responses that the client has not acknowledged, each with its position. A token is
 * such a position; to send it says that all responses up to there have arrived.
 */
export class WriteStream {
  readonly id = randomUUID();
  readonly caller: Caller;
  readonly database: string;
  /** The one that has the stream: the latest that opened or resumed it. */
  connection: object | null = null;
  #last = 0;
  #acknowledged = 0;
  #unacknowledged: (readonly [position: number, response: WriteResponse])[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(caller: Caller, database: string) {
    this.caller = caller;
    this.database = database;
  }

  /** Runs after all work that was asked for before, over whichever connection. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** @throws StatusError for a token that is not of this stream, or earlier than one that was acknowledged. */
  acknowledge(token: Uint8Array | undefined): void {
    if (token === undefined) throw new StatusError('INVALID_ARGUMENT', 'missing stream token');
    const [, position, id] = /^(\d{1,15})@(.+)$/u.exec(Buffer.from(token).toString('utf8')) ?? [];
    const acknowledged = Number(position);
    if (id !== this.id || acknowledged > this.#last || acknowledged < this.#acknowledged) {
      throw new StatusError('INVALID_ARGUMENT', 'invalid stream token');
    }
    this.#acknowledged = acknowledged;
    this.#unacknowledged = this.#unacknowledged.filter(([each]) => each > acknowledged);
  }

  get unacknowledged(): readonly WriteResponse[] {
    return this.#unacknowledged.map(([, response]) => response);
  }

  checkRoom(): void {
    if (this.#unacknowledged.length < MAX_UNACKNOWLEDGED) return;
    throw new StatusError('RESOURCE_EXHAUSTED', 'The stream has too many unacknowledged responses.');
  }

  /** The response to a commit, kept until it is acknowledged. */
  respond({ writeResults, commitTime }: CommitResponse): WriteResponse {
    this.#last += 1;
    const response = { streamToken: this.token(), writeResults, commitTime };
    this.#unacknowledged.push([this.#last, response]);
    return response;
  }

  /** Of the last response. */
  token(): Uint8Array {
    return new Uint8Array(Buffer.from(`${this.#last}@${this.id}`));
  }
}
