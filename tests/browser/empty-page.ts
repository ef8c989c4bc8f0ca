import type { Page } from 'playwright-core';

/** Below a path that the service worker leaves to the server. */
const path = '/__/empty';

/** Without an icon of its own the browser would ask for /favicon.ico. */
const html = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';

/** Opens a page of an origin that contains nothing, without asking its server. */
export async function openEmptyPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}${path}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.unroute(address);
}
