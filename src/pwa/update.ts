import { Workbox } from 'workbox-window';
import { isBusy, observeBusy } from '#lib/busy.ts';
import { createListeners } from '#lib/listeners.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';

/** `ready`: a new version waits on this device. `busy`: it waits, and so must the person's question about it. */
export type UpdateState = 'none' | 'ready' | 'busy';

/** Held, shared, by every tab that is busy: a tab that wants to update must get it alone. */
const busyLockName = 'madelief-busy';

let workbox: Workbox | undefined;
let waiting = false;
const listeners = createListeners();

export function updateState(): UpdateState {
  if (!waiting) return 'none';
  return isBusy() ? 'busy' : 'ready';
}

/** Calls the listener at every change until the returned function is called. */
export function observeUpdate(listener: () => void): () => void {
  const stop = listeners.add(listener);
  const stopBusy = observeBusy(listener);
  return () => {
    stop();
    stopBusy();
  };
}

function holdLockWhileBusy(): void {
  let release: (() => void) | undefined;
  observeBusy(() => {
    if (isBusy() && !release) {
      const held = new Promise<void>((resolve) => (release = resolve));
      void navigator.locks.request(busyLockName, { mode: 'shared' }, () => held);
    } else if (!isBusy() && release) {
      release();
      release = undefined;
    }
  });
}

/** Reloads now, or as soon as this tab is no longer busy. */
function reloadWhenQuiet(): void {
  if (!isBusy()) {
    location.reload();
    return;
  }
  const stop = observeBusy(() => {
    if (isBusy()) return;
    stop();
    location.reload();
  });
}

/**
 * Registers the service worker and watches for new versions, also each time the app comes back to the front: an
 * installed app can stay open for weeks.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  if ('locks' in navigator) holdLockWhileBusy();
  workbox = new Workbox('/service-worker.js', { scope: '/' });
  workbox.addEventListener('waiting', () => {
    waiting = true;
    listeners.notify();
  });
  // Another tab may have said yes for all of them: then this one follows, when it is quiet.
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate === true || waiting) reloadWhenQuiet();
  });
  onReconnectHint((hint) => {
    if (hint !== 'online' && document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
  });
  void workbox.register().catch(() => undefined);
}

/**
 * Switches to the waiting version and reloads, unless this or another tab is busy.
 * @returns false when somebody is busy: nothing happened, and the question can be asked again later.
 */
export async function applyUpdate(): Promise<boolean> {
  if (updateState() !== 'ready') return false;
  if (!('locks' in navigator)) {
    workbox?.messageSkipWaiting();
    return true;
  }
  return navigator.locks.request(busyLockName, { ifAvailable: true }, (lock) => {
    if (lock === null) return false;
    workbox?.messageSkipWaiting();
    return true;
  });
}
