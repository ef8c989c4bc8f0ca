import { createLeaseWatch } from '#offline/outbox/lease-watch.ts';
import { createOutbox } from '#offline/outbox/create-outbox.ts';
import { createOutboxStore } from '#offline/outbox/create-store.ts';
import type { OutboxDatabase } from '#offline/outbox/outbox-database.ts';
import type { OutboxStore } from '#offline/outbox/store.ts';
import type { Outbox, OutboxSender, OutboxTriggers, TriggerReason } from '#offline/outbox/types.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { faultyDatabase, type StorageFaults } from './faulty-database.ts';
import { faultySender, type Network } from './faulty-sender.ts';
import { createGates, type Gates } from './gates.ts';
import { createModelServer, type ModelServer } from './model-server.ts';
import { createSharedBeacons, noBeacon } from './shared-beacons.ts';
import { createVirtualTime, type Owner, type VirtualTime } from './virtual-time.ts';

export const people = ['maria', 'jozef'] as const;

export type Person = (typeof people)[number];

/** A way to break the outbox on purpose: the model must notice every one of them (outbox-model-mutants.test.ts). */
export interface Mutation {
  store?(store: OutboxStore, database: OutboxDatabase): OutboxStore;
  outbox?(outbox: Outbox): Outbox;
  sender?(sender: OutboxSender): OutboxSender;
}

export interface WorldOptions {
  readonly webLocks: boolean;
  /** A connection of its own for every page, to the one database of the device. */
  connect(): OutboxDatabase;
  readonly mutation?: Mutation;
}

export interface Tab extends Owner {
  readonly outbox: Outbox;
  /** That of people without an account: a session of its own, on the same disk. */
  readonly visitors: Outbox;
  readonly store: OutboxStore;
  trigger(reason: TriggerReason): void;
  start(uid: Person): void;
  stop(): void;
  /** Begins to send for visitors, as a page does once a form was sent on this device. */
  startVisitors(): void;
}

export interface World {
  readonly time: VirtualTime;
  readonly gates: Gates;
  readonly server: ModelServer;
  readonly network: Network & { auth: Person | null };
  readonly storage: StorageFaults;
  /** What is on disk, seen from outside. */
  readonly disk: OutboxDatabase;
  readonly tabs: Tab[];
  openTab(): Tab;
  crash(tab: Tab): void;
}

/** Writes down when each flusher last gave a sign of life on disk. */
function noteLeases(database: OutboxDatabase, writtenAt: Map<string, number>, monotonic: () => number): OutboxDatabase {
  return {
    ...database,
    transact: (work) =>
      database.transact((rows) =>
        work({
          ...rows,
          writeLease: (lease) => {
            if (lease) writtenAt.set(lease.token, monotonic());
            return rows.writeLease(lease);
          },
        }),
      ),
  };
}

/** Pseudo-random and the same at every run: chance comes only from the schedule. */
function createJitter(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One device with its pages, its disk and its clock, one network, one server. */
export function createWorld({ webLocks, connect, mutation = {} }: WorldOptions): World {
  const time = createVirtualTime();
  const gates = createGates();
  const server = createModelServer();
  const storage: StorageFaults = { next: null };
  const beacons = createSharedBeacons();
  const leaseWrittenAt = new Map<string, number>();
  const monotonic = () => time.clock.monotonic();
  const network: World['network'] = { auth: null, faults: [], leaseWrittenAt, inFlight: new Map(), monotonic };
  const random = createJitter();
  const tabs: Tab[] = [];
  let opened = 0;
  let mayFormsWait = false;
  let tokens = 0;

  const openTab = (): Tab => {
    opened += 1;
    const owner: Owner = { name: `tab ${String(opened)}`, alive: true, frozen: false, subscriptions: [] };
    const database = faultyDatabase(noteLeases(connect(), leaseWrittenAt, monotonic), owner, gates, storage);
    const plainStore = createOutboxStore(database);
    const store = mutation.store?.(plainStore, database) ?? plainStore;
    const newOutbox = () =>
      createOutbox({
        database,
        store,
        clock: time.clock,
        random,
        timers: time.timersOf(owner),
        beacon: webLocks ? beacons.of(owner) : noBeacon,
        leaseWatch: createLeaseWatch(time.clock),
        mintToken: () => {
          tokens += 1;
          return `token ${String(tokens)}`;
        },
      });
    const plainOutbox = newOutbox();
    const visitors = newOutbox();
    const plainSender = faultySender(owner, network, server, gates);
    const sender = mutation.sender?.(plainSender) ?? plainSender;
    const told = new Set<(reason: TriggerReason) => void>();
    const triggers: OutboxTriggers = {
      subscribe(onTrigger) {
        told.add(onTrigger);
        return () => told.delete(onTrigger);
      },
      registerBackgroundSync: async () => {},
      isOnline: () => true,
    };
    let stop = () => {};
    let sendsForVisitors = false;
    const tab: Tab = Object.assign(owner, {
      outbox: mutation.outbox?.(plainOutbox) ?? plainOutbox,
      visitors,
      store,
      trigger: (reason: TriggerReason) => {
        for (const tell of [...told]) tell(reason);
      },
      start(uid: Person) {
        stop = plainOutbox.start({ uid, sender, triggers });
      },
      stop: () => stop(),
      startVisitors() {
        mayFormsWait = true;
        if (sendsForVisitors) return;
        sendsForVisitors = true;
        visitors.start({ uid: visitorOwner, sender, triggers });
      },
    });
    tabs.push(tab);
    if (network.auth) tab.start(network.auth);
    if (mayFormsWait) tab.startVisitors();
    return tab;
  };

  return {
    time,
    gates,
    server,
    network,
    storage,
    disk: connect(),
    tabs,
    openTab,
    crash(tab) {
      // No goodbye: nothing that waits for this page goes on, and nobody gets to clean up.
      tab.alive = false;
      for (const end of tab.subscriptions) end();
      tabs.splice(tabs.indexOf(tab), 1);
    },
  };
}
