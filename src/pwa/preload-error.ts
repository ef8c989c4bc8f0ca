import { isBusy } from '#lib/busy.ts';
import { markFirstReload } from '#lib/preferences.ts';
import { serverAnswers } from '#lib/server-answers.ts';

async function reloadOnce(): Promise<void> {
  // Where no server answers, a reload would cost the page that one is reading.
  if (isBusy() || !(await serverAnswers())) return;
  // A form may have been begun meanwhile.
  if (!isBusy() && markFirstReload()) location.reload();
}

/**
 * A file of this version can be gone from the server after a new one was put there. One reload brings the new version;
 * never while a form is open, never without a server that answers, and never twice in a row.
 */
export function recoverFromMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}
