import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HelperApp } from '#app/helper/helper-app.tsx';
import { startDisplay } from '#lib/display.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';

recoverFromMissingFiles();
startDisplay();

const root = document.getElementById('root');
if (!root) throw new Error('helper.html has no #root');
createRoot(root).render(
  <StrictMode>
    <HelperApp />
  </StrictMode>,
);

/** Delay after first render, so that what is kept for later does not compete with the first load. */
const firstViewMs = 1_500;

async function startLater(): Promise<void> {
  const [{ startUpdates }, { keepApp }, { helperFiles }] = await Promise.all([
    import('#pwa/update.ts'),
    import('#pwa/kept/kept-app.ts'),
    import('#pwa/kept/kept-files.ts'),
  ]);
  startUpdates();
  await keepApp(helperFiles);
}

// Without a network or storage the version that was kept before stays; the next start tries again.
setTimeout(() => void startLater().catch(() => undefined), firstViewMs);
