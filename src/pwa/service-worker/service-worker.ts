import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { backgroundSyncTag } from '#sync/engine/triggers.ts';
import { appPaths } from '#lib/app-paths.ts';
import { accountView, answerWithView } from '../first-view/answer-with-view.ts';
import { studentAtOnce } from '../first-view/student-at-once.ts';
import { helperFiles, type KeptFiles, keptFile, staffFiles } from '../kept/kept-files.ts';
import { precache } from './precache.ts';
import { openFromPush, readPush } from './show-push.ts';
import { flushInBackground } from './background-flush.ts';

/** Timeout of a navigation before the cached page is served. */
const timeoutSeconds = 3;

const appAddresses = Object.values(appPaths).map((address) => new RegExp(`^${address}/?(?:\\?.*)?$`));

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Background Sync is not in TypeScript's standard library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

const precached = precache(self.__WB_MANIFEST);

// Only the app's own files are cached, never an answer of Firestore: personal data is stored in IndexedDB, per account,
// and wiped at sign-out.
const notOurs = [/^\/functions\//, /^\/__\//];
const appPage = precached.createHandlerBoundToURL('/app.html');
const barePublicPage = precached.createHandlerBoundToURL('/public.html');

// Everything else comes from the server: a prerendered public page, newer than any cached one, or the 404. Offline, the
// page is rendered on the client from cached files.
const fromServer = new NetworkOnly({
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [{ handlerDidError: ({ event, request }) => barePublicPage({ event, request, url: new URL(request.url) }) }],
});
// With what this person last saw there, so that nobody waits for scripts.
const appAtOnce = async (options: Parameters<typeof appPage>[0]) => {
  const page = await appPage(options);
  return (await answerWithView(page, options.url, accountView)) ?? page;
};
registerRoute(new NavigationRoute(appAtOnce, { allowlist: appAddresses }));

/** An app that is not precached: its page and its files are those that it asked to keep (src/pwa/kept). */
function serveKept(app: KeptFiles, atOnce?: (event: ExtendableEvent, url: URL) => Promise<Response | null>): void {
  const fromNetwork = new NetworkOnly({
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      {
        handlerDidError: async ({ event, request }) =>
          (await keptFile(app, app.page)) ?? barePublicPage({ event, request, url: new URL(request.url) }),
      },
    ],
  });
  const page = async ({ event, request, url }: Parameters<typeof appPage>[0]) =>
    (await atOnce?.(event, url)) ?? fromNetwork.handle({ event, request });
  registerRoute(new NavigationRoute(page, { allowlist: [new RegExp(`^${app.page}(?:[/?]|$)`)] }));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(app.assets),
    async ({ event, request }) => (await keptFile(app, request.url)) ?? new NetworkOnly().handle({ event, request }),
  );
}

serveKept(staffFiles);
serveKept(helperFiles, studentAtOnce);
registerRoute(new NavigationRoute(fromServer, { denylist: notOurs }));

// Sent by the page once the person agreed to the new version (src/pwa/update.ts).
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const asked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (asked) void self.skipWaiting();
});

// Control the page of a first visit at once: the connection may be lost before the second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', (event) => {
  const sync = event as unknown as SyncEvent;
  if (sync.tag === backgroundSyncTag) sync.waitUntil(flushInBackground());
});

const { origin } = self.location;

self.addEventListener('push', (event) => {
  const show = async (): Promise<void> => {
    const { title, options } = await readPush(event.data?.text() ?? '', origin);
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromPush(self.clients, event.notification.data, origin));
});
