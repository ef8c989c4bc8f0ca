import { Workbox } from 'workbox-window';
import { isBusy, observeBusy } from '#lib/busy.ts';
import { createListeners } from '#lib/listeners.ts';
import { onReconnectHint } from '#lib/reconnect-hint.ts';

/** `ready`: a new version is waiting on this device. `busy`: it is waiting, and the prompt is postponed. */
export type UpdateState = 'none' | 'ready' | 'busy';

/** A shared lock of every busy tab: an update must acquire it exclusively. */
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

/** Reloads now, or when this tab is no longer busy. */
function reloadWhenIdle(): void {
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

const workerPath = '/service-worker.js';

type WorkerAddress = ConstructorParameters<typeof Workbox>[0];

/** The part of the Trusted Types that is used here: browsers without them need none. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: () => string },
    ): { createScriptURL(url: string): WorkerAddress };
  };
}

/** The policy of firebase.json demands that the address of a script was made by a named function. */
function workerAddress(): WorkerAddress {
  const { trustedTypes }: WithTrustedTypes = globalThis as WithTrustedTypes;
  const policy = trustedTypes?.createPolicy('madelief-worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/**
 * Registers the service worker and checks for new versions, also when the app becomes visible again: an installed app
 * can stay open for weeks.
 */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  if ('locks' in navigator) holdLockWhileBusy();
  workbox = new Workbox(workerAddress(), { scope: '/' });
  workbox.addEventListener('waiting', () => {
    waiting = true;
    listeners.notify();
  });
  // Another tab may have activated the new version: this one reloads when it is no longer busy.
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate === true || waiting) reloadWhenIdle();
  });
  onReconnectHint((hint) => {
    if (hint !== 'online' && document.visibilityState === 'visible') workbox?.update().catch(() => undefined);
  });
  void workbox.register().catch(() => undefined);
}

/**
 * Activates the waiting version and reloads, unless this or another tab is busy.
 * @returns false when a tab is busy: nothing happened, and the prompt can be shown again later.
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
