import { type ActingFor, isSameActing } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { beginBusy } from '#lib/busy.ts';
import { createListeners } from '#lib/listeners.ts';
import { err, ok, type Result } from '#lib/result.ts';
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

/** What a person changes about the queue. */
function queueActions<Kind extends Command>(ports: OutboxPorts<Kind>, sessionOf: SessionOf) {
  const { store, clock } = ports;
  const now = () => clock.now().getTime();

  /** At once if this page is sending for the actor; otherwise by the service worker, should this page be closed. */
  const requestFlush = (actorUid: string) => {
    const session = sessionOf(actorUid);
    session?.runner.trigger('saved');
    void session?.triggers?.registerBackgroundSync();
  };

  return {
    /**
     * Resolves with ok only after a transaction with strict durability has completed: only then may a screen say
     * "Bewaard". The draft with the command's id is deleted in the same transaction.
     * @returns the item that stands for the command: a new one, or one that was queued already. `cancelled`: nothing will be
     * sent. `already-exists`: another wish was saved under this id, so mint a new one. `storage-full` or
     * `storage-unavailable`: nothing is kept, and `sendNow` still works.
     */
    async enqueue(acting: ActingFor, command: Kind): Promise<Result<OutboxItem, DomainError>> {
      const saved = flatten(await attemptStorage(() => store.enqueue({ acting, command, now: now() })));
      if (saved.ok && saved.value.state !== 'cancelled') requestFlush(acting.actorUid);
      return saved;
    },

    /** Tries a rejected item again, or a waiting one at once. */
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

/** What screens read of the queue. */
function queueReading<Kind extends Command>({ store, database, clock, registry }: OutboxPorts<Kind>) {
  return {
    /** A rejected item, to fill a form with. It stays queued until the person saves it again under the same id. */
    async findRejected(acting: ActingFor, id: string): Promise<Result<OutboxItem<Kind>, DomainError>> {
      const items = await attemptStorage(() => store.list(acting.actorUid));
      if (!items.ok) return items;
      const found = items.value.find((item) => item.id === id && isSameActing(item, acting));
      const item = found ? registry.read(found) : null;
      if (!item) return err({ code: 'not-found' });
      return item.state === 'needs-you' ? ok(item) : err({ code: 'not-cancellable' });
    },

    /**
     * Calls at once and at every change, in whichever tab it was made. In order of saving, in all states, without what is
     * archived.
     */
    observe: (acting: ActingFor, listener: (items: readonly OutboxItem<Kind>[]) => void): (() => void) =>
      database.observe(acting.actorUid, (items) => {
        const own = items.filter((item) => isSameActing(item, acting) && !item.archived);
        listener(own.map(registry.read).filter((item) => item !== null));
      }),

    /** How many items of this actor have not arrived, for whichever senior: waiting, being sent, or rejected. */
    pendingCount: (actorUid: string): Promise<Result<number, DomainError>> =>
      attemptStorage(async () => (await store.list(actorUid)).filter(isPending).length),

    /**
     * Archives received items that the server shows by now, so that nothing shows twice and nothing disappears.
     * @param shown what was read from the server for this senior.
     */
    async confirmShown(acting: ActingFor, shown: readonly object[]): Promise<void> {
      // Best effort: what cannot be archived now is archived at the next reading.
      await attemptStorage(() => store.archive(acting, shown, clock.now().getTime()));
    },
  };
}

/** The way out when this device cannot store. */
function sendWithoutKeeping<Kind extends Command>({ registry, clock }: OutboxPorts<Kind>, sessionOf: SessionOf) {
  return {
    /** Sends without keeping. The same id makes a second press harmless. */
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
    ...sendWithoutKeeping(ports, sessionOf),

    /**
     * Begins to send for this actor; a former start ends.
     * @param begin `startSession`, handed in so that a page that saves and shows need not load what sends before it is used.
     * @returns how to stop.
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

    /** Sends now what can be sent. */
    flush: (): Promise<DrainReport> => session?.runner.flush() ?? Promise.resolve(nothingStarted),

    /** A receipt came in, in this tab or another one. */
    onReceived: received.add,

    status: board.read,
    /** Calls at once and at every change. */
    observeStatus: board.observe,
  };
}

export type Outbox<Kind extends Command = Command> = ReturnType<typeof createOutbox<Kind>>;
