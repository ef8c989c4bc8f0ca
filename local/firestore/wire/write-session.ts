import { randomUUID } from 'node:crypto';
import { StatusError } from '../errors.ts';
import type { Caller, Write } from '../operations/types.ts';
import type { CommitResponse } from '../operations/messages.ts';
import type { Operations } from '../operations/operations-api.ts';

export interface WriteRequest {
  readonly database: string;
  readonly streamId: string;
  readonly writes: readonly Write[];
}

interface WriteResponse {
  readonly streamId?: string;
  readonly streamToken: Uint8Array;
  readonly writeResults?: CommitResponse['writeResults'];
  readonly commitTime?: CommitResponse['commitTime'];
}

/** A Write stream: the handshake names the database, then each message is a commit, in order. */
export class WriteSession {
  readonly #operations: Operations;
  readonly #caller: Caller;
  #database: string | null = null;
  #answers = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(operations: Operations, caller: Caller) {
    this.#operations = operations;
    this.#caller = caller;
  }

  /** Responds in request order. After an error, all further requests are rejected. */
  handle(request: WriteRequest): Promise<WriteResponse> {
    const answer = this.#turn.then(() => this.#answer(request));
    this.#turn = answer;
    return answer;
  }

  async #answer(request: WriteRequest): Promise<WriteResponse> {
    if (this.#database === null) return this.#open(request);
    if (request.database !== '' && request.database !== this.#database) {
      throw new StatusError('INVALID_ARGUMENT', 'The database of a write stream cannot change.');
    }
    if (request.writes.length === 0) return { streamToken: this.#nextToken() };
    const { writeResults, commitTime } = await this.#operations.commit(this.#caller, {
      database: this.#database,
      writes: request.writes,
    });
    return { streamToken: this.#nextToken(), writeResults, commitTime };
  }

  #open(request: WriteRequest): WriteResponse {
    if (!/^projects\/[^/]+\/databases\/[^/]+$/u.test(request.database)) {
      throw new StatusError('INVALID_ARGUMENT', 'The first message of a write stream must name its database.');
    }
    if (request.streamId !== '') {
      throw new StatusError('UNIMPLEMENTED', 'Resuming a write stream is not supported by this emulator.');
    }
    if (request.writes.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'The first message of a write stream must not hold writes.');
    }
    this.#database = request.database;
    return { streamId: randomUUID(), streamToken: this.#nextToken() };
  }

  #nextToken(): Uint8Array {
    this.#answers += 1;
    return new Uint8Array(Buffer.from(String(this.#answers)));
  }
}
