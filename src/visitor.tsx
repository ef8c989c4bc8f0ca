import { createRoot, hydrateRoot } from 'react-dom/client';
import { openVisitorPage } from '#app/visitor/open-visitor-page.tsx';
import { pageIsQuiet } from '#app/visitor/page-is-quiet.ts';
import { startDisplay } from '#lib/display.ts';
import { readChoice } from '#lib/kept-choice.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { beginVisit } from '#lib/visit.ts';
import { visitorPlaceOf } from '#lib/visitor-place.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
beginVisit(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('visitor.html has no #root');
const { language } = visitorPlaceOf(location.pathname);
// Not so from the cache of the service worker; and there is one page, in Dutch, for all addresses that nobody knows.
const madeBeforehand = root.firstElementChild !== null && document.documentElement.lang === language;

/** What was tapped while the page was only drawn, as the script in the head of visitor.html remembers it. */
function tapAgain(): void {
  const tapped: unknown = Reflect.get(window, 'earlyTap');
  if (tapped instanceof HTMLButtonElement && tapped.isConnected) tapped.click();
}

async function start(place: HTMLElement): Promise<void> {
  const page = await openVisitorPage(location.pathname, madeBeforehand ? document.title : null);
  if (madeBeforehand) {
    hydrateRoot(place, page);
    tapAgain();
  } else createRoot(place).render(page);
  await pageIsQuiet();
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

// The script in the head of visitor.html is on its way to the English page: the news is for that one.
const isLeaving = language === 'nl' && readChoice('language') === 'en';
if (!isLeaving) await start(root);
