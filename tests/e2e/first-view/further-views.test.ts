import type { Page } from 'playwright-core';
import { storeMember } from '#tests/people/stored-circle.ts';
import { storeRequest } from '#tests/people/stored-requests.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { axeFindings } from '../accessibility/measure-page.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { chooseLanguage, signIn, workerIsReady } from '../steps.ts';
import { keptViews, openHeld, releaseApp, shifts, viewIsKept, viewIsKeptWithFiles } from './view-steps.ts';

test('"Mijn aanvragen" is there at once without a network, and a button of a card is pressed for that card', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  for (const [index, days] of [6, 9].entries()) {
    await storeRequest(firebase, {
      ...aServiceRequest({ senior_id: maria.uid, request_date: dayFromToday(days) }),
      request_id: `${maria.uid}-${index}`,
    });
  }
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  await workerIsReady(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await viewIsKept(page, '/dashboard?tab=my-requests', 'article');
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await openHeld(tablet, page, '/dashboard?tab=my-requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
  expect(await axeFindings(page)).toEqual([]);
  const details = page.getByRole('article').nth(1).getByRole('button', { name: 'Details' });
  await details.scrollIntoViewIfNeeded();
  const before = await details.boundingBox();
  await details.click();
  await releaseApp(page);
  expect(await shifts(page)).toBe(0);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  expect((await details.boundingBox())?.y).toBe(before?.y);
  await expect(page.getByRole('article').nth(0).getByRole('button', { name: 'Details' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a family member sees for whom she helps at once, without the secret of her calendar', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const els = await person({ user: { first_name: 'Els', role: 'family' }, profile: false });
  for (const name of ['Maria', 'Jozef']) {
    const { uid } = await person();
    await storeMember(firebase, uid, { user_id: els.uid, senior_name: name });
  }
  const tablet = await installedDevice({ width: 360, height: 740 });
  const page = await signIn(tablet, els, '/voor-wie');
  await workerIsReady(page);
  await page.getByText('De bezoeken in uw eigen agenda').click();
  await page.getByRole('button', { name: 'Zet de bezoeken in mijn agenda' }).click();
  const secret = (await page.getByLabel('Adres van uw agenda').inputValue()).split('/').at(-1) ?? '';
  expect(secret.length).toBeGreaterThan(40);
  await page.getByText('De bezoeken in uw eigen agenda').click();
  await chooseLanguage(page, 'English');
  await viewIsKept(page, '/voor-wie', 'For whom');
  expect(JSON.stringify(await keptViews(page))).not.toContain(secret);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await openHeld(tablet, page, '/voor-wie');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await releaseApp(page);
  expect(await shifts(page)).toBe(0);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a kept view names the scripts that it is drawn with, and none of what is loaded after it', async ({
  installedDevice,
  person,
}) => {
  const address = '/dashboard?tab=my-requests';
  const tablet = await installedDevice();
  const page = await signIn(tablet, await person(), address);
  await workerIsReady(page);
  await viewIsKept(page, address, 'Mijn Aanvragen');
  expect((await keptViews(page))[`online${address}`]?.files, 'Firebase was loaded to learn who is signed in').toEqual(
    [],
  );
  await page.reload();
  await viewIsKeptWithFiles(page, address);
  const files = (await keptViews(page))[`online${address}`]?.files ?? [];
  expect(files.filter((file) => /dashboard-page|my-requests-screen/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /firebase|gateways|chat-screen|credits-screen/.test(file))).toEqual([]);
});

/** Each rule of a component that stands in the document more than once. */
const writtenTwice = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('#kept-style, [data-styles]'))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes('.css-'));
    return { count: rules.length, twice: rules.filter((rule, index) => rules.indexOf(rule) !== index) };
  });

test('the rules of a kept view stay, and the next view that is kept has them too', async ({
  installedDevice,
  person,
}) => {
  const address = '/dashboard?tab=my-requests';
  const tablet = await installedDevice();
  const page = await signIn(tablet, await person(), address);
  await workerIsReady(page);
  await viewIsKept(page, address, 'Mijn Aanvragen');
  const { css: first } = (await keptViews(page))[`online${address}`] ?? {};
  for (const opened of ['first', 'second'] as const) {
    await page.reload();
    await viewIsKeptWithFiles(page, address);
    await expect(page.locator('#kept')).toHaveCount(0);
    const { count, twice } = await writtenTwice(page);
    expect(count, opened).toBeGreaterThan(20);
    expect(twice, opened).toEqual([]);
  }
  const rulesIn = (css = '') => css.split('}').toSorted();
  const { css: last } = (await keptViews(page))[`online${address}`] ?? {};
  expect(rulesIn(last)).toEqual(rulesIn(first));
});
