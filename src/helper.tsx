import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HelperApp } from '#app/helper/helper-app.tsx';
import { shownWork } from '#app/helper/shown-work.ts';
import { lostTap } from '#lib/start/lost-tap.ts';
import { startDisplay } from '#lib/display.ts';
import { startTakeOver } from '#pwa/first-view/start-take-over.ts';
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
startTakeOver(async () => ({
  root,
  // What is still being loaded is marked in the page.
  isSettled: () => shownWork.get() !== null,
  observe: () => () => undefined,
  onLostTap: lostTap.tell,
}));

/** Delay after first render, so that what is kept for later does not compete with the first load. */
const firstViewMs = 1_500;

async function startLater(place: HTMLElement): Promise<void> {
  const [{ startUpdates }, { keepApp }, { helperFiles }, { keepForStudent }] = await Promise.all([
    import('#pwa/update.ts'),
    import('#pwa/kept/kept-app.ts'),
    import('#pwa/kept/kept-files.ts'),
    import('#pwa/first-view/keep-for-student.ts'),
  ]);
  startUpdates();
  keepForStudent(place, shownWork.get);
  await keepApp(helperFiles);
}

// Without a network or storage the version that was kept before stays; the next start tries again.
setTimeout(() => void startLater(root).catch(() => undefined), firstViewMs);
