import { type ActingFor, isSameActing } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { beginBusy } from '#lib/busy.ts';
import { createListeners } from '#lib/listeners.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attemptStorage } from '#offline/attempt-storage.ts';
import type { CommandRegistry } from './command.ts';
import type { OutboxDatabase } from './database.ts';
import type { DrainReport } from './drain.ts';
import { type Command, isPending, newItem, type OutboxItem, type Rejection } from './item.ts';
import type { Receipt } from './sender.ts';
import type { OutboxSession, SessionPorts, SessionStart, startSession } from './session.ts';
import { createStatusBoard } from './status.ts';
import type { OutboxStore } from './store.ts';

export interface OutboxPorts<Kind extends Command> extends Omit<SessionPorts, 'board' | 'onReceived'> {
  readonly registry: CommandRegistry<Kind>;
  readonly database: OutboxDatabase;
  readonly store: OutboxStore<Kind>;
}

const flatten = <Value>(result: Result<Result<Value, DomainError>, DomainError>): Result<Value, DomainError> =>
  result.ok ? result.value : result;

const nothingStarted: DrainReport = { end: 'sign-in-needed', settled: 0, nextDueInMs: null, retryAfterMs: null };

type SessionOf = (actorUid: string) => OutboxSession | null;

/** The person's actions on the queue. */
function queueActions<Kind extends Command>(ports: OutboxPorts<Kind>, sessionOf: SessionOf) {
  const { store, clock } = ports;
  const now = () => clock.now().getTime();

  /** Drains at once if this page's session is for the actor; the service worker does so if this page is closed. */
  const requestFlush = (actorUid: string) => {
    const session = sessionOf(actorUid);
    session?.runner.trigger('saved');
    void session?.triggers?.registerBackgroundSync();
  };

  return {
    /**
     * Resolves with ok only after a transaction with strict durability has completed: only then may a screen say
     * "Bewaard". The draft with the command's id is deleted in the same transaction.
     * @returns the new item, or the queued one with the same identity. `cancelled`: nothing will be sent.
     * `already-exists`: a different command was saved under this id, so mint a new one. `storage-full` or
     * `storage-unavailable`: nothing is stored, and `sendNow` still works.
     */
    async enqueue(acting: ActingFor, command: Kind): Promise<Result<OutboxItem, DomainError>> {
      const saved = flatten(await attemptStorage(() => store.enqueue({ acting, command, now: now() })));
      if (saved.ok && saved.value.state !== 'cancelled') requestFlush(acting.actorUid);
      return saved;
    },

    /** Retries a rejected item, or a waiting one at once. */
    async retry(acting: ActingFor, id: string): Promise<Result<void, DomainError>> {
      const retried = flatten(await attemptStorage(() => store.retry(acting, id)));
      if (retried.ok) sessionOf(acting.actorUid)?.runner.trigger('asked');
      return retried;
    },

    /** Deletes a rejected item, or archives a settled one. @returns `not-cancellable` for one on its way. */
    remove: async (acting: ActingFor, id: string): Promise<Result<void, DomainError>> =>
      flatten(await attemptStorage(() => store.remove(acting, id))),
  };
}

/** The queue as read by screens. */
function queueReading<Kind extends Command>({ store, database, clock, registry }: OutboxPorts<Kind>) {
  return {
    /** Returns a rejected item, to fill a form. It stays queued until the person saves it again under the same id. */
    async findRejected(acting: ActingFor, id: string): Promise<Result<OutboxItem<Kind>, DomainError>> {
      const items = await attemptStorage(() => store.list(acting.actorUid));
      if (!items.ok) return items;
      const found = items.value.find((item) => item.id === id && isSameActing(item, acting));
      const item = found ? registry.read(found) : null;
      if (!item) return err({ code: 'not-found' });
      return item.state === 'needs-you' ? ok(item) : err({ code: 'not-cancellable' });
    },

    /**
     * Calls the listener now and at every change in any tab, with the items in order of saving, in all states, without
     * archived ones.
     */
    observe: (acting: ActingFor, listener: (items: readonly OutboxItem<Kind>[]) => void): (() => void) =>
      database.observe(acting.actorUid, (items) => {
        const own = items.filter((item) => isSameActing(item, acting) && !item.archived);
        listener(own.map(registry.read).filter((item) => item !== null));
      }),

    /** Counts the items of this actor, for any senior, that are waiting, sending or rejected. */
    pendingCount: (actorUid: string): Promise<Result<number, DomainError>> =>
      attemptStorage(async () => (await store.list(actorUid)).filter(isPending).length),

    /**
     * Archives received items that the server's data includes, so that nothing is shown twice and nothing disappears.
     * @param shown data read from the server for this senior.
     */
    async confirmShown(acting: ActingFor, shown: readonly object[]): Promise<void> {
      // Best effort: the next read archives what failed now.
      await attemptStorage(() => store.archive(acting, shown, clock.now().getTime()));
    },
  };
}

/** Direct sending, for a device without usable storage. */
function directSending<Kind extends Command>({ registry, clock }: OutboxPorts<Kind>, sessionOf: SessionOf) {
  return {
    /** Sends without storing. The id makes a double tap idempotent. */
    async sendNow(acting: ActingFor, command: Kind): Promise<Result<Receipt, Rejection>> {
      const sender = sessionOf(acting.actorUid)?.sender;
      const definition = registry.find(command.kind);
      if (!sender || !definition) return err({ code: 'not-signed-in' });
      const item = newItem(acting, definition.identify(command), command, clock.now().getTime());
      try {
        const sending: OutboxItem = { ...item, sequence: 0, state: 'sending', attempts: 1 };
        const [answer] = await sender.send([sending], new AbortController().signal);
        return answer ?? err({ code: 'network' });
      } catch {
        return err({ code: 'unknown' });
      }
    },
  };
}

/** The outbox of one page or service worker. */
export function createOutbox<Kind extends Command>(ports: OutboxPorts<Kind>) {
  const board = createStatusBoard();
  let endBusy = () => {};
  board.observe(({ flushing }) => {
    endBusy();
    endBusy = flushing ? beginBusy('the outbox is sending') : () => {};
  });
  const received = createListeners<[OutboxItem]>();
  let session: OutboxSession | null = null;

  const sessionOf: SessionOf = (actorUid) => (session?.actorUid === actorUid ? session : null);
  return {
    ...queueActions(ports, sessionOf),
    ...queueReading(ports),
    ...directSending(ports, sessionOf),

    /**
     * Starts sending for this actor and stops the previous session.
     * @param begin `startSession`, injected so that a page that saves and lists items need not load the sending code up
     * front.
     * @returns a function that stops.
     */
    start(begin: typeof startSession, options: SessionStart): () => void {
      session?.stop();
      const started = begin({ ...ports, board, onReceived: received.notify }, options);
      session = started;
      return () => {
        started.stop();
        if (session === started) session = null;
      };
    },

    /** Drains now. */
    flush: (): Promise<DrainReport> => session?.runner.flush() ?? Promise.resolve(nothingStarted),

    /** Calls the listener on every receipt, in this tab or another one. */
    onReceived: received.add,

    status: board.read,
    /** Calls the listener now and at every change. */
    observeStatus: board.observe,
  };
}

export type Outbox<Kind extends Command = Command> = ReturnType<typeof createOutbox<Kind>>;
