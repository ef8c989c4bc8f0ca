import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { inLanes } from './in-lanes.ts';

declare const self: ServiceWorkerGlobalScope;

/** As many as a browser asks of one server at once without HTTP/2: more would only wait. */
const lanes = 6;

/**
 * Keeps the files of this version and answers with them, as Workbox does, but fetches several at once (decision 156).
 * @returns the controller, for routes that answer with one of the files.
 */
export function precache(entries: readonly (PrecacheEntry | string)[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList([...entries]);
  const keep = async (event: ExtendableEvent, [url, cacheKey]: readonly [string, string]): Promise<void> => {
    // The browser's own cache may answer for a file that is named by its content.
    const cache = cacheKey === url ? 'default' : 'reload';
    const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' });
    await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }));
  };
  const install = (event: ExtendableEvent) =>
    inLanes(controller.getURLsToCacheKeys(), lanes, (file) => keep(event, file));
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', (event) => void controller.activate(event));
  cleanupOutdatedCaches();
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }));
  return controller;
}
