import type { Page } from 'playwright-core';

/** Marks a profile whose journey is about the service worker: from then on it is registered at once. */
const mark = 'test.worker';

type WithStart = typeof globalThis & { startWorker?: () => void };

/**
 * Keeps the service worker from being registered until a journey asks for it. It fetches the whole app into every fresh
 * profile, which is a third of the work of a journey that has nothing to do with it. Where there is one already, it works.
 */
export async function registerWorkerLate(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    // A frame of somebody else's has no service worker and may not even look for one.
    if (window !== window.top) return;
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    try {
      if (workers === undefined || localStorage.getItem(name) !== null) return;
    } catch {
      return;
    }
    const register = workers.register.bind(workers);
    const asked: (() => void)[] = [];
    workers.register = (...wish) =>
      new Promise((resolve, reject) => asked.push(() => void register(...wish).then(resolve, reject)));
    (globalThis as WithStart).startWorker = () => {
      localStorage.setItem(name, 'on');
      Reflect.deleteProperty(workers, 'register');
      for (const go of asked.splice(0)) go();
    };
  }, mark);
}

/** Lets the page register its service worker, now and from now on. */
export async function letWorkerRegister(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as WithStart).startWorker?.());
}
