import { languages } from '#i18n/languages.ts';
import { publicHrefsIn } from '#lib/public-routes.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { landingIsAlive } from './landing-steps.ts';
import { axeFindings, rulerFindings } from '../accessibility/measure-page.ts';
import { workerIsReady } from '../steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What somebody reads of a page. */
async function reading(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/.{8} \| Madelief$/);
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    words: (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' '),
    pictures: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  }));
}

test('whoever was here once reads every public page without a network, in both languages, as it was with one', async ({
  device,
}) => {
  test.setTimeout(180_000);
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  const addresses = languages.flatMap(publicHrefsIn);
  const online = new Map<string, Awaited<ReturnType<typeof reading>>>();
  for (const address of addresses) {
    await page.goto(`${phone.origin}${address}`);
    online.set(address, await reading(page));
    expect(online.get(address)?.pictures, address).toEqual([]);
  }
  await page.goto(phone.origin);
  await workerIsReady(page);

  phone.expectNetworkFailures();
  phone.network.cut();
  for (const address of addresses) {
    await page.goto(`${phone.origin}${address}?utm_source=folder`);
    // A form comes a moment after the page around it.
    await expect.poll(() => reading(page), address).toEqual(online.get(address));
  }
  expect([...(await axeFindings(page)), ...(await rulerFindings(page))]).toEqual([]);

  // What leads on leads on, and a language that is chosen stays.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${phone.origin}/en/algemene-voorwaarden`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${phone.origin}/en/no-such-page`);
  await expect(heading(page)).toHaveText('Oops! The page you are looking for does not exist.');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${phone.origin}/en`);
});

test('Wi-Fi that connects and says nothing costs a few seconds, once for each page, and no more', async ({
  device,
}) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(tablet.origin);
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.hang();
  await page.goto(`${tablet.origin}/privacybeleid`);
  await expect(heading(page)).toHaveText('Privacybeleid');
  await page.locator('details summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open', '');

  // With a network the server has the word again, also on what does not exist.
  tablet.network.restore();
  const unknown = await page.goto(`${tablet.origin}/bestaat-niet`);
  expect(unknown?.status()).toBe(404);
  expect((await page.goto(`${tablet.origin}/privacybeleid`))?.status()).toBe(200);
});

test('a form whose code does not come takes nothing away: the page stays, and says how to go on', async ({
  device,
}) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  phone.expectNetworkFailures();
  // React says so of the part that it could not bring to life, and that it draws the rest itself.
  phone.expectComplaint(/Failed to fetch dynamically imported module|React error #422/);
  await page.route(/assets\/(contact-form|public-sign-up)-.*\.js/, (route) => route.abort('connectionreset'));
  await page.goto(phone.origin);
  // The files of an older version may be gone: that is tried first, once.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  );
  const missing = page.getByRole('status').filter({ hasText: 'Er ging iets mis' });
  await expect(missing).toHaveCount(1);
  await expect(heading(page)).toHaveText('Hulp aan huis, van een student uit uw buurt');
  await page.getByRole('button', { name: 'Meld u aan', exact: true }).first().click();
  await expect(missing).toHaveCount(2);
  await expect(missing.last()).toBeFocused();
  await expect(missing.last()).toBeInViewport();
  await expect(missing.last().getByRole('link')).toHaveAttribute('href', /^tel:/);
  expect([...(await axeFindings(page)), ...(await rulerFindings(page))]).toEqual([]);

  await page.unroute(/assets\/(contact-form|public-sign-up)-.*\.js/);
  await missing.last().getByRole('button', { name: 'Pagina opnieuw laden' }).click();
  await landingIsAlive(page);
  await expect(missing).toHaveCount(0);
  await expect(page.getByLabel('Telefoonnummer')).toBeVisible();
});
