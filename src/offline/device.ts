import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { abortTransactionsOnPageHide } from '#lib/device/abort-on-page-hide.ts';
import { once } from '#lib/once.ts';
import { type Cache, createCache } from './cache.ts';
import { MadeliefDatabase } from './db.ts';
import { createDeviceStorage, type DeviceStorage } from './device-storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createSettings, type Settings } from './settings.ts';
import { deviceTimers } from './timers.ts';

/** The one database of this page or service worker. */
export const deviceStorage = once<DeviceStorage>(() => {
  abortTransactionsOnPageHide();
  return createDeviceStorage(new MadeliefDatabase(), deviceTimers);
});

export const deviceDrafts = once<Drafts>(() => createDrafts(deviceStorage(), deviceClock, mintId));

export const deviceCache = once<Cache>(() => createCache(deviceStorage(), deviceClock));

export const deviceSettings = once<Settings>(() => createSettings(deviceStorage()));
