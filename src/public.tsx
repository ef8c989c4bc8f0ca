import { createRoot, hydrateRoot } from 'react-dom/client';
import { openPublicPage } from '#app/public/open-public-page.tsx';
import { whenPageIdle } from '#app/public/when-page-idle.ts';
import { startDisplay } from '#lib/display.ts';
import { readChoice } from '#lib/preferences.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { beginVisit } from '#lib/attribution.ts';
import { isDefault, toLanguage } from '#i18n/languages.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
beginVisit(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('public.html has no #root');
const { language } = publicRouteOf(location.pathname);
// Not so from the cache of the service worker; and there is one page, in Dutch, for all addresses that nobody knows.
const madeBeforehand = root.firstElementChild !== null && document.documentElement.lang === language;

/** What was tapped while the page was only drawn, as the script in the head of public.html remembers it. */
function tapAgain(): void {
  const tapped: unknown = Reflect.get(window, 'earlyTap');
  if (tapped instanceof HTMLButtonElement && tapped.isConnected) tapped.click();
}

async function start(place: HTMLElement): Promise<void> {
  const page = await openPublicPage(location.pathname, madeBeforehand ? document.title : null);
  if (madeBeforehand) {
    hydrateRoot(place, page);
    tapAgain();
  } else createRoot(place).render(page);
  await whenPageIdle();
  await startLater();
}

/** What can wait until the page stands: keeping it for the next time. */
async function startLater(): Promise<void> {
  const [{ watchInstall }, { startUpdates }] = await Promise.all([
    import('#pwa/install-prompt.ts'),
    import('#pwa/update.ts'),
  ]);
  watchInstall();
  startUpdates();
  void resumeForms();
}

// The app leaves for a public page from within one document, and the browser then takes the pages of before for places
// in this one: going back changes the address alone.
const opened = location.pathname;
window.addEventListener('popstate', () => {
  if (location.pathname !== opened) location.reload();
});

// The script in the head of public.html is on its way to the page in another language: the news is for that one.
const isLeaving = isDefault(language) && !isDefault(toLanguage(readChoice('language')));
if (!isLeaving) await start(root);
