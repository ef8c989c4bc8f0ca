import { randomUUID } from 'node:crypto';

/** The response stream of a back channel. */
export interface BackChannel {
  write(text: string): void;
  end(): void;
}

/** Sent to the client, which treats 1.5 times this much silence as a lost connection. */
const KEEP_ALIVE_MS = 30_000;

/** A session without a back channel for this long is closed. */
const ABANDONED_MS = 60_000;

type Entry = readonly [id: number, payload: readonly unknown[]];

/**
 * One WebChannel session. Messages to the client are numbered and kept until acknowledged; they are sent over the back
 * channel, a request that the client keeps open, and queued while there is none.
 */
export class ChannelSession {
  readonly id = randomUUID();
  readonly #onEnd: () => void;
  readonly #keepAlive: NodeJS.Timeout;
  #abandoned: NodeJS.Timeout;
  #unacknowledged: Entry[] = [];
  #lastId = 0;
  #nextMessage = 0;
  #backChannel: BackChannel | null = null;
  #streaming = false;
  #sent = 0;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#keepAlive = setInterval(() => this.#backChannel !== null && this.send(['noop']), KEEP_ALIVE_MS).unref();
    this.#abandoned = this.#startAbandonment();
  }

  /** The handshake response, which is message 0. */
  handshake(): string {
    return frame([[0, ['c', this.id, '', 8, 14, KEEP_ALIVE_MS]]]);
  }

  /** The response to a POST: whether there is a back channel, the last message id, and the unacknowledged bytes. */
  postReceipt(): string {
    const pending = this.#unacknowledged.length === 0 ? 0 : JSON.stringify(this.#unacknowledged).length;
    return frame([this.#backChannel === null ? 0 : 1, this.#lastId, pending]);
  }

  /** The new messages of a POST. A client that missed the response sends them again. */
  accept<Message>(offset: number, messages: readonly Message[]): readonly Message[] {
    const fresh = messages.slice(Math.max(0, this.#nextMessage - offset));
    this.#nextMessage = Math.max(this.#nextMessage, offset + messages.length);
    return fresh;
  }

  send(payload: readonly unknown[]): void {
    this.#lastId += 1;
    this.#unacknowledged.push([this.#lastId, payload]);
    this.#flush();
  }

  /** Drops messages up to this id, which the client has received. */
  acknowledge(id: number): void {
    this.#unacknowledged = this.#unacknowledged.filter(([entryId]) => entryId > id);
  }

  /** Replaces the back channel. A non-streaming one ends after its first message. */
  attach(backChannel: BackChannel, streaming: boolean): void {
    this.#backChannel?.end();
    clearTimeout(this.#abandoned);
    this.#backChannel = backChannel;
    this.#streaming = streaming;
    this.#sent = 0;
    // Lets the client's test for buffering proxies succeed at once.
    if (streaming && this.#unacknowledged.length === 0) this.send(['noop']);
    else this.#flush();
  }

  detach(backChannel: BackChannel): void {
    if (this.#backChannel !== backChannel) return;
    this.#backChannel = null;
    this.#abandoned = this.#startAbandonment();
  }

  end(): void {
    clearInterval(this.#keepAlive);
    clearTimeout(this.#abandoned);
    this.#backChannel?.end();
    this.#backChannel = null;
    this.#onEnd();
  }

  #startAbandonment(): NodeJS.Timeout {
    return setTimeout(() => this.end(), ABANDONED_MS).unref();
  }

  #flush(): void {
    const backChannel = this.#backChannel;
    const entries = this.#unacknowledged.filter(([id]) => id > this.#sent);
    if (backChannel === null || entries.length === 0) return;
    this.#sent = this.#lastId;
    backChannel.write(frame(entries));
    if (this.#streaming) return;
    backChannel.end();
    this.detach(backChannel);
  }
}

/** Frames JSON with its length. Non-ASCII is escaped, so that characters and bytes are the same. */
function frame(json: unknown): string {
  const text = JSON.stringify(json).replace(/[^\x20-\x7e]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return `${text.length}\n${text}`;
}
