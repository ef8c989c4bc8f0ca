import type { Page, Route } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { expect } from '../fixtures.ts';
import { formIsHydrated } from '../form-steps.ts';

/** Opens the landing page and waits until it is hydrated. */
export async function openLanding(device: Device, address = '/'): Promise<Page> {
  const page = device.page();
  await page.goto(`${device.origin}${address}`);
  await landingIsHydrated(page);
  return page;
}

/** The form is hydrated last. */
export async function landingIsHydrated(page: Page): Promise<void> {
  await formIsHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Delays the scripts until they are released. */
export async function delayScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  return letGo;
}

/** Disables the service worker from the next load on: a test cannot intercept its requests. */
export async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}

export const reviewsHost = 'beoordelingen.example';

/**
 * Simulates a deployment with reviews of a third party: its address is in the page and in the security policy.
 * @returns the requests to that third party.
 */
export async function enableThirdPartyReviews(page: Page): Promise<readonly string[]> {
  const thirdPartyRequests: string[] = [];
  await withoutWorker(page);
  await page.route(`https://${reviewsHost}/**`, async (route) => {
    thirdPartyRequests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="nl"><head><title>Beoordelingen</title></head><body><main><h1>Alle beoordelingen</h1></main></body></html>',
    });
  });
  const addSetting = async (route: Route) => {
    if (route.request().resourceType() !== 'document' || !route.request().url().startsWith('http://localhost')) {
      await route.fallback();
      return;
    }
    // The full page, also on a reload: a 304 has no body to change.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = route.request().headers();
    const response = await route.fetch({ headers: asked });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("frame-src 'none'", `frame-src https://${reviewsHost}`),
      },
      body: (await response.text()).replace(
        'name="madelief-reviews" content=""',
        `name="madelief-reviews" content="https://${reviewsHost}/madelief"`,
      ),
    });
  };
  await page.route('**/*', addSetting);
  return thirdPartyRequests;
}

/** The data that this device stores about a visitor for the next page. */
export function storedAboutVisitor(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    chosen: { ...localStorage },
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}
