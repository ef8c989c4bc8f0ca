import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { deviceRandom } from '#lib/random.ts';
import { type Cache, createCache } from './cache.ts';
import { MadeliefDatabase } from './db.ts';
import { createDeviceStorage, type DeviceStorage } from './device-storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createOutbox } from './outbox/create-outbox.ts';
import { createOutboxStore } from './outbox/create-store.ts';
import { dexieOutboxDatabase } from './outbox/dexie-outbox-database.ts';
import { createFlusherBeacon } from './outbox/flusher-beacon.ts';
import { createLeaseWatch } from './outbox/lease-watch.ts';
import type { OutboxStore } from './outbox/store.ts';
import type { Outbox } from './outbox/types.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSignOut, type SignOut } from './sign-out.ts';
import { deviceTimers } from './timers.ts';

/** Makes it at the first call: a page that never asks opens no database. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const storage = once<DeviceStorage>(() => createDeviceStorage(new MadeliefDatabase(), deviceTimers));

const database = once(() => dexieOutboxDatabase(storage(), deviceTimers));

const store = once<OutboxStore>(() => createOutboxStore(database()));

const newOutbox = (): Outbox =>
  createOutbox({
    database: database(),
    store: store(),
    clock: deviceClock,
    random: deviceRandom,
    timers: deviceTimers,
    // Absent on insecure origins and in old browsers, whatever the types say.
    beacon: createFlusherBeacon('locks' in navigator ? navigator.locks : undefined),
    leaseWatch: createLeaseWatch(deviceClock),
    mintToken: mintId,
  });

/** The outbox of this page or service worker. */
export const deviceOutbox = once<Outbox>(newOutbox);

/** The same outbox, with a session of its own: forms of visitors leave whoever is signed in. */
export const deviceVisitorOutbox = once<Outbox>(newOutbox);

export const deviceDrafts = once<Drafts>(() => createDrafts(storage(), deviceClock, mintId));

export const deviceCache = once<Cache>(() => createCache(storage(), deviceClock));

export const deviceSettings = once<Settings>(() => createSettings(storage()));

export const deviceSignOut = once<SignOut>(() =>
  createSignOut({
    store: store(),
    outbox: deviceOutbox(),
    drafts: deviceDrafts(),
    cache: deviceCache(),
    settings: deviceSettings(),
    timers: deviceTimers,
  }),
);
