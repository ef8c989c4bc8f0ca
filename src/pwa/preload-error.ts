import { isBusy } from '#lib/busy.ts';
import { markFirstReload } from '#lib/preferences.ts';
import { serverAnswers } from '#lib/server-answers.ts';

async function reloadOnce(): Promise<void> {
  // Without a server, a reload would lose the current page.
  if (isBusy() || !(await serverAnswers())) return;
  // A form may have been opened meanwhile.
  if (!isBusy() && markFirstReload()) location.reload();
}

/**
 * Reloads once when a chunk of this version is gone after a deployment. Never while a form is open, never without a
 * server that answers, and never twice in a row.
 */
export function recoverFromMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}
