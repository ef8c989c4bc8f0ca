import { visitorOwner } from '#offline/visitor-owner.ts';
import { err, ok } from '#domain/result.ts';
import { type ModelItem, modelRegistry, type ModelStore, readItem } from './model-commands.ts';
import { type Mutation, people } from './world.ts';
import type { OutboxDatabase, OutboxRows } from '#sync/engine/database.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { createOutboxStore } from '#sync/engine/store.ts';
import { conflictingProfile } from '#sync/commands/update-profile.ts';

/** The same database with wrapped rows. */
function throughRows(database: OutboxDatabase, change: (rows: OutboxRows) => Partial<OutboxRows>): ModelStore {
  return createOutboxStore(
    { ...database, transact: (work) => database.transact((rows) => work({ ...rows, ...change(rows) })) },
    modelRegistry,
  );
}

const removeAll = (database: OutboxDatabase, items: readonly OutboxItem[]) =>
  database.transact((rows) => rows.remove(items.map(({ sequence }) => sequence)));

/** Saving an update drops some earlier ones instead of merging them. */
const forgetting = (isForgotten: (item: OutboxItem) => boolean): Mutation => ({
  store: (store, database) => ({
    ...store,
    async enqueue(options) {
      if (options.command.kind !== 'update-profile') return store.enqueue(options);
      const items = await database.list(options.acting.actorUid);
      const forgotten = items.filter((item) => item.command.kind === 'update-profile' && isForgotten(item));
      await removeAll(database, forgotten);
      return store.enqueue(options);
    },
  }),
});

