import { languages } from '#i18n/languages.ts';
import { publicHrefsIn } from '#i18n/public-routes.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { untilHydrated } from '../hydration.ts';
import { landingIsHydrated } from './landing-steps.ts';
import { axeFindings, sizeFindings } from '../accessibility/measure-page.ts';
import { workerIsReady } from '../steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until React has hydrated the whole page, its form included, which comes last: from then on the text does not
 * change.
 */
const pageIsHydrated = (page: Page): Promise<void> =>
  untilHydrated(page, 'main :is(h1, button, input, textarea, select)');

/** The visible text of a page. */
async function reading(page: Page) {
  await pageIsHydrated(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/.{8} \| Madelief$/);
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    words: (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' '),
  }));
}

/** Scrolls to every image, since browsers load distant ones lazily. @returns the images without content. */
async function emptyPictures(page: Page): Promise<string[]> {
  const empty: string[] = [];
  for (const picture of await page.locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { src, width } = await picture.evaluate(({ src, naturalWidth }: HTMLImageElement) => ({
      src,
      width: naturalWidth,
    }));
    if (width === 0) empty.push(new URL(src).pathname);
  }
  return empty;
}

/** Clears the browser's HTTP cache, which may be evicted at any time: only the service worker's cache remains. */
async function emptyHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

// spec: 2.routes.public-offline
test('after a first visit every public page has the same text without a network, in both languages', async ({
  device,
}) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  const addresses = languages.flatMap(publicHrefsIn);
  const online = new Map<string, Awaited<ReturnType<typeof reading>>>();
  for (const address of addresses) {
    await page.goto(`${phone.origin}${address}`);
    online.set(address, await reading(page));
    expect(await emptyPictures(page), address).toEqual([]);
  }
  await page.goto(phone.origin);
  await workerIsReady(page);

  phone.expectNetworkFailures();
  phone.network.cut();
  await emptyHttpCache(page);
  for (const address of addresses) {
    await page.goto(`${phone.origin}${address}?utm_source=folder`);
    // A form is rendered a moment after the page around it.
    await expect.poll(() => reading(page), address).toEqual(online.get(address));
    expect(await emptyPictures(page), address).toEqual([]);
  }
  expect([...(await axeFindings(page)), ...(await sizeFindings(page))]).toEqual([]);

  // Links work, and a chosen language is kept.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${phone.origin}/en/algemene-voorwaarden`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${phone.origin}/en/no-such-page`);
  await expect(heading(page)).toHaveText('Oops! The page you are looking for does not exist.');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${phone.origin}/en`);
});

// spec: 2.routes.not-found
test('Wi-Fi that connects but does not answer delays each page once, by a few seconds', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(tablet.origin);
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.hang();
  await page.goto(`${tablet.origin}/privacybeleid`);
  await expect(heading(page)).toHaveText('Privacybeleid');
  await page.locator('main details summary').first().click();
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');

  // With a network the server answers again, also for unknown addresses.
  tablet.network.restore();
  const unknown = await page.goto(`${tablet.origin}/bestaat-niet`);
  expect(unknown?.status()).toBe(404);
  expect((await page.goto(`${tablet.origin}/privacybeleid`))?.status()).toBe(200);
});

// spec: 4.forms.form-code-unavailable
test('a form whose code fails to load leaves the page usable, and explains what to do', async ({ device }) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  phone.expectNetworkFailures();
  // React's message for a part that it could not hydrate and renders on the client.
  phone.expectConsoleError(/Failed to fetch dynamically imported module|React error #422/);
  await page.route(/assets\/public-forms-.*\.js/, (route) => route.abort('connectionreset'));
  await page.goto(phone.origin);
  // The files of an older version may be deleted: the page reloads once first.
  await page.waitForFunction(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
  });
  await untilHydrated(page, 'h1');
  const missing = page.getByRole('status').filter({ hasText: 'Er ging iets mis' });
  await expect(missing).toHaveCount(1);
  await expect(heading(page)).toHaveText('Hulp aan huis, van een student uit uw buurt');
  await page.getByRole('button', { name: 'Meld u aan', exact: true }).first().click();
  await expect(missing).toHaveCount(2);
  await expect(missing.last()).toBeFocused();
  await expect(missing.last()).toBeInViewport();
  await expect(missing.last().getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect([...(await axeFindings(page)), ...(await sizeFindings(page))]).toEqual([]);

  await page.unroute(/assets\/public-forms-.*\.js/);
  await missing.last().getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  await landingIsHydrated(page);
  await expect(missing).toHaveCount(0);
  await expect(page.getByLabel('Telefoonnummer')).toBeVisible();
});
