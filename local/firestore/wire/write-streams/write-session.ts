import { StatusError } from '#local/firestore/errors.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import type { Caller, Write } from '#local/firestore/operations/types.ts';
import type { WriteResponse, WriteStream } from './write-stream.ts';
import type { WriteStreams } from './write-streams.ts';

export interface WriteRequest {
  readonly database: string;
  readonly streamId: string;
  readonly writes: readonly Write[];
  readonly streamToken?: Uint8Array | undefined;
}

interface WriteAnswer {
  readonly responses: readonly WriteResponse[];
  /** The client has said that it is done: the stream ends. */
  readonly isLast: boolean;
}

const NOTHING: WriteAnswer = { responses: [], isLast: false };

/** One connection of a Write stream: the handshake opens or resumes it, then each message is a commit, in order. */
export class WriteSession {
  readonly #operations: Operations;
  readonly #streams: WriteStreams;
  readonly #caller: Caller;
  #hasBegun = false;
  #stream: WriteStream | null = null;
  #hasEnded = false;

  constructor(operations: Operations, streams: WriteStreams, caller: Caller) {
    this.#operations = operations;
    this.#streams = streams;
    this.#caller = caller;
  }

  /** Answers in the order of requests. After an error or the last request there is nothing more to say. */
  async handle(request: WriteRequest): Promise<WriteAnswer> {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      return this.#open(request);
    }
    const stream = this.#stream;
    if (stream === null) return NOTHING;
    return stream.inTurn(async () => {
      if (this.#hasEnded) return NOTHING;
      // Also when it fails.
      this.#hasEnded = true;
      const responses = [await this.#answer(stream, request)];
      this.#hasEnded = request.writes.length === 0;
      return { responses, isLast: this.#hasEnded };
    });
  }

  /** The connection has ended: what it asked for is still done, and the stream can be resumed. */
  close(): void {
    if (this.#stream !== null) this.#streams.leave(this.#stream, this);
  }

  async #answer(stream: WriteStream, request: WriteRequest): Promise<WriteResponse> {
    if (stream.connection !== this) throw new StatusError('ABORTED', 'The stream was resumed over another connection.');
    if (request.database !== '' && request.database !== stream.database) {
      throw new StatusError('INVALID_ARGUMENT', 'The database of a write stream cannot change.');
    }
    if (request.streamId !== '' && request.streamId !== stream.id) {
      throw new StatusError('INVALID_ARGUMENT', 'The id of a write stream cannot change.');
    }
    stream.acknowledge(request.streamToken);
    if (request.writes.length === 0) return { streamToken: stream.token() };
    stream.checkRoom();
    const { database } = stream;
    return stream.respond(await this.#operations.commit(this.#caller, { database, writes: request.writes }));
  }

  async #open({ database, streamId, streamToken, writes }: WriteRequest): Promise<WriteAnswer> {
    if (!/^projects\/[^/]+\/databases\/[^/]+$/u.test(database)) {
      throw new StatusError('INVALID_ARGUMENT', 'The first message of a write stream must name its database.');
    }
    if (writes.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'The first message of a write stream must not hold writes.');
    }
    if (streamId !== '') return this.#resume(database, streamId, streamToken);
    if (streamToken !== undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'A token belongs to a stream, which must be named to resume it.');
    }
    const stream = this.#streams.open(this.#caller, database);
    this.#streams.connect(stream, this);
    this.#stream = stream;
    return { responses: [{ streamId: stream.id, streamToken: stream.token() }], isLast: false };
  }

  /** All responses after the token, and then the token to go on with. */
  #resume(database: string, streamId: string, streamToken: Uint8Array | undefined): Promise<WriteAnswer> {
    const stream = this.#streams.find(this.#caller, database, streamId);
    this.#stream = stream;
    return stream.inTurn(async () => {
      this.#hasEnded = true;
      if (streamToken !== undefined) stream.acknowledge(streamToken);
      this.#hasEnded = false;
      this.#streams.connect(stream, this);
      return { responses: [...stream.unacknowledged, { streamToken: stream.token() }], isLast: false };
    });
  }
}
