import { thanks as thanksEn } from '#i18n/en/thanks.ts';
import { winwin as winwinEn } from '#i18n/en/winwin.ts';
import { thanks as thanksNl } from '#i18n/nl/thanks.ts';
import { winwin as winwinNl } from '#i18n/nl/winwin.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { expect } from '../../fixtures.ts';
import type { Look } from '../screens.ts';
import { workerIsReady } from '../../steps.ts';
import { inEveryLanguage, type Language, publicHrefIn, words } from '../../texts.ts';

const pageWords = inEveryLanguage({ thanks: thanksNl, winwin: winwinNl }, { thanks: thanksEn, winwin: winwinEn });

async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
}

/** The public text pages, in every state. */
export async function visitPublicText(device: Device, language: Language, look: Look): Promise<void> {
  const page = device.page();
  const { common } = words[language];
  const { thanks, winwin } = pageWords[language];
  const open = async (name: 'terms' | 'privacy' | 'accessibility' | 'invest' | 'thanks') => {
    await page.goto(`${device.origin}${publicHrefIn(publicPaths[name], language)}`);
    await workerIsReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  device.expectConsoleError(/status of 404/);
  await page.goto(`${device.origin}${publicHrefIn('/no-such-page', language)}`);
  await expect(page.getByRole('heading', { name: common['not-found-title'] })).toBeVisible();
  await look(page, 'not found');
  await open('terms');
  await openAll(page);
  await look(page, 'terms, open');
  await open('privacy');
  await openAll(page);
  await look(page, 'privacy policy, open');
  await open('accessibility');
  await look(page, 'accessibility statement');
  await open('thanks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.title);
  await look(page, 'thanks');
  await open('invest');
  await openAll(page);
  await page.getByLabel(winwin['amount-label']).fill('10');
  await page.getByRole('button', { name: winwin.calculate }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  // Scrolled far enough for the contact bar to appear.
  await expect(page.getByRole('region', { name: winwin['bar-label'] })).toBeVisible();
  await look(page, 'investors, open, with an amount that is too small, and the bar');
}
