import type { DomainError } from '#domain/error-codes.ts';
import { beginBusy } from '#lib/busy.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { attemptStorage } from '../attempt-storage.ts';
import { visitorOwner } from '../visitor-owner.ts';
import { type OutboxSession, type SessionPorts, startSession } from './outbox-session.ts';
import { newItem } from './new-item.ts';
import { isPending } from './queue-order.ts';
import { createStatusBoard } from './status-board.ts';
import type { Outbox, OutboxCommand, OutboxItem } from './types.ts';

export type OutboxPorts = Omit<SessionPorts, 'board' | 'onReceived'>;

/** An item that is sent without ever having been kept. */
const sendingNow = (uid: string, command: OutboxCommand, now: number): OutboxItem => ({
  ...newItem(uid, command, now),
  sequence: 0,
  state: 'sending',
  attempts: 1,
});

const flatten = <Value>(result: Result<Result<Value, DomainError>, DomainError>): Result<Value, DomainError> =>
  result.ok ? result.value : result;

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, database, clock } = ports;
  const board = createStatusBoard();
  let endBusy = () => {};
  board.observe(({ flushing }) => {
    endBusy();
    endBusy = flushing ? beginBusy('the outbox is sending') : () => {};
  });
  const receivedListeners = new Set<(item: OutboxItem) => void>();
  let session: OutboxSession | null = null;

  const now = () => clock.now().getTime();
  const sessionOf = (uid: string) => (session?.uid === uid ? session : null);

  /** Something is there to be sent: at once if we can, and by the service worker should this page be closed. */
  const hurry = (uid: string) => {
    const current = sessionOf(uid);
    current?.runner.trigger('saved');
    void current?.options.triggers?.registerBackgroundSync();
  };

  return {
    async saveRequest(uid, request) {
      if (request.senior_id !== uid) return err({ code: 'invalid-input' });
      const saved = flatten(await attemptStorage(() => store.save({ uid, request, now: now() })));
      if (saved.ok) hurry(uid);
      return saved;
    },

    async saveProfile(uid, wish) {
      const saved = flatten(await attemptStorage(() => store.saveProfile({ ...wish, uid, now: now() })));
      if (saved.ok) hurry(uid);
      return saved;
    },

    async saveForm(command) {
      const saved = flatten(await attemptStorage(() => store.saveForm({ command, now: now() })));
      if (saved.ok) hurry(visitorOwner);
      return saved;
    },

    async cancelRequest(uid, requestId) {
      const done = await attemptStorage(() => store.cancel({ uid, requestId, now: now() }));
      if (done.ok && done.value === 'queued') hurry(uid);
      return done;
    },

    async sendNow(uid, command) {
      const current = sessionOf(uid);
      if (!current) return err({ code: 'not-signed-in' });
      try {
        const signal = new AbortController().signal;
        const [answer] = await current.options.sender.send([sendingNow(uid, command, now())], signal);
        return answer ?? err({ code: 'network' });
      } catch {
        return err({ code: 'unknown' });
      }
    },

    async retry(uid, id) {
      const retried = flatten(await attemptStorage(() => store.retry(uid, id)));
      if (retried.ok) sessionOf(uid)?.runner.trigger('asked');
      return retried;
    },

    remove: async (uid, id) => flatten(await attemptStorage(() => store.remove(uid, id))),

    async change(uid, id) {
      const items = await attemptStorage(() => store.list(uid));
      if (!items.ok) return items;
      const item = items.value.find((candidate) => candidate.id === id);
      if (!item) return err({ code: 'not-found' });
      const refusedRequest = item.state === 'needs-you' && item.command.kind === 'create-request';
      return refusedRequest ? ok(item.command.request) : err({ code: 'not-cancellable' });
    },

    observe: (uid, listener) => database.observe(uid, (items) => listener(items.filter(({ shelved }) => !shelved))),

    pendingCount: (uid) => attemptStorage(async () => (await store.list(uid)).filter(isPending).length),

    async confirmListed(uid, listed) {
      // Only tidying: what cannot be tidied now is tidied at the next list.
      await attemptStorage(() => store.shelve(uid, listed, now()));
    },

    start(options) {
      session?.stop();
      const started = startSession(
        {
          ...ports,
          board,
          onReceived: (item) => {
            for (const listener of [...receivedListeners]) listener(item);
          },
        },
        options,
      );
      session = started;
      return () => {
        started.stop();
        if (session === started) session = null;
      };
    },

    flush: () =>
      session?.runner.flush() ??
      Promise.resolve({ end: 'sign-in-needed', settled: 0, nextDueInMs: null, retryAfterMs: null }),

    onReceived(listener) {
      receivedListeners.add(listener);
      return () => receivedListeners.delete(listener);
    },

    status: board.read,
    observeStatus: board.observe,
  };
}
