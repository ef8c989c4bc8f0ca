import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { arrived, askForHelp, chooseLanguage, signInAndCache, returnToTab } from '../steps.ts';

/**
 * Opens the page again as if it had made this number of calls within the last minute. The monitor stores its count per tab, at
 * each call: what is stored here is stored last.
 */
async function reloadAfterCalls(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    addEventListener('pagehide', () => {
      const requests = Array.from({ length: count }, () => Date.now());
      const state = { requests, blockedUntil: null, unusual: null };
      sessionStorage.setItem('madelief.request-monitor', JSON.stringify(state));
    });
  }, times);
  await page.reload();
}

const countedRequests = (page: Page) =>
  page.evaluate(() => {
    const { requests }: { requests: number[] } = JSON.parse(sessionStorage.getItem('madelief.request-monitor') ?? '{}');
    return requests.length;
  });

// spec: 9.limits.request-limit
test('a page with more than 200 calls a minute pauses for 5 minutes, reports it, and still saves and sends', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  await tablet.page().clock.install();
  const page = await signInAndCache(tablet, maria);
  const waiting = page.getByText('Wij wachten even');
  await expect(waiting).toHaveCount(0);
  await reloadAfterCalls(page, 199);
  await expect(waiting).toBeVisible();

  await page.reload();
  await expect(waiting).toBeVisible();
  const second = await tablet.newPage();
  await second.goto(`${tablet.origin}/dashboard`);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await second.close();

  await askForHelp(page, { service: 'Boodschappen' });
  await expect(page.getByText(/Uw aanvraag is (?:bewaard|succesvol ingediend)/)).toBeVisible();
  await arrived(firebase, maria, 1);
  await expect(waiting).toBeVisible();

  await page.clock.fastForward('05:01');
  await expect(waiting).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('U heeft 1 actieve aanvraag.')).toBeVisible();
});

// spec: 9.limits.unusual-requests
test('unusual activity is reported calmly, in both languages, until it is dismissed', async ({ device, person }) => {
  const maria = await person();
  const tablet = await device();
  const page = await signInAndCache(tablet, maria);
  const notice = page.getByText('Ongewone activiteit opgemerkt');
  // In sequence, like a loop: neither the calls of one view nor many views in a minute are reported.
  for (const view of ['Dashboard', 'Mijn Aanvragen', 'Dashboard', 'Dienst Aanvragen', 'Dashboard']) {
    await page.getByRole('link', { name: view, exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await expect(notice).toHaveCount(0);

  for (let change = 0; change < 11; change += 1) {
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), change % 2 === 0 ? 'blur' : 'focus');
  }
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(page.getByText('Unusual activity detected')).toBeVisible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText('Unusual activity detected')).toHaveCount(0);

  // Returning to the tab refetches; a page that keeps returning keeps reading.
  const start = await page.evaluate(() => Date.now());
  for (let time = 1; time <= 21; time += 1) {
    await page.clock.setFixedTime(start + time * 400);
    const asked = await countedRequests(page);
    // A pending call is not repeated.
    await expect(async () => {
      await returnToTab(page);
      expect(await countedRequests(page)).toBeGreaterThan(asked);
    }).toPass();
  }
  await expect(page.getByText('Unusual activity detected')).toBeVisible();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria');
  await expect(page.getByText('Unusual activity detected')).toHaveCount(0);
});
