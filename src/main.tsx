import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { firstViewPainted } from '#lib/start/first-view.ts';
import { startDisplay } from '#lib/display.ts';
import { lostTap } from '#lib/start/lost-tap.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { startAttribution } from '#lib/attribution.ts';
import { startTakeOver } from '#pwa/first-view/start-take-over.ts';
import { watchInstall } from '#pwa/install-prompt.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';

recoverFromMissingFiles();
watchInstall();
startAttribution(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startTakeOver(async () => {
  const [{ queryClient }, { isAllKnown }] = await Promise.all([
    import('#app/query-client.ts'),
    import('#pwa/first-view/known-data.ts'),
  ]);
  const queries = queryClient.getQueryCache();
  return {
    root,
    isSettled: () => isAllKnown(queries),
    observe: (listener) => queries.subscribe(listener),
    onLostTap: lostTap.tell,
  };
});

/**
 * Delay after first render before the service worker is registered, so that precaching does not compete with the first
 * load.
 */
const firstViewMs = 1_500;

async function registerServiceWorker(): Promise<void> {
  // Without its code nothing is cached; the next page load tries again.
  const update = await import('#pwa/update.ts').catch(() => null);
  update?.startUpdates();
}

/** The forms of visitors that wait on this device. */
async function sendWaitingForms(): Promise<void> {
  await firstViewPainted();
  const forms = await import('#pwa/visitor-forms.ts').catch(() => null);
  if ((await forms?.waitingForms()) === true) forms?.resumeForms();
}

const registerSoon = () => setTimeout(() => void registerServiceWorker(), firstViewMs);
if (document.readyState === 'complete') registerSoon();
else window.addEventListener('load', registerSoon, { once: true });
void sendWaitingForms();
