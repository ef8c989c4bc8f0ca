import { pseudoLanguage as language } from '#build/pseudo-language/mark-texts.ts';
import { publicPaths } from '#i18n/public-routes.ts';
import { visitPublicForms } from '../accessibility/public/screens-public-forms.ts';
import { visitPublicText } from '../accessibility/public/screens-public-text.ts';
import { test } from '../accessibility/walk.ts';
import { expect } from '../fixtures.ts';
import { unmarkedTexts } from '../pseudo-site/unmarked-text.ts';
import { chooseLanguage } from '../steps.ts';
import { languageNames, publicHrefIn } from '../texts.ts';

test('a text that stands in no file of texts is found', async ({ walk: { device } }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await chooseLanguage(page, languageNames[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await unmarkedTexts(page, [])).toEqual([]);
  await page.evaluate(() => {
    document.title = 'Inloggen';
    const add = (name: string, values: Readonly<Record<string, string>>, text = '') => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
      element.textContent = text;
      document.querySelector('main')?.append(element);
    };
    add('p', {}, '12 uur');
    add('p', { lang: 'nl' }, 'In zijn eigen taal');
    add('button', { 'aria-label': 'Sluiten', title: 'Dicht' });
    add('input', { placeholder: 'Uw naam' });
    add('img', { alt: 'Een bloem' });
  });
  expect(await unmarkedTexts(page, [])).toEqual(['12 uur', 'Sluiten', 'Dicht', 'Uw naam', 'Een bloem', 'Inloggen']);
});

/** Public pages are documents for each language; the app's screens are looked at where they are inspected. */
test('the public pages have no text outside the files of texts', async ({ walk: { device, lookForUnmarked } }) => {
  const reader = await device();
  await reader.page().goto(`${reader.origin}${publicHrefIn(publicPaths.home, language)}`);
  await expect(reader.page().getByRole('heading', { level: 1 })).toBeVisible();
  await lookForUnmarked(reader.page(), 'landing');
  await visitPublicForms(await device(), language, lookForUnmarked);
  await visitPublicText(await device(), language, lookForUnmarked);
});
