import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS, StatusError } from '#local/firestore/errors.ts';
import type { ListenRequest } from '#local/firestore/operations/listen/listen-messages.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import type { Caller } from '#local/firestore/operations/types.ts';
import { readCaller } from '../caller.ts';
import { readJsonMessage } from '../codec/json-reader.ts';
import { parseJson } from '../codec/json-text.ts';
import { writeJsonMessage } from '../codec/json-writer.ts';
import { readBody } from '../http/http-body.ts';
import { methodNamed } from '../methods.ts';
import { toErrorBody, toStatusError, type ReportBug } from '../error-body.ts';
import type { FirestoreService, ServiceMethod } from '../service.ts';
import { WriteSession, type WriteRequest } from '../write-streams/write-session.ts';
import type { WriteStreams } from '../write-streams/write-streams.ts';
import { readChannelPost, readNumber } from './channel-request.ts';
import { ChannelSession, type BackChannel } from './channel-session.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/u;

interface OpenChannel {
  readonly session: ChannelSession;
  receive(message: string): void;
}

interface Sink {
  send(answer: unknown): void;
  fail(error: unknown): void;
  /** Nothing more will be sent. */
  end(): void;
}

/** What the messages of a channel are about. */
interface Conversation {
  receive(message: unknown): Promise<void>;
  close(): void;
}

/**
 * WebChannel, version 8: the streaming methods for browsers, which have no gRPC. A POST without SID opens a channel,
 * POSTs with SID send messages, a GET with RID=rpc is the back channel, and TYPE=terminate closes it.
 */
export class WebChannel {
  readonly #methods: ReadonlyMap<string, ServiceMethod>;
  readonly #operations: Operations;
  readonly #writeStreams: WriteStreams;
  readonly #reportBug: ReportBug;
  readonly #channels = new Map<string, OpenChannel>();

  constructor(service: FirestoreService, operations: Operations, writeStreams: WriteStreams, reportBug: ReportBug) {
    this.#methods = new Map(service.methods.map((method) => [method.name, method]));
    this.#operations = operations;
    this.#writeStreams = writeStreams;
    this.#reportBug = reportBug;
  }

  /** @returns false for paths outside WebChannel. */
  handle(request: IncomingMessage, url: URL, response: ServerResponse): boolean {
    const method = this.#methods.get(PATH.exec(url.pathname)?.[1] ?? '');
    if (method === undefined) return false;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache, no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
    this.#answer(method, request, url, response).catch((error: unknown) => {
      const status = toStatusError(error, this.#reportBug);
      if (response.headersSent) response.destroy();
      else response.writeHead(STATUS[status.code].http).end(status.message);
    });
    return true;
  }

  close(): void {
    for (const { session } of this.#channels.values()) session.end();
  }

  async #answer(method: ServiceMethod, request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const sid = url.searchParams.get('SID');
    if (sid === null) {
      response.end(await this.#open(method, request));
      return;
    }
    const channel = this.#channels.get(sid);
    // The client matches this text and opens a new channel.
    if (channel === undefined) throw new StatusError('INVALID_ARGUMENT', 'Unknown SID');
    const { session } = channel;
    const acknowledged = url.searchParams.get('AID');
    if (acknowledged !== null) session.acknowledge(readNumber(acknowledged));
    if (url.searchParams.get('TYPE') === 'terminate') {
      session.end();
      response.end();
    } else if (request.method === 'POST') {
      const { offset, messages } = readChannelPost(await readBody(request));
      for (const message of session.accept(offset, messages)) channel.receive(message);
      response.end(session.postReceipt());
    } else {
      attachBackChannel(session, response, url.searchParams.get('CI') !== '1');
    }
  }

  async #open(method: ServiceMethod, request: IncomingMessage): Promise<string> {
    const { offset, messages, headers } = readChannelPost(await readBody(request));
    const channel = this.#createChannel(method, headers.get('authorization') ?? request.headers.authorization);
    const { session } = channel;
    this.#channels.set(session.id, channel);
    for (const message of session.accept(offset, messages)) channel.receive(message);
    return session.handshake();
  }

  #createChannel(method: ServiceMethod, authorization: string | undefined): OpenChannel {
    let conversation: Conversation | null = null;
    const session = new ChannelSession(() => {
      this.#channels.delete(session.id);
      conversation?.close();
    });
    let isRefused = false;
    const refuse = (error: unknown): void => {
      // Messages after an error fail for the same reason, so only the first error is sent.
      if (!isRefused) session.send([toErrorBody(toStatusError(error, this.#reportBug))]);
      isRefused = true;
      conversation?.close();
    };
    try {
      const send = (answer: unknown): void => session.send([writeJsonMessage(method.response, answer)]);
      conversation = this.#converse(method, readCaller(authorization), {
        send,
        fail: refuse,
        end: () => session.send(['close']),
      });
    } catch (error) {
      refuse(error);
    }
    const receive = async (message: string): Promise<void> => {
      if (!isRefused) await conversation?.receive(readJsonMessage(method.request, parseJson(message)));
    };
    return { session, receive: (message) => void receive(message).catch(refuse) };
  }

  #converse(method: ServiceMethod, caller: Caller, sink: Sink): Conversation {
    if (method.name === 'Listen') {
      const stream = this.#operations.listen(caller, sink);
      return { receive: async (message) => stream.handle(message as ListenRequest), close: () => stream.close() };
    }
    if (method.name !== 'Write') methodNamed(method.name);
    const writes = new WriteSession(this.#operations, this.#writeStreams, caller);
    return {
      receive: async (message) => {
        const { responses, isLast } = await writes.handle(message as WriteRequest);
        for (const response of responses) sink.send(response);
        if (isLast) sink.end();
      },
      close: () => writes.close(),
    };
  }
}

function attachBackChannel(session: ChannelSession, response: ServerResponse, streaming: boolean): void {
  response.flushHeaders();
  const backChannel: BackChannel = {
    write: (text) => void response.write(text),
    end: () => void response.end(),
  };
  response.once('close', () => session.detach(backChannel));
  session.attach(backChannel, streaming);
}
