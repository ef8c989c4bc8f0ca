import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { startDisplay } from '#lib/display.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { beginVisit } from '#lib/attribution.ts';
import { watchInstall } from '#pwa/install-prompt.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { resumeForms } from '#pwa/visitor-forms.ts';

recoverFromMissingFiles();
watchInstall();
beginVisit(location.search);
startDisplay();
startPageMonitor();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** By then the first view is there, on a good day: keeping the app for later must not make anybody wait for it now. */
const firstViewMs = 1_500;

async function keepForLater(): Promise<void> {
  // Without its code nothing is kept; the next page tries again.
  const update = await import('#pwa/update.ts').catch(() => null);
  update?.startUpdates();
}

const keepSoon = () => setTimeout(() => void keepForLater(), firstViewMs);
if (document.readyState === 'complete') keepSoon();
else window.addEventListener('load', keepSoon, { once: true });
void resumeForms();