/** Each is a defect of existing outboxes, or one that this outbox nearly had. */
export const mutants: Readonly<Record<string, Mutation>> = {
  'an item is removed before its answer arrives': {
    store: (store, database) => ({
      ...store,
      async claim(options) {
        const claim = await store.claim(options);
        if (claim.kind === 'claimed') await removeAll(database, claim.items);
        return claim;
      },
    }),
  },

  'claiming ignores the lease': {
    store: (store) => ({ ...store, claim: (options) => store.claim({ ...options, mayTake: () => true }) }),
  },

  'cancelling reads and writes in separate transactions': {
    store: (store, database) => ({
      ...store,
      async enqueue(options) {
        const { command, now } = options;
        if (command.kind !== 'cancel-request') return store.enqueue(options);
        const items = await database.list(options.acting.actorUid);
        const item = items.find(({ id, state }) => id === command.requestId && state === 'waiting');
        if (!item || item.attempts > 0) return store.enqueue(options);
        const cancelled: OutboxItem = { ...item, state: 'cancelled', settledAt: now };
        await database.transact((rows) => rows.put([cancelled]));
        return ok(cancelled);
      },
    }),
  },

  'a waiting item that may have arrived is cancelled on the device': {
    store: (store, database) => ({
      ...store,
      enqueue: (options) =>
        (options.command.kind === 'cancel-request'
          ? throughRows(database, (rows) => ({
              ofAggregate: async (acting, aggregate) =>
                (await rows.ofAggregate(acting, aggregate)).map((item) =>
                  item.state === 'waiting' ? { ...item, attempts: 0 } : item,
                ),
            }))
          : store
        ).enqueue(options),
    }),
  },

  '"saved" is reported before the write is durable': {
    outbox: (outbox) => ({
      ...outbox,
      async enqueue(acting, command) {
        const saved = outbox.enqueue(acting, command);
        return command.kind === 'create-request' ? ok({} as OutboxItem) : saved;
      },
    }),
  },

  '"saved" is reported although the write failed': {
    outbox: (outbox) => ({
      ...outbox,
      async enqueue(acting, command) {
        const saved = await outbox.enqueue(acting, command);
        return saved.ok || command.kind !== 'create-request' ? saved : ok({} as OutboxItem);
      },
    }),
  },

  'the id is created when sending': {
    sender: (sender) => {
      let sent = 0;
      return {
        send: (items, signal) =>
          sender.send(
            items
              .map((item) => readItem(item))
              .map((item) => {
                if (item.command.kind !== 'create-request') return item;
                sent += 1;
                const request = { ...item.command.request, request_id: `${item.aggregate} sent ${String(sent)}` };
                return { ...item, command: { ...item.command, request } };
              }),
            signal,
          ),
      };
    },
  },

  'an update of another device is overwritten': {
    sender: (sender) => ({
      async send(items, signal) {
        const answers = await sender.send(items, signal);
        const read = items.map((item) => readItem(item));
        const again = read.map((item, index): ModelItem => {
          const answer = answers[index];
          const theirs = answer?.ok === false ? conflictingProfile(answer.error) : null;
          if (item.command.kind !== 'update-profile' || theirs === null) return item;
          return { ...item, command: { ...item.command, changes: { ...item.command.changes, before: theirs } } };
        });
        return again.some((item, index) => item !== read[index]) ? sender.send(again, signal) : answers;
      },
    }),
  },

  'an answer to a replaced price is given to the next one': {
    sender: (sender) => ({
      async send(items, signal) {
        const answers = await sender.send(items, signal);
        const read = items.map((item) => readItem(item));
        const again = read.map((item, index): ModelItem => {
          const answer = answers[index];
          if (item.command.kind !== 'answer-quote' || answer?.ok !== false) return item;
          if (answer.error.code !== 'quote-replaced') return item;
          return { ...item, command: { ...item.command, number: item.command.number + 1 } };
        });
        return again.some((item, index) => item !== read[index]) ? sender.send(again, signal) : answers;
      },
    }),
  },

  'another answer to the same price is taken for the first one': {
    store: (store, database) => ({
      ...store,
      async enqueue(options) {
        if (options.command.kind !== 'answer-quote') return store.enqueue(options);
        const items = (await database.list(options.acting.actorUid)).map((item) => readItem(item));
        const { requestId, number } = options.command;
        const first = items.find(
          ({ command }) =>
            command.kind === 'answer-quote' && command.requestId === requestId && command.number === number,
        );
        return first ? ok(first) : store.enqueue(options);
      },
    }),
  },

  'an answer is dropped when it is rejected': {
    store: (store, database) => ({
      ...store,
      async settle(options) {
        const settled = await store.settle(options);
        const items = await database.list(options.actorUid);
        await removeAll(
          database,
          items.filter(({ command, state }) => command.kind === 'answer-quote' && state === 'needs-you'),
        );
        return settled;
      },
    }),
  },

  'a waiting update is dropped when another one is saved': forgetting(
    ({ state, attempts }) => state === 'waiting' && attempts === 0,
  ),

  'a rejected update is dropped when another one is saved': forgetting(({ state }) => state === 'needs-you'),

  'a server error counts as a receipt': {
    sender: (sender) => ({
      async send(items, signal) {
        const answers = await sender.send(items, signal);
        return answers.map((answer, index) =>
          !answer.ok && answer.error.code === 'server-unavailable'
            ? ok({ aggregate: items[index]?.aggregate ?? '' })
            : answer,
        );
      },
    }),
  },

  'an expired session drops the item': {
    store: (store, database) => ({
      ...store,
      async settle(options) {
        const settled = await store.settle(options);
        const dropped = (await database.list(options.actorUid)).filter(
          ({ error }) => error?.code === 'sign-in-expired',
        );
        await removeAll(database, dropped);
        return settled;
      },
    }),
  },

  'the item is dropped after two failures': {
    store: (store, database) => ({
      ...store,
      async settle(options) {
        const settled = await store.settle(options);
        await removeAll(
          database,
          (await database.list(options.actorUid)).filter(({ failures }) => failures >= 2),
        );
        return settled;
      },
    }),
  },

  'items of a dead flusher stay "sending"': {
    store: (store, database) => ({
      ...store,
      claim: (options) =>
        throughRows(database, (rows) => ({
          ofActor: async (uid) => (await rows.ofActor(uid)).filter(({ state }) => state !== 'sending'),
        })).claim(options),
    }),
  },

  'the backoff uses the wall clock': {
    store: (store, database) => ({
      ...store,
      wake: async () => {},
      claim: (options) =>
        throughRows(database, (rows) => ({
          ofActor: async (uid) =>
            (await rows.ofActor(uid)).map((item) => ({ ...item, waitMs: Number.MAX_SAFE_INTEGER })),
        })).claim(options),
    }),
  },

  'signing out deletes the forms of visitors': {
    store: (store, database) => ({
      ...store,
      async forgetAll(uid) {
        await store.forgetAll(uid);
        await removeAll(database, await database.list(visitorOwner));
      },
    }),
  },

  "a visitor's form waits for a sign-in": {
    sender: (sender) => ({
      send: (items, signal) =>
        items.some(({ actorUid }) => actorUid === visitorOwner)
          ? Promise.resolve(items.map(() => err({ code: 'not-signed-in' })))
          : sender.send(items, signal),
    }),
  },

  "a visitor's form is dropped when it is rejected": {
    store: (store, database) => ({
      ...store,
      async settle(options) {
        const settled = await store.settle(options);
        const refused = (await database.list(visitorOwner)).filter(({ state }) => state === 'needs-you');
        await removeAll(database, refused);
        return settled;
      },
    }),
  },

  'a received form of a visitor stays on the device': {
    store: (_store, database) => throughRows(database, () => ({ remove: async () => {} })),
  },

  "another account's items are sent too": {
    store: (store, database) => ({
      ...store,
      claim: (options) =>
        throughRows(database, (rows) => ({
          ofActor: async () => {
            const all: OutboxItem[] = [];
            for (const person of people) all.push(...(await rows.ofActor(person)));
            return all.map((item) => ({ ...item, actorUid: options.actorUid }));
          },
        })).claim(options),
    }),
  },

  'a cancellation is sent before its request': {
    store: (store, database) => ({
      ...store,
      claim: (options) =>
        throughRows(database, (rows) => ({
          ofActor: async (uid) => (await rows.ofActor(uid)).toReversed(),
        })).claim(options),
    }),
  },

  'items confirmed by the list are deleted without being archived': {
    store: (store, database) => ({
      ...store,
      async archive(...listing) {
        await store.archive(...listing);
        await removeAll(
          database,
          (await database.list(listing[0].actorUid)).filter(({ archived }) => archived),
        );
      },
    }),
  },
};
