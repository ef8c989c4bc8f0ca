import type { Page } from 'playwright-core';
import type { Device } from '#tests/browser/device.ts';
import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitPublicText } from './public/screens-public-text.ts';
import type { Language } from '../texts.ts';

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  // spec: security.privacy-statement
  test(`axe and the size checks find nothing in the public text pages, in ${language}`, async ({ device }) => {
    const { look, findings } = inspectScreens();
    await visitPublicText(await device(), language, look);
    expect(findings).toEqual([]);
  });
}

async function openLogin(tablet: Device): Promise<Page> {
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('the inspection finds pale text, and text that is far too pale, in the language in which it is shown', async ({
  device,
}) => {
  const page = await openLogin(await device());
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[lang=nl] main label { color: #bbb } [lang=en] main a { color: #6b6b6b }');
    document.adoptedStyleSheets = [sheet];
  });
  const { lookInBoth, findings } = inspectScreens();
  await lookInBoth(page, 'login');
  const found = findings.map((finding) => finding.split(' ').slice(0, 4).join(' '));
  expect(new Set(found)).toEqual(new Set(['login, in nl: color-contrast:', 'login, in en: color-contrast-enhanced:']));
});

test('what was examined is examined again once it differs, and an equal state has no further finding', async ({
  device,
}) => {
  const page = await openLogin(await device());
  const { look, findings } = inspectScreens();
  await look(page, 'login');
  await page
    .locator('main label')
    .first()
    .evaluate((label) => label.style.setProperty('color', '#bbb'));
  await look(page, 'login with a pale label');
  expect(findings).toEqual([expect.stringContaining('login with a pale label: color-contrast: ')]);
  await look(page, 'the same again');
  expect(findings).toHaveLength(1);
});

test('what was closed when its page was examined is examined once it is open, also a heading in a known part', async ({
  device,
}) => {
  const page = await openLogin(await device());
  await page.evaluate(() => {
    const make = (name: string, ...content: readonly (string | Element)[]) => {
      const element = document.createElement(name);
      element.append(...content);
      return element;
    };
    const words = 'Wij bellen u terug op een dag die u past. '.repeat(10);
    const pale = make('li', make('span', words));
    pale.style.color = '#bbb';
    const title = make('h3', 'Titel');
    title.id = 'between';
    const known = make('section', make('p', words), make('h4', 'Onder een titel'));
    const closed = make('details', make('summary', 'Meer'), make('ul', pale));
    document.querySelector('main')?.append(make('h2', 'Hulp'), title, known, closed);
  });
  const { look, findings } = inspectScreens();
  const ofAxe = () => findings.filter((finding) => /: (?:color-contrast|heading-order): /.test(finding));
  await look(page, 'closed');
  expect(ofAxe()).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('main details')?.toggleAttribute('open', true);
    document.querySelector('#between')?.remove();
  });
  await look(page, 'open');
  expect(ofAxe()).toEqual([
    expect.stringContaining('open: color-contrast: '),
    expect.stringContaining('open: heading-order: '),
  ]);
});
