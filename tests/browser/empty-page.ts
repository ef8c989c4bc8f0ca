import type { Page } from 'playwright-core';

/** Below a path that the service worker leaves to the server. */
const path = '/__/empty';

/** Without an icon of its own the browser would ask for /favicon.ico. */
const html = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';

const body = Buffer.from(html).toString('base64');

/**
 * Opens a page of an origin that contains nothing, without asking its server. Not by a route of Playwright's: a route makes
 * the renderer forget the scripts that it has in its memory.
 */
export async function openEmptyPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}${path}`;
  const browser = await page.context().newCDPSession(page);
  browser.once('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }];
    void browser.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  // A request that goes through a service worker is not paused.
  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  await page.goto(address);
  await browser.detach();
}
