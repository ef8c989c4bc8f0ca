import { showsMore, showsMoreScrolled } from '#app/public/shows-more.ts';
import { whenPageIdle } from '#app/public/when-page-idle.ts';
import { startDisplay } from '#lib/display.ts';
import { firstViewDrawn } from '#lib/start/first-view.ts';
import { readPreference } from '#lib/preferences.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { startAttribution } from '#lib/attribution.ts';
import { onTouch } from '#lib/start/touches.ts';
import { isDefault, toLanguage } from '#i18n/languages.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms, waitingForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
startAttribution(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('public.html has no #root');
const { language } = publicRouteOf(location.pathname);
// False for the worker's fallback page and the Dutch-only 404.
const madeBeforehand = root.firstElementChild !== null && document.documentElement.lang === language;

/** Fetches all that the page is made of at once: the browser would discover it file by file. */
function preloadPage(): void {
  const list = document.getElementById('touch-scripts');
  if (list === null) return;
  list.remove();
  for (const href of JSON.parse(list.textContent) as readonly string[]) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

async function start(place: HTMLElement): Promise<void> {
  preloadPage();
  const { startPage } = await import('#app/public/start-page.tsx');
  await startPage(place, madeBeforehand);
}

/**
 * A page that was made beforehand can be read, and its links and disclosures work, without React. It comes with the first
 * touch, before what was typed can be sent; what cannot be loaded is loaded at the next touch.
 */
function startWhenTouched(place: HTMLElement): () => void {
  let started: Promise<void> | null = null;
  const touch = () => {
    started ??= start(place).then(stop, () => {
      started = null;
    });
  };
  const stop = onTouch(touch, showsMoreScrolled() ? ['scroll'] : []);
  return touch;
}

/** Work that can wait until the page is interactive, such as registering the service worker. */
async function startLater(startNow: () => void): Promise<void> {
  const [{ watchInstall }, { startUpdates }, waits] = await Promise.all([
    import('#pwa/install-prompt.ts'),
    import('#pwa/update.ts'),
    waitingForms(),
  ]);
  watchInstall();
  startUpdates();
  if (!waits) return;
  // The page says how many wait.
  startNow();
  resumeForms();
}

async function open(place: HTMLElement): Promise<void> {
  if (madeBeforehand) firstViewDrawn();
  const touch = startWhenTouched(place);
  if (!madeBeforehand || showsMore()) touch();
  await whenPageIdle();
  await startLater(touch);
}

// The app navigates to a public page from within its own document, after which the browser treats earlier entries as
// same-document: going back changes the address without a load.
const opened = location.pathname;
window.addEventListener('popstate', () => {
  if (location.pathname !== opened) location.reload();
});

// The script in the head of public.html is redirecting to another language: leave the flash message for that page.
const isLeaving = isDefault(language) && !isDefault(toLanguage(readPreference('language')));
if (!isLeaving) await open(root);
