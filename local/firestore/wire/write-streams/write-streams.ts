import { isDeepStrictEqual } from 'node:util';
import { StatusError } from '#local/firestore/errors.ts';
import type { Caller } from '#local/firestore/operations/types.ts';
import { WriteStream } from './write-stream.ts';

/** How long a stream without a connection can be resumed. */
const KEPT_MS = 10 * 60_000;
const MAX_KEPT = 1_000;

/** The Write streams of all connections, those that have lost theirs a short time ago included. */
export class WriteStreams {
  readonly #now: () => number;
  readonly #streams = new Map<string, WriteStream>();
  /** When the connection of a stream ended, by its id, the earliest first. */
  readonly #left = new Map<string, number>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  open(caller: Caller, database: string): WriteStream {
    this.#forget();
    return new WriteStream(caller, database);
  }

  /** @throws StatusError when there is none, or it is of somebody else. */
  find(caller: Caller, database: string, id: string): WriteStream {
    this.#forget();
    const stream = this.#streams.get(id);
    if (stream === undefined || stream.database !== database || !isSame(stream.caller, caller)) {
      throw new StatusError('NOT_FOUND', 'The stream to resume does not exist.');
    }
    return stream;
  }

  /** From now on this connection has the stream, and an earlier one has not. */
  connect(stream: WriteStream, connection: object): void {
    stream.connection = connection;
    this.#streams.set(stream.id, stream);
    this.#left.delete(stream.id);
  }

  leave(stream: WriteStream, connection: object): void {
    if (stream.connection === connection) this.#left.set(stream.id, this.#now());
  }

  #forget(): void {
    const earliest = this.#now() - KEPT_MS;
    for (const [id, left] of this.#left) {
      if (left > earliest && this.#left.size <= MAX_KEPT) return;
      this.#left.delete(id);
      this.#streams.delete(id);
    }
  }
}

/** A token that was renewed is of the same user. */
function isSame(one: Caller, other: Caller): boolean {
  if (one.kind === 'admin' || other.kind === 'admin') return one.kind === other.kind;
  return isDeepStrictEqual(one.auth?.uid, other.auth?.uid);
}
