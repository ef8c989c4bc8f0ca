import type { Page } from 'playwright-core';
import { languages } from '#i18n/languages.ts';
import { publicHrefsIn } from '#i18n/public-routes.ts';
import { expect, test } from '../fixtures.ts';
import { untilHydrated } from '../hydration.ts';
import { delayScripts, withoutWorker } from './landing-steps.ts';
import { chooseLanguage } from '../steps.ts';

/** Every public page in every language. */
const addresses = languages.flatMap((language) => publicHrefsIn(language).map((address) => ({ language, address })));

interface Reading {
  readonly title: string;
  readonly language: string;
  readonly mainHeadings: number;
  /** Heading levels that are skipped. */
  readonly leaps: readonly string[];
  /** Landmarks in the order of the document. */
  readonly order: readonly string[];
  readonly firstLink: string;
  /** Headings, texts and controls that are displayed above an earlier one. */
  readonly outOfOrder: readonly string[];
  readonly words: number;
  readonly leftOpen: string | null;
}

/** The content without scripts and styles. */
function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
    const leaps: string[] = [];
    let before = 0;
    const main = headings.filter((heading) => heading.closest('main') !== null);
    for (const heading of main) {
      const level = Number(heading.tagName.slice(1));
      if (level > before + 1) leaps.push(heading.textContent);
      before = level;
    }
    const outOfOrder: string[] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (const part of document.querySelectorAll('#root :is(h1, h2, h3, p, li, a, button, label, summary, dt)')) {
      const { top, height } = part.getBoundingClientRect();
      if (height === 0) continue;
      // Elements on one line need not have the same upper edge.
      if (top < last - height) outOfOrder.push(part.textContent.slice(0, 40));
      last = Math.max(last, top);
    }
    const text = document.querySelector('#root')?.textContent ?? '';
    return {
      title: document.title,
      language: document.documentElement.lang,
      mainHeadings: document.querySelectorAll('h1').length,
      leaps,
      order: [...document.querySelectorAll('header, main, footer')]
        .filter((each) => each.parentElement?.closest('main, article') === null)
        .map((each) => each.tagName.toLowerCase()),
      firstLink: document.querySelector('a[href], button, input')?.getAttribute('href') ?? '',
      outOfOrder,
      words: text.split(/\s+/).length,
      leftOpen: /\{\{|undefined|NaN|%[A-Z]+%/.exec(text)?.[0] ?? null,
    };
  });
}

// spec: 2.landing.secondary-button 2.landing.call-to-action 6.roles.visitor-public-pages 9.investors.languages
test('without scripts every public page is complete in both languages: its text, its order, its links', async ({
  device,
}) => {
  const tablet = await device({ width: 360, height: 740 });
  const browser = tablet.context().browser();
  if (browser === null) throw new Error('the tablet has no browser');
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await bare.newPage();
  const titles: string[] = [];
  for (const { language, address } of addresses) {
    await page.goto(`${tablet.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reading = await read(page);
    expect(reading, address).toMatchObject({
      language,
      mainHeadings: 1,
      leaps: [],
      order: ['header', 'main', 'footer'],
      firstLink: '#content',
      outOfOrder: [],
      leftOpen: null,
    });
    expect(reading.words, address).toBeGreaterThan(60);
    titles.push(reading.title);
  }
  expect(new Set(titles).size).toBe(addresses.length);

  // The landing page as a visitor uses it: everything visible, answers that open, links that work.
  await page.goto(tablet.origin);
  await expect(page.getByText('Tevreden of uw geld terug')).toBeVisible();
  await expect(page.locator('#prijzen').getByRole('article')).toHaveCount(6);
  await expect(page.getByLabel('Volledige naam')).toBeVisible();
  await page.getByText('Hoe betaal ik?').click();
  await expect(page.getByText('U betaalt na het bezoek, via Madelief.')).toBeVisible();
  await page.getByRole('link', { name: 'Bekijk de prijzen' }).click();
  await expect(page.getByRole('heading', { name: 'Wat kost het?' })).toBeInViewport();
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`${tablet.origin}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help at home, from a student near you');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/en/algemene-voorwaarden`);
  await page.locator('details#betalen summary').click();
  await expect(page.locator('details#betalen')).toContainText('within 14 days');
  const unknown = await page.goto(`${tablet.origin}/bestaat-niet`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oeps! De pagina die u zoekt bestaat niet.');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${tablet.origin}/`);
  await bare.close();
});

/** Records the prerendered page before any script runs, and every layout shift from then on. */
function recordHydration(): void {
  const isPart = (element: Element) => !['STYLE', 'SCRIPT', 'TEMPLATE', 'LINK'].includes(element.tagName);
  const textOf = () => {
    const copy = document.querySelector('#root')?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const each of copy.querySelectorAll('style, script, template')) each.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  };
  const recorded = { parts: [] as Element[], text: '', title: '', shift: 0 };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    recorded.parts = [...document.querySelectorAll('#root *')].filter(isPart);
    recorded.text = textOf();
    recorded.title = document.title;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') recorded.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    hydrationReport: () => ({
      parts: recorded.parts.length,
      replaced: recorded.parts.filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 80)),
      before: recorded.text,
      after: textOf(),
      titles: [recorded.title, document.title],
      shift: recorded.shift,
    }),
  });
}

