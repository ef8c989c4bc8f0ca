import { createListeners } from '#lib/listeners.ts';

/** Chromium's event; not standardised and not in TypeScript's library. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type InstallState = 'installed' | 'can-prompt' | 'by-hand';

let promptEvent: BeforeInstallPromptEvent | undefined;
let installed = false;
const listeners = createListeners();

/** Must run early: Chromium fires the event once, soon after loading. */
export function watchInstall(): void {
  installed = matchMedia('(display-mode: standalone)').matches;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    promptEvent = event as BeforeInstallPromptEvent;
    listeners.notify();
  });
  window.addEventListener('appinstalled', () => {
    installed = true;
    promptEvent = undefined;
    listeners.notify();
  });
}

/** `by-hand`: this browser has no install prompt; show the illustrated instructions. */
export function installState(): InstallState {
  if (installed) return 'installed';
  return promptEvent ? 'can-prompt' : 'by-hand';
}

/** Calls the listener at every change until the returned function is called. */
export const observeInstall = listeners.add;

/** Shows the browser's prompt. The event can be used once, whatever the answer. */
export async function promptInstall(): Promise<void> {
  const event = promptEvent;
  promptEvent = undefined;
  await event?.prompt();
  listeners.notify();
}
