import { StatusError } from '#local/firestore/errors.ts';
import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { microsOf, momentOf } from '#local/firestore/values/moment.ts';
import { parseDatabaseName } from '#local/firestore/values/resource-name.ts';
import type { Moment } from '#local/firestore/values/value.ts';
import { mayGet } from '../gets.ts';
import type { DatabaseId } from '../operations-api.ts';
import type { ReadPoint } from '../read-point.ts';
import type { Service } from '../service.ts';
import type { Caller } from '../types.ts';
import { bloomFilterOf } from './bloom-filter.ts';
import type { ListenRequest, ListenResponse, ListenSink, ListenStream, TargetRequest } from './listen-messages.ts';
import { subjectOf } from './listen-target.ts';
import { OpenTarget } from './open-target.ts';

/**
 * Opens a Listen stream. Each target begins with its results and goes on with what changes; after each round, a message
 * for all targets says the time at which the client has them all, and a token to go on from there on another stream.
 */
export function openListenStream(service: Service, caller: Caller, sink: ListenSink): ListenStream {
  let session: ListenSession | null = null;
  return {
    handle: (request) => {
      session ??= new ListenSession(service, caller, parseDatabaseName(request.database), sink);
      session.handle(request);
    },
    close: () => session?.close(),
  };
}

class ListenSession {
  readonly database: DatabaseId;
  readonly #service: Service;
  readonly #caller: Caller;
  readonly #sink: ListenSink;
  readonly #targets = new Map<number, OpenTarget>();
  readonly #leave: () => void;
  #round: NodeJS.Immediate | null = null;

  constructor(service: Service, caller: Caller, database: DatabaseId, sink: ListenSink) {
    this.#service = service;
    this.#caller = caller;
    this.database = { projectId: database.projectId, databaseId: database.databaseId };
    this.#sink = sink;
    this.#leave = service.listeners.add({
      database: this.database,
      noteChanges: (changes) => {
        for (const target of this.#targets.values()) for (const change of changes) target.note(change);
        this.#schedule();
      },
      noteAnything: () => {
        for (const target of this.#targets.values()) target.noteAnything();
        this.#schedule();
      },
    });
  }

  handle({ database, addTarget, removeTarget }: ListenRequest): void {
    const named = database === '' ? this.database : parseDatabaseName(database);
    if (named.projectId !== this.database.projectId || named.databaseId !== this.database.databaseId) {
      throw new StatusError('INVALID_ARGUMENT', 'The database of a listen stream cannot change.');
    }
    if (addTarget !== undefined) this.#add(addTarget);
    else if (removeTarget !== undefined) this.#remove(removeTarget);
    else throw new StatusError('INVALID_ARGUMENT', 'A listen request must add or remove a target.');
  }

  close(): void {
    this.#leave();
    this.#targets.clear();
    if (this.#round !== null) clearImmediate(this.#round);
    this.#round = null;
  }

  #add(request: TargetRequest): void {
    const id = request.targetId === 0 ? Math.max(0, ...this.#targets.keys()) + 1 : request.targetId;
    if (this.#targets.has(id)) throw new StatusError('INVALID_ARGUMENT', `Target id ${id} is in use.`);
    this.#finishRound();
    this.#sink.send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    const point = this.#now();
    try {
      this.#begin(id, request, point);
    } catch (error) {
      this.#end(id, error);
      return;
    }
    const { readTime } = point;
    const resumeToken = encodeResumeToken(readTime);
    this.#sink.send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], resumeToken, readTime } });
    this.#tellTime(readTime);
    if (request.once === true) this.#remove(id);
  }

  /** Sends what the client does not have yet. */
  #begin(id: number, request: TargetRequest, point: ReadPoint): void {
    const { readTime } = point;
    const subject = subjectOf(this.database, request);
    subject.check(this.#service, this.#caller, point);
    const since = this.#resumedAt(request);
    const sent = since === null ? new Map() : subject.results(this.#store, since);
    const target = new OpenTarget(id, subject, this.database, (document) => this.#mayRead(document.path), sent);
    this.#targets.set(id, target);
    if (since === null) {
      const isResumed = request.resumeToken !== undefined || request.readTime !== undefined;
      // What the client has is of a time that nobody knows any more.
      if (isResumed) this.#sink.send({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } });
      this.#sendAll(target.everything(this.#store, readTime));
    } else {
      target.noteAnything();
      this.#sendAll(target.news(this.#store, readTime));
      this.#sendFilter(target, request.expectedCount ?? 0);
    }
  }

  /** A client that has another number of documents finds with the names which of its own are none any more. */
  #sendFilter(target: OpenTarget, expectedCount: number): void {
    const names = target.names();
    const unchangedNames = (expectedCount > 0 ? bloomFilterOf(names) : null) ?? undefined;
    this.#sink.send({ filter: { targetId: target.id, count: names.length, unchangedNames } });
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  /** A target that fails ends with the cause; the others go on. */
  #end(id: number, error: unknown): void {
    if (!(error instanceof StatusError)) throw error;
    this.#targets.delete(id);
    const cause = { code: error.code, message: error.message };
    this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } });
  }

  /** Commits of one turn of the event loop are told together. */
  #schedule(): void {
    this.#round ??= setImmediate(() => {
      try {
        this.#finishRound();
      } catch (error) {
        this.close();
        this.#sink.fail(error);
      }
    });
  }

  #finishRound(): void {
    if (this.#round === null) return;
    clearImmediate(this.#round);
    this.#round = null;
    const point = this.#now();
    let isNew = false;
    for (const [id, target] of this.#targets) {
      try {
        // Rules can depend on any document.
        target.subject.check(this.#service, this.#caller, point);
        const messages = target.news(this.#store, point.readTime);
        this.#sendAll(messages);
        isNew ||= messages.length > 0;
      } catch (error) {
        this.#end(id, error);
      }
    }
    if (isNew) this.#tellTime(point.readTime);
  }

  #tellTime(readTime: Moment): void {
    const resumeToken = encodeResumeToken(readTime);
    this.#sink.send({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], resumeToken, readTime } });
  }

  #sendAll(messages: readonly ListenResponse[]): void {
    for (const message of messages) this.#sink.send(message);
  }

  #mayRead(path: readonly string[]): boolean {
    return mayGet(this.#service, this.#caller, this.database, path, this.#now());
  }

  /** The time of what the client has, as long as versions of that time are kept. */
  #resumedAt({ resumeToken, readTime }: TargetRequest): bigint | null {
    const micros =
      readTime !== undefined
        ? microsOf(readTime)
        : resumeToken !== undefined && resumeToken.length > 0
          ? decodeResumeToken(resumeToken)
          : null;
    if (micros === null || micros > this.#service.commitClock.now()) return null;
    return micros < this.#store.oldestReadable ? null : micros;
  }

  get #store(): DocumentStore {
    return this.#service.databases.store(this.database);
  }

  #now(): ReadPoint {
    return { micros: null, readTime: momentOf(this.#service.commitClock.now()), startedTransaction: null };
  }
}

function encodeResumeToken(readTime: Moment): Uint8Array {
  return new Uint8Array(Buffer.from(microsOf(readTime).toString(), 'utf8'));
}

/** `null` for a token of somebody else. */
function decodeResumeToken(token: Uint8Array): bigint | null {
  const text = Buffer.from(token).toString('utf8');
  return /^\d{1,18}$/u.test(text) ? BigInt(text) : null;
}
