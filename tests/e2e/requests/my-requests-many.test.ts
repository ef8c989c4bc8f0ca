import type { Page } from 'playwright-core';
import { startLargeAccount } from './large-account.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, clickAtRest, flushed, signIn, returnToTab } from '../steps.ts';

const articles = (page: Page) => page.getByRole('article');

const shownIds = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map(({ id }) => id.replace('request-card-', '')));

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

test('ten thousand requests cost no more to list than twenty, and all of them can be searched', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const account = await startLargeAccount(firebase, maria);
  const tablet = await device();
  await account.serve(tablet.page());
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const more = page.getByRole('button', { name: 'Toon meer' });

  await test.step('the first twenty are shown, and the total', async () => {
    await expect(articles(page)).toHaveCount(20);
    await expect(page.getByText('20 van 10.000 aanvragen')).toBeVisible();
    for (const { kind, documents } of account.questions()) {
      // Twenty-one, to know that there are more; ten thousand counted are ten reads.
      expect(documents, kind).toBeLessThanOrEqual(21);
    }
  });

  await test.step('a page that cannot be read is reported, and can be requested again', async () => {
    tablet.expectNetworkFailures();
    account.breakNext('older');
    await clickAtRest(more);
    await expect(page.getByRole('alert')).toContainText('Oudere aanvragen konden wij niet laden.');
    await expect(more).toBeFocused();
    await expect(articles(page)).toHaveCount(20);
    await afterDoubleTapWindow(page);
  });

  await test.step('each "Toon meer" reads twenty more, and the focus moves to the first of them', async () => {
    for (const shown of [40, 60, 80, 100]) {
      await clickAtRest(more);
      await expect(articles(page)).toHaveCount(shown);
      await expect(
        articles(page)
          .nth(shown - 20)
          .getByRole('heading', { level: 2 }),
      ).toBeFocused();
      await expect(page.getByText(`${shown} van 10.000 aanvragen`)).toBeVisible();
      await afterDoubleTapWindow(page);
    }
    expect(await shownIds(page)).toEqual(account.ids.slice(0, 100));
    const asked = account.questions();
    expect(asked.filter(({ kind }) => kind === 'older').map(({ documents }) => documents)).toEqual([21, 21, 21, 21]);
  });

  await test.step('returning reads the newest twenty and those that can still change, not every loaded one', async () => {
    const changed = account.ids[25] ?? '';
    await account.assignStudent(changed);
    account.questions();
    await returnToTab(page);
    const card = articles(page).nth(25);
    // A poll that was already running may miss it; the next one finds it.
    await expect(card).toContainText('Gekoppeld', flushed);
    await expect(page.getByText('Dit is veranderd')).toBeVisible();
    const asked = account.questions();
    expect(asked.map(({ kind }) => kind)).not.toContain('older');
    expect(asked.filter(({ kind }) => kind === 'by-id').every(({ documents }) => documents === 1)).toBe(true);
    for (const { kind, documents } of asked) expect(documents, kind).toBeLessThanOrEqual(21);
    await expect(articles(page)).toHaveCount(100);
  });

  await test.step('at most a hundred cards are rendered, with a way back to the top', async () => {
    const drawn = await nodes(page);
    await clickAtRest(more);
    await expect(page.getByText('21 tot 120 van 10.000 aanvragen')).toBeVisible();
    await expect(articles(page).nth(80).getByRole('heading', { level: 2 })).toBeFocused();
    expect(await shownIds(page)).toEqual(account.ids.slice(20, 120));
    expect(await nodes(page)).toBeLessThan(drawn * 1.1);
    const earlier = page.getByRole('button', { name: 'Toon nieuwere' });
    await earlier.click();
    await expect(page.getByText('100 van 10.000 aanvragen')).toBeVisible();
    await expect(articles(page).first().getByRole('heading', { level: 2 })).toBeFocused();
    account.questions();
  });

  await test.step('a filter finds requests that were not loaded, shows the count, and survives a visit to another view', async () => {
    await page.getByRole('button', { name: 'Aanvragen zoeken' }).click();
    await page.getByLabel('Hoe ver staat het?').selectOption('Geannuleerd');
    await expect(page.getByRole('status').filter({ hasText: 'Wij vonden 100 aanvragen.' })).toBeVisible();
    await expect(articles(page)).toHaveCount(20);
    await expect(articles(page).getByText('Deze aanvraag is geannuleerd')).toHaveCount(20);
    await page.getByLabel('Welke dienst?').selectOption('Tuinonderhoud');
    await expect(page.getByText('Wij vonden geen aanvragen. Kies iets anders of toon alles.')).toBeVisible();
    await expect(articles(page)).toHaveCount(0);
    await expect(page.getByText('U heeft nog geen diensten aangevraagd.')).toHaveCount(0);
    await page.getByLabel('Welke dienst?').selectOption('Gezelschap');
    await page.getByLabel('Wanneer vroeg u het aan?').selectOption({ label: 'De laatste drie maanden' });
    await expect(page.getByText('Wij vonden 5 aanvragen.')).toBeVisible();
    expect(await shownIds(page)).toEqual([50, 150, 250, 350, 450].map((index) => account.ids[index]));
    for (const { kind, documents } of account.questions()) expect(documents, kind).toBeLessThanOrEqual(21);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
    await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
    await expect(page.getByText('Wij vonden 5 aanvragen.')).toBeVisible();
    await expect(page.getByLabel('Hoe ver staat het?')).toHaveValue('cancelled');
    await page.getByRole('button', { name: 'Alles tonen' }).click();
    await expect(page.getByRole('button', { name: 'Zoeken sluiten' })).toBeFocused();
    await expect(page.getByText('20 van 10.000 aanvragen')).toBeVisible();
  });

  await test.step('without a network the search says that it searched only this device', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    tablet.network.cut();
    await page.getByLabel('Hoe ver staat het?').selectOption('Er komt iemand');
    await expect(page.getByText('Wij zochten alleen op dit toestel. Er kunnen er meer zijn.')).toBeVisible();
    await expect(articles(page)).toHaveCount(1);
  });
  await account.close();
});
