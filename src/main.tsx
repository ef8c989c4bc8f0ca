import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { startDisplay } from '#lib/display.ts';
import { startPageMonitor } from '#lib/page-monitor.ts';
import { beginVisit } from '#lib/visit.ts';
import { watchInstall } from '#pwa/install-prompt.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { startUpdates } from '#pwa/update.ts';
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

startUpdates();
void resumeForms();
