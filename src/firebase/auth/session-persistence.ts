import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';

/** A browser that was killed can refuse its databases for a moment when it starts again (docs/decisions/0073-session-after-a-kill.md). */
const retryForMs = 3_000;
const retryEveryMs = 100;

interface DeviceStore {
  _isAvailable(): Promise<boolean>;
}

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, retryEveryMs));

/**
 * The SDK's class behind its opaque type. Auth asks `_isAvailable` once, when it starts; after a no it keeps the session in
 * memory and takes the person for signed out until the page is reloaded.
 */
class RetriedPersistence extends (indexedDBLocalPersistence as unknown as new () => DeviceStore) {
  static readonly type = 'LOCAL';

  override async _isAvailable(): Promise<boolean> {
    const giveUpAt = performance.now() + retryForMs;
    for (;;) {
      if (await super._isAvailable()) return true;
      if (performance.now() > giveUpAt) return false;
      await wait();
    }
  }
}

/** Keeps the session of Auth in IndexedDB, which page and service worker share. */
export const sessionPersistence: Persistence = RetriedPersistence;
