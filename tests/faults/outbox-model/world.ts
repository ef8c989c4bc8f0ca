import { visitorOwner } from '#offline/visitor-owner.ts';
import { faultyDatabase, type StorageFaults } from './faulty-database.ts';
import { faultySender, type Network } from './faulty-sender.ts';
import { createGates, type Gates } from './gates.ts';
import { createModelServer, type ModelServer } from './model-server.ts';
import { type ModelItem, type ModelOutbox, modelRegistry, type ModelStore, readItem } from './model-commands.ts';
import { createSharedLocks, unavailableLocks } from './shared-locks.ts';
import { createVirtualTime, type Owner, type VirtualTime } from './virtual-time.ts';
import type { OutboxDatabase } from '#sync/engine/database.ts';
import { type CommandDefinition, createRegistry } from '#sync/engine/command.ts';
import type { Command, OutboxItem } from '#sync/engine/item.ts';
import { createLeaseWatch } from '#sync/engine/lease.ts';
import { createOutbox } from '#sync/engine/outbox.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';
import { createOutboxStore } from '#sync/engine/store.ts';
import type { OutboxTriggers, TriggerReason } from '#sync/engine/triggers.ts';
import { startSession } from '#sync/engine/session.ts';

export const people = ['maria', 'jozef'] as const;

export type Person = (typeof people)[number];

/** A deliberate defect in the outbox, which the model must detect (outbox-model-mutants.test.ts). */
export interface Mutation {
  store?(store: ModelStore, database: OutboxDatabase): ModelStore;
  outbox?(outbox: ModelOutbox): ModelOutbox;
  sender?(sender: OutboxSender): OutboxSender;
}

/** A command that is added to the outbox for one test. */
export interface AddedCommand {
  readonly definition: CommandDefinition<Command>;
  /** The command with this number; each has a unique id. */
  make(number: number): Command;
}

export interface WorldOptions {
  readonly webLocks: boolean;
  /** Opens another page's connection to the one database of the device. */
  connect(): OutboxDatabase;
  readonly mutation?: Mutation;
  readonly added?: AddedCommand | undefined;
}

export interface Tab extends Owner {
  readonly outbox: ModelOutbox;
  /** The outbox of visitors: a separate session on the same disk. */
  readonly visitors: ModelOutbox;
  readonly store: ModelStore;
  trigger(reason: TriggerReason): void;
  start(uid: Person): void;
  stop(): void;
  /** Starts sending for visitors, as a page does after a form was submitted on this device. */
  startVisitors(): void;
}

export interface World {
  readonly added: AddedCommand | undefined;
  readonly time: VirtualTime;
  readonly gates: Gates;
  readonly server: ModelServer;
  readonly network: Network & { auth: Person | null };
  readonly storage: StorageFaults;
  /** The stored rows, read directly. */
  readonly disk: ModelDisk;
  readonly tabs: Tab[];
  openTab(): Tab;
  crash(tab: Tab): void;
}

/** The rows of the device's database, as the app reads them. */
export interface ModelDisk {
  list(actorUid: string): Promise<ModelItem[]>;
  observe(actorUid: string, listener: (items: readonly ModelItem[]) => void): () => void;
}

function diskOf(database: OutboxDatabase, registry: typeof modelRegistry): ModelDisk {
  const read = (items: readonly OutboxItem[]) => items.map((item) => readItem(item, registry));
  return {
    list: async (actorUid) => read(await database.list(actorUid)),
    observe: (actorUid, listener) => database.observe(actorUid, (items) => listener(read(items))),
  };
}

/** What the simulated actors share. */
export interface ModelPorts {
  readonly world: World;
  rowsOf(uid: Person): readonly ModelItem[];
  /** Records that this page has an unanswered press. */
  press<T>(tab: Tab, answer: Promise<T>): Promise<T>;
  count(what: string): void;
}

/** The product's commands and the added one. The type covers only the former. */
const registryWith = (added: AddedCommand | undefined): typeof modelRegistry =>
  added
    ? (createRegistry(...modelRegistry.definitions, added.definition) as unknown as typeof modelRegistry)
    : modelRegistry;

/** Records when each lease was last written to disk. */
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

/** Deterministic pseudo-random numbers: all randomness comes from the schedule. */
function createJitter(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One device with its pages, disk and clock, one network, one server. */
export function createWorld({ webLocks, connect, mutation = {}, added }: WorldOptions): World {
  const registry = registryWith(added);
  const time = createVirtualTime();
  const gates = createGates();
  const server = createModelServer(added?.definition);
  const storage: StorageFaults = { next: null };
  const locks = createSharedLocks();
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
    const plainStore = createOutboxStore(database, registry);
    const store = mutation.store?.(plainStore, database) ?? plainStore;
    const newOutbox = () =>
      createOutbox({
        registry,
        database,
        store,
        clock: time.clock,
        random,
        timers: time.timersOf(owner),
        holderLock: webLocks ? locks.of(owner) : unavailableLocks,
        leaseWatch: createLeaseWatch(time.clock),
        mintToken: () => {
          tokens += 1;
          return `token ${String(tokens)}`;
        },
      });
    const plainOutbox = newOutbox();
    const visitors = newOutbox();
    const plainSender = faultySender(owner, network, server, gates, registry);
    const sender = mutation.sender?.(plainSender) ?? plainSender;
    const listeners = new Set<(reason: TriggerReason) => void>();
    const triggers: OutboxTriggers = {
      subscribe(onTrigger) {
        listeners.add(onTrigger);
        return () => listeners.delete(onTrigger);
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
        for (const notify of [...listeners]) notify(reason);
      },
      start(uid: Person) {
        stop = plainOutbox.start(startSession, { actorUid: uid, sender, triggers });
      },
      stop: () => stop(),
      startVisitors() {
        mayFormsWait = true;
        if (sendsForVisitors) return;
        sendsForVisitors = true;
        visitors.start(startSession, { actorUid: visitorOwner, sender, triggers });
      },
    });
    tabs.push(tab);
    if (network.auth) tab.start(network.auth);
    if (mayFormsWait) tab.startVisitors();
    return tab;
  };

  return {
    added,
    time,
    gates,
    server,
    network,
    storage,
    disk: diskOf(connect(), registry),
    tabs,
    openTab,
    crash(tab) {
      // A crash runs no cleanup, and work that waits for this page never resumes.
      tab.alive = false;
      for (const end of tab.subscriptions) end();
      tabs.splice(tabs.indexOf(tab), 1);
    },
  };
}
