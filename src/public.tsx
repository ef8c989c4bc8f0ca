import { createRoot, hydrateRoot } from 'react-dom/client';
import { openPublicPage } from '#app/public/open-public-page.tsx';
import { whenPageIdle } from '#app/public/when-page-idle.ts';
import { startDisplay } from '#lib/display.ts';
import { readPreference } from '#lib/preferences.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { startAttribution } from '#lib/attribution.ts';
import { isDefault, toLanguage } from '#i18n/languages.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
startAttribution(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('public.html has no #root');
const { language } = publicRouteOf(location.pathname);
// False for the worker's fallback page and the Dutch-only 404.
const madeBeforehand = root.firstElementChild !== null && document.documentElement.lang === language;

/** Replays a tap from before hydration, recorded by the script in the head of public.html. */
function replayTap(): void {
  const tapped: unknown = Reflect.get(window, 'earlyTap');
  if (tapped instanceof HTMLButtonElement && tapped.isConnected) tapped.click();
}

async function start(place: HTMLElement): Promise<void> {
  const page = await openPublicPage(location.pathname, madeBeforehand ? document.title : null);
  if (madeBeforehand) {
    hydrateRoot(place, page);
    replayTap();
  } else createRoot(place).render(page);
  await whenPageIdle();
  await startLater();
}

/** Work that can wait until the page is interactive, such as registering the service worker. */
async function startLater(): Promise<void> {
  const [{ watchInstall }, { startUpdates }] = await Promise.all([
    import('#pwa/install-prompt.ts'),
    import('#pwa/update.ts'),
  ]);
  watchInstall();
  startUpdates();
  void resumeForms();
}

// The app navigates to a public page from within its own document, after which the browser treats earlier entries as
// same-document: going back changes the address without a load.
const opened = location.pathname;
window.addEventListener('popstate', () => {
  if (location.pathname !== opened) location.reload();
});

// The script in the head of public.html is redirecting to another language: leave the flash message for that page.
const isLeaving = isDefault(language) && !isDefault(toLanguage(readPreference('language')));
if (!isLeaving) await start(root);
