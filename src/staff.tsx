import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffApp } from '#app/staff/staff-app.tsx';
import { startDisplay } from '#lib/display.ts';
import { keepApp } from '#pwa/kept/kept-app.ts';
import { staffFiles } from '#pwa/kept/kept-files.ts';
import { recoverFromMissingFiles } from '#pwa/preload-error.ts';
import { startUpdates } from '#pwa/update.ts';

recoverFromMissingFiles();
startDisplay();

const root = document.getElementById('root');
if (!root) throw new Error('staff.html has no #root');
createRoot(root).render(
  <StrictMode>
    <StaffApp />
  </StrictMode>,
);

/** Delay after first render, so that what is kept for later does not compete with the first load. */
const firstViewMs = 1_500;

setTimeout(() => {
  startUpdates();
  // Without a network or storage the version that was kept before stays; the next start tries again.
  keepApp(staffFiles).catch(() => undefined);
}, firstViewMs);