interface HydrationReport {
  readonly parts: number;
  readonly replaced: readonly string[];
  readonly before: string;
  readonly after: string;
  readonly titles: readonly string[];
  readonly shift: number;
}

test('every public page hydrates without a flash, a shift or a warning, in both languages', async ({ device }) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  // A font that arrives after the first view moves its text a little. How late it comes depends on the machine: from here on
  // it is in the cache, and what moves is moved by the hydration.
  await page.goto(`${phone.origin}/`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.addInitScript(recordHydration);
  for (const { address } of addresses) {
    await page.goto(`${phone.origin}${address}`, { waitUntil: 'load' });
    await untilHydrated(page, 'main a, main form, footer a');
    const seen = await page.evaluate(() =>
      (window as unknown as { hydrationReport: () => HydrationReport }).hydrationReport(),
    );
    expect(seen.parts, address).toBeGreaterThan(50);
    expect(seen.replaced, address).toEqual([]);
    expect(seen.after, address).toBe(seen.before);
    expect(new Set(seen.titles).size, seen.titles.join(' → ')).toBe(1);
    expect(seen.shift, address).toBeLessThan(0.02);
  }
});

// spec: 2.routes.not-found
test('an unknown address is answered with 404 and a page in the language of the address', async ({ device }) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  await withoutWorker(page);
  phone.expectConsoleError(/status of 404/);
  for (const { address, title, home } of [
    { address: '/bestaat-niet', title: 'Oeps! De pagina die u zoekt bestaat niet.', home: '/' },
    { address: '/en/no-such-page', title: 'Oops! The page you are looking for does not exist.', home: '/en' },
  ]) {
    const answer = await page.goto(`${phone.origin}${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`${phone.origin}${home}`);
  }
});

test('input before hydration takes effect: a language, the last button, an amount', async ({ device }) => {
  const phone = await device({ width: 360, height: 740 });
  const page = phone.page();
  const arrive = await delayScripts(page);
  await page.goto(`${phone.origin}/winwin`, { waitUntil: 'commit' });
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`${phone.origin}/en/winwin`);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'madelief.language': 'en' });
  await page.goto(`${phone.origin}/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${phone.origin}/en`);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Sign up for Madelief' })).toBeVisible({ timeout: 30_000 });

  const later = await phone.newPage();
  const arriveLater = await delayScripts(later);
  await later.goto(`${phone.origin}/en/winwin`, { waitUntil: 'commit' });
  await later.getByRole('textbox', { name: 'How much would you like to lend?' }).fill('2000');
  await later.getByRole('button', { name: 'Calculate' }).click();
  arriveLater();
  await expect(later.getByRole('heading', { name: /^If you lend .*2[.,]000/ })).toBeVisible({ timeout: 30_000 });
  await expect(later.getByRole('textbox', { name: 'How much would you like to lend?' })).toHaveValue('2000');
});

for (const route of ['/', '/winwin'] as const) {
  test(`${route} stays as it was drawn when it comes to life, though its font has arrived meanwhile`, async ({
    device,
  }) => {
    const visitor = await device({ width: 360, height: 740 });
    const page = visitor.page();
    let sendFont = () => {};
    const drawn = new Promise<void>((resolve) => {
      sendFont = resolve;
    });
    await page.route('**/fonts/*.woff2', async (request) => {
      await drawn;
      await request.continue();
    });
    await page.goto(visitor.origin + route, { waitUntil: 'domcontentloaded' });
    // The browser waits for an optional font for a tenth of a second.
    await page.waitForTimeout(500);
    const arrived = page.waitForResponse('**/fonts/*.woff2');
    sendFont();
    await (await arrived).finished();
    await page.waitForLoadState('load');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await untilHydrated(page, 'main h1');
    // What React draws in the next frames.
    await page.waitForTimeout(500);
    expect(await height()).toBe(before);
  });
}
