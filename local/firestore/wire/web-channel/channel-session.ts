import { randomUUID } from 'node:crypto';

/** Where a back channel's bytes go. */
export interface BackChannel {
  write(text: string): void;
  end(): void;
}

/** Told to the client, which takes silence for one and a half times as long as a broken line. */
const KEEP_ALIVE_MS = 30_000;

/** A client that has had no back channel for this long is gone. */
const ABANDONED_MS = 60_000;

type Entry = readonly [id: number, payload: readonly unknown[]];

/**
 * One WebChannel: numbered messages to the client, which are kept until it says that it has them. They leave through
 * the back channel, a request that the client holds open; without one they wait.
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

  /** The answer to the handshake; it is message 0. */
  handshake(): string {
    return frame([[0, ['c', this.id, '', 8, 14, KEEP_ALIVE_MS]]]);
  }

  /** What a post is answered: whether there is a back channel, the last message sent, and what is under way. */
  postReceipt(): string {
    const pending = this.#unacknowledged.length === 0 ? 0 : JSON.stringify(this.#unacknowledged).length;
    return frame([this.#backChannel === null ? 0 : 1, this.#lastId, pending]);
  }

  /** The messages of a post that are new: a client that missed the receipt posts them again. */
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

  /** The client has everything up to this message. */
  acknowledge(id: number): void {
    this.#unacknowledged = this.#unacknowledged.filter(([entryId]) => entryId > id);
  }

  /** Takes a new back channel in the place of any other. One that is not streaming ends with the first message. */
  attach(backChannel: BackChannel, streaming: boolean): void {
    this.#backChannel?.end();
    clearTimeout(this.#abandoned);
    this.#backChannel = backChannel;
    this.#streaming = streaming;
    this.#sent = 0;
    // Shows a client that looks for buffering proxies that nothing holds the bytes back.
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

/** A length and as many characters of JSON. Written in ASCII, where characters and bytes are the same. */
function frame(json: unknown): string {
  const text = JSON.stringify(json).replace(/[^\x20-\x7e]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return `${text.length}\n${text}`;
}
