import type { Page } from 'playwright-core';

/** Marks a profile whose journey needs the service worker: from then on it is registered at once. */
const mark = 'test.worker';

type WithStart = typeof globalThis & { startWorker?: () => void };

/**
 * Delays the registration of the service worker until a journey asks for it. It fetches the whole app into every fresh
 * profile, a third of the work of a journey that does not need it. An existing worker keeps working.
 */
export async function registerWorkerLate(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    // A cross-origin frame has no service worker and may not access the API.
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
