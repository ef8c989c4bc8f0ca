import { isBusy } from '#lib/busy.ts';
import { markFirstReload } from '#lib/kept-choice.ts';

/**
 * A file of this version can be gone from the server after a new one was put there. One reload brings the new version;
 * never while a form is open, never without a network, and never twice in a row.
 */
export function recoverFromMissingFiles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isBusy() || !navigator.onLine || !markFirstReload()) return;
    event.preventDefault();
    location.reload();
  });
}
