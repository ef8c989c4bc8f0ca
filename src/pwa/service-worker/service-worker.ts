import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { backgroundSyncTag } from '#sync/engine/triggers.ts';
import { appPaths } from '#lib/app-paths.ts';
import { flushInBackground } from './background-flush.ts';

/** How long a navigation waits for the network before the cached page is shown. */
const timeoutSeconds = 3;

const appAddresses = Object.values(appPaths).map((address) => new RegExp(`^${address}/?(?:\\?.*)?$`));

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Background Sync is in no standard library of types yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });

// Only the app's own files are cached, never an answer of Firestore: what belongs to a person stays in the database of
// that person on this device and leaves it at sign-out.
const notOurs = [/^\/functions\//, /^\/__\//];
const appPage = createHandlerBoundToURL('/app.html');
const barePublicPage = createHandlerBoundToURL('/public.html');

// Everything else comes from the server: a public page, made beforehand and newer than anything kept here, or the word
// that there is no such page. Without a connection it is drawn from what is kept.
const fromServer = new NetworkOnly({
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [{ handlerDidError: ({ event, request }) => barePublicPage({ event, request, url: new URL(request.url) }) }],
});
registerRoute(new NavigationRoute(appPage, { allowlist: appAddresses }));
registerRoute(new NavigationRoute(fromServer, { denylist: notOurs }));

// The page asks for this once the person agreed to the new version (src/pwa/update.ts).
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const asked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (asked) void self.skipWaiting();
});

// A first visit is served by the worker at once: the tablet may lose its Wi-Fi before the second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', (event) => {
  const sync = event as unknown as SyncEvent;
  if (sync.tag === backgroundSyncTag) sync.waitUntil(flushInBackground());
});
