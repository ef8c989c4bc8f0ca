import './dexie-in-node.ts';
import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { type Cache, createCache } from '#offline/cache.ts';
import { MadeliefDatabase } from '#offline/db.ts';
import { createDeviceStorage } from '#offline/device-storage.ts';
import { createDrafts, type Drafts } from '#offline/drafts.ts';
import { type ModelOutbox, modelRegistry, type ModelStore } from '../model-commands.ts';
import { createSettings, type Settings } from '#offline/settings.ts';
import { createSignOut, type SignOut } from '#offline/sign-out.ts';
import { deviceTimers } from '#offline/timers.ts';
import { createScriptedSender, type ScriptedSender } from '../scripted-sender.ts';
import { createSharedLocks, unavailableLocks } from '../shared-locks.ts';
import { createVirtualTime, type Owner, type VirtualTime } from '../virtual-time.ts';
import { indexedDbOutbox } from '#sync/engine/indexeddb-database.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { createLeaseWatch } from '#sync/engine/lease.ts';
import { createOutbox } from '#sync/engine/outbox.ts';
import { createOutboxStore } from '#sync/engine/store.ts';
import type { OutboxTriggers, TriggerReason } from '#sync/engine/triggers.ts';
import { startSession } from '#sync/engine/session.ts';

/** One page over the device's real database code, with timers that the test controls. */
export interface TestTab extends Owner {
  readonly database: MadeliefDatabase;
  readonly store: ModelStore;
  readonly outbox: ModelOutbox;
  readonly drafts: Drafts;
  readonly cache: Cache;
  readonly settings: Settings;
  readonly signOut: SignOut;
  readonly backgroundSyncs: string[];
  online: boolean;
  start(actorUid: string): () => void;
  trigger(reason: TriggerReason): void;
  /** Ends the page without any cleanup. */
  kill(): void;
  rows(uid: string): Promise<OutboxItem[]>;
}

export interface TestDevice {
  readonly time: VirtualTime;
  readonly sender: ScriptedSender;
  readonly environment: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
  readonly name: string;
  openTab(): TestTab;
  /** From now on every open, read and write on this device fails. */
  breakStorage(): void;
  /** Advances the clock and runs everything that comes due. */
  pass(milliseconds: number): Promise<void>;
}

/** Turns of the event loop after which the in-memory database has processed all calls. */
const turnsToSettle = 60;

export async function settle(): Promise<void> {
  for (let turn = 0; turn < turnsToSettle; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  // Live queries start with their own timer.
  await new Promise<void>((resolve) => setTimeout(resolve, 1));
  for (let turn = 0; turn < turnsToSettle; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

export function createTestDevice({ webLocks = true }: { webLocks?: boolean } = {}): TestDevice {
  const time = createVirtualTime();
  const sender = createScriptedSender();
  const environment = { indexedDB: new IDBFactory(), IDBKeyRange };
  const name = `test device ${randomUUID()}`;
  const locks = createSharedLocks();
  const databases: MadeliefDatabase[] = [];

  return {
    time,
    sender,
    environment,
    name,
    openTab() {
      const owner: Owner = {
        name: `tab ${String(databases.length + 1)}`,
        alive: true,
        frozen: false,
        subscriptions: [],
      };
      const timers = time.timersOf(owner);
      const database = new MadeliefDatabase(name, environment);
      databases.push(database);
      // Storage timeouts use real time, so that advancing the test's clock cannot trigger them.
      const storage = createDeviceStorage(database, deviceTimers);
      const outboxDatabase = indexedDbOutbox(storage, timers);
      const store = createOutboxStore(outboxDatabase, modelRegistry);
      const outbox = createOutbox({
        registry: modelRegistry,
        database: outboxDatabase,
        store,
        clock: time.clock,
        random: () => 0.5,
        timers,
        holderLock: webLocks ? locks.of(owner) : unavailableLocks,
        leaseWatch: createLeaseWatch(time.clock),
        mintToken: randomUUID,
      });
      const drafts = createDrafts(storage, time.clock, randomUUID);
      const cache = createCache(storage, time.clock);
      const settings = createSettings(storage);
      const backgroundSyncs: string[] = [];
      let notify: (reason: TriggerReason) => void = () => {};
      const tab: TestTab = Object.assign(owner, {
        database,
        store,
        outbox,
        drafts,
        cache,
        settings,
        signOut: createSignOut({ storage, store, outbox, drafts, cache, settings, timers }),
        backgroundSyncs,
        online: true,
        start(actorUid: string) {
          const triggers: OutboxTriggers = {
            subscribe(onTrigger) {
              notify = onTrigger;
              return () => {
                notify = () => {};
              };
            },
            async registerBackgroundSync() {
              backgroundSyncs.push(actorUid);
            },
            isOnline: () => tab.online,
          };
          return outbox.start(startSession, { actorUid, sender, triggers });
        },
        trigger: (reason: TriggerReason) => notify(reason),
        kill() {
          owner.alive = false;
          database.close();
        },
        rows: (uid: string) => store.list(uid),
      });
      return tab;
    },
    breakStorage() {
      environment.indexedDB.open = () => {
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      };
      for (const database of databases) database.close();
    },
    async pass(milliseconds) {
      await settle();
      await time.advance(milliseconds, settle);
      await settle();
    },
  };
}

export function requestOf(uid: string, id: string, changes: Partial<NewServiceRequest> = {}): NewServiceRequest {
  return {
    request_id: id,
    senior_id: uid,
    task_category_id: 'garden',
    request_date: '2027-03-09',
    frequency: 'one-time',
    preferred_days: ['Maandag'],
    preferred_time: '14:00',
    address: 'Kerkstraat 1, 2000 Antwerpen',
    hours_requested: 2,
    total_cost: 42,
    status: 'submitted',
    ...changes,
  };
}
