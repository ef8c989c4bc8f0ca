/**
 * Takes the screenshots of the manifest and the pictures of staff's help: `node scripts/take-screenshots.ts`, while
 * `npm start -- --fresh` runs. `node scripts/take-screenshots.ts quote audit` takes only those pictures of the help. They are
 * committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inProject } from '#build/project.ts';
import { helpPicturePath, helpChapters, helpPictureSize } from '#domain/staff/help-chapters.ts';
import { session as sessionEn } from '#i18n/en/session.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { session as sessionNl } from '#i18n/nl/session.ts';
import { maria, nele, type SeedAccount, seedPassword, staf } from '#local/seed/accounts.ts';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { type Desk, helpShots, wordsIn } from './screenshots/help-shots.ts';

const origin = process.env['MADELIEF_ORIGIN'] ?? 'http://localhost:5000';
const loginTexts = { nl: sessionNl, en: sessionEn } as const;

const manifestShots = [
  { file: 'narrow.png', width: 360, height: 740, scale: 2, path: '/dashboard?tab=request-service' },
  { file: 'wide.png', width: 1280, height: 800, scale: 1, path: '/dashboard?tab=my-requests' },
];

interface Visit {
  readonly account: SeedAccount;
  readonly path: string;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A signed-in page at an address, in a profile of its own. */
async function signedIn(browser: Browser, visit: Visit): Promise<Page> {
  const { account, path: address, language, width, height, scale } = visit;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => localStorage.setItem('madelief.language', chosen), language);
  const page = await context.newPage();
  const texts = loginTexts[language];
  await page.goto(`${origin}${address}`);
  await page.getByLabel(texts.email).fill(account.email);
  await page.getByLabel(texts.password, { exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await page.waitForURL(`**${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Data that polls bring, and pictures, are there after it. */
const settled = (page: Page) => page.waitForTimeout(1_000);

async function takeManifestShots(browser: Browser): Promise<void> {
  await mkdir(inProject('public', 'screenshots'), { recursive: true });
  for (const { file, ...where } of manifestShots) {
    const page = await signedIn(browser, { account: maria, language: 'nl', ...where });
    await page.locator('article, [role=radio], input[type=radio]').first().waitFor();
    await settled(page);
    await page.screenshot({ path: inProject('public', 'screenshots', file) });
    await page.context().close();
  }
}

async function openDesk(browser: Browser, account: SeedAccount, language: Language): Promise<Desk> {
  const page = await signedIn(browser, { account, language, path: '/admin', scale: 1, ...helpPictureSize });
  return {
    page,
    words: wordsIn(language),
    async open(address) {
      await page.goto(`${origin}${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  };
}

/** As WebP, a quarter of a PNG; Playwright itself writes none. */
async function writeWebp(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}

async function takeHelpPictures(browser: Browser, names: readonly string[]): Promise<void> {
  const wanted = helpChapters.filter((picture) => names.length === 0 || names.includes(picture));
  for (const language of languages) {
    for (const picture of wanted) {
      const desk = await openDesk(browser, staf, language);
      const opened = [desk];
      const colleague = async () => {
        const other = await openDesk(browser, nele, language);
        opened.push(other);
        return other;
      };
      await helpShots[picture]({ desk, colleague });
      await settled(desk.page);
      await writeWebp(desk.page, inProject('public', helpPicturePath(picture, language)));
      await Promise.all(opened.map(({ page }) => page.context().close()));
      console.log(helpPicturePath(picture, language));
    }
  }
}

const names = process.argv.slice(2);
const browser = await launchChromium();
try {
  if (names.length === 0) await takeManifestShots(browser);
  await takeHelpPictures(browser, names);
} finally {
  await browser.close();
}
