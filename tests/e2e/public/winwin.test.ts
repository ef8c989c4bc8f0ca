import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, workerIsReady } from '../steps.ts';

/** The lines of the calculation; amounts contain a non-breaking space. */
async function result(page: Page): Promise<Record<string, string>> {
  const lines = await page.locator('dl > div', { has: page.locator('dt') }).allInnerTexts();
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.replaceAll('\u00a0', ' ').split('\n');
      return [name, value];
    }),
  );
}

async function reckon(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Hoeveel wilt u lenen?').fill(typed);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Bereken' }).click();
}

/** The focused element, and whether the contact bar covers it. Runs in the page. */
function focusStop() {
  const element = document.activeElement;
  const bar = document.querySelector('section[aria-label="Mail ons"]');
  if (element === null || bar === null) return null;
  const box = element.getBoundingClientRect();
  const above = bar.getBoundingClientRect().top;
  const shown = getComputedStyle(bar).visibility === 'visible';
  return { inBar: bar.contains(element), covered: shown && !bar.contains(element) && box.bottom > above };
}

// spec: 2.routes.investors 2.other-pages.investor-sections 6.roles.visitor-public-pages 7.links.investors
// spec: 9.investors.returns 9.investors.loan 9.investors.target 9.investors.worked-example 9.investors.investor-claims
test('the page for investors reproduces the worked example, calculates other amounts and reports invalid ones', async ({
  installedDevice,
}) => {
  const tablet = await installedDevice();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/winwin`);
  await workerIsReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leen aan Madelief en help mensen thuis');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
    'Waar wij vandaag staan',
    'Wat Madelief doet',
    'Waarom investeren?',
    'Veelgestelde vragen',
    'Hoeveel wij zoeken',
    'Rekenvoorbeeld',
    'Reken het zelf uit',
    'Spreek met Lotte Janssens',
    'Onze twee merken',
  ]);
  const shownText = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
  for (const text of [
    '420+',
    '50+',
    '4 % vaste rente',
    '2,5 % belastingkrediet per jaar',
    '30 % waarborg van de overheid',
    '100 euro hulp aan huis',
    'voor elke 1.000 euro die u leent',
    'Wij zoeken tussen 150.000 euro en 250.000 euro.',
    'Met elke 50.000 euro meer groeien wij sneller.',
    'Stel: u leent 10.000 euro. U krijgt elk jaar 400 euro rente. Daarbij komt 250 euro belastingkrediet. Samen is dat 650 euro per jaar, of 6,5 %.',
  ]) {
    expect(shownText).toContain(text);
  }
  await expect(page.getByRole('main').locator('details')).toHaveCount(6);
  expect(await result(page)).toMatchObject({
    'Plan 1': '150.000 euro',
    'Plan 3': '250.000 euro',
    'Rente per jaar': '400 euro',
    'Belastingkrediet per jaar': '250 euro',
    'Samen per jaar': '650 euro, of 6,5 %',
    'Na 7 jaar samen': '4.550 euro',
    'Waarborg van de overheid': '3.000 euro',
    'Hulp aan huis': '1.000 euro',
  });

  await reckon(page, '1.500,50');
  await expect(page.getByRole('heading', { name: 'Als u 1.500,50 euro leent' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'krijgt u 97,53 euro per jaar' })).toBeAttached();
  expect(await result(page)).toMatchObject({
    'Rente per jaar': '60,02 euro',
    'Belastingkrediet per jaar': '37,51 euro',
    'Hulp aan huis': '100 euro',
  });

  const amount = page.getByLabel('Hoeveel wilt u lenen?');
  const summary = page.getByRole('alert');
  for (const [typed, objection] of [
    ['veel', 'Vul een bedrag in met cijfers, bijvoorbeeld 10.000 euro.'],
    ['', 'Vul een bedrag in met cijfers, bijvoorbeeld 10.000 euro.'],
    ['999,99', 'Vul minstens 1.000 euro in.'],
    ['250.001', 'Wij zoeken hoogstens 250.000 euro. Vul een lager bedrag in.'],
  ] as const) {
    await reckon(page, typed);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(objection);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(/^Fout: /);
    // The previous result stays, under its own amount.
    await expect(page.getByRole('heading', { name: 'Als u 1.500,50 euro leent' })).toBeVisible();
  }
  await summary.getByRole('link').click();
  await expect(amount).toBeFocused();
  await amount.fill('€ 250.000');
  await expect(summary).toHaveCount(0);
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Als u 250.000 euro leent' })).toBeVisible();
  expect(await result(page)).toMatchObject({
    'Samen per jaar': '16.250 euro, of 6,5 %',
    'Hulp aan huis': '25.000 euro',
  });

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Lees alle informatie' })).toHaveAttribute('href', /^https:/);
  for (const link of await main.getByRole('link', { name: 'Plan een gesprek' }).all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  for (const name of ['Hulp voor ouderen', 'Hulp voor kinderen']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await expect(main.getByRole('link', { name: 'Mail Lotte Janssens' })).toHaveAttribute(
    'href',
    'mailto:lotte@madelief.test?subject=Vraag%20over%20lenen%20aan%20Madelief',
  );

  await page.goto(`${tablet.origin}/en/winwin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend to Madelief and help people at home');
  expect(await result(page)).toMatchObject({
    'Together a year': '650 euro, or 6.5%',
    'After 7 years together': '4,550 euro',
  });
});

// spec: 2.other-pages.email-bar 9.limits.sticky-bar
test('the contact bar appears after 500 px, covers no focused element, and stays closed once closed', async ({
  installedDevice,
}) => {
  const phone = await installedDevice({ width: 360, height: 740 });
  const page = phone.page();
  await page.goto(`${phone.origin}/winwin`);
  await workerIsReady(page);
  const bar = page.getByRole('region', { name: 'Mail ons' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Mail ons' })).toHaveAttribute('href', /^mailto:lotte@madelief\.test/);

  // Every focus stop on the page is fully visible.
  await page.getByRole('link', { name: 'Plan een gesprek' }).first().focus();
  let stops = 0;
  for (let inBar = false; !inBar && stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const look = () => page.evaluate(focusStop);
    // On a busy machine the page may still be settling.
    await expect.poll(async () => (await look())?.covered).toBe(false);
    inBar = (await look())?.inBar === true;
  }
  expect(stops).toBeGreaterThan(10);
  expect(stops).toBeLessThan(60);

  // The end of the page is readable: the bar does not cover it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('main').getByRole('link', { name: 'Hulp voor kinderen' });
  const [lastBox, barBox] = [await last.boundingBox(), await bar.boundingBox()];
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);

  await bar.getByRole('button', { name: 'Sluiten' }).click();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)).toBe('');
});
