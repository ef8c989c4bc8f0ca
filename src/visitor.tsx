import { createRoot, hydrateRoot } from 'react-dom/client';
import { openVisitorPage } from '#app/visitor/open-visitor-page.tsx';
import { startDisplay } from '#lib/display.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { beginVisit } from '#lib/visit.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
beginVisit(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('visitor.html has no #root');
const page = await openVisitorPage(location.pathname);
// Made beforehand, or, from the cache of the service worker, not.
if (root.firstElementChild === null) createRoot(root).render(page);
else hydrateRoot(root, page);

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

if (document.readyState === 'complete') void startLater();
else window.addEventListener('load', () => void startLater(), { once: true });
