import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import {
  afterDoubleTapWindow,
  chooseLanguage,
  openDisplayMenu,
  openMore,
  signInAndCache,
  signIn,
  workerIsReady,
} from '../steps.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const views = [
  { tab: '', link: 'Dashboard', heading: 'Welkom, Maria' },
  { tab: '?tab=request-service', link: 'Dienst Aanvragen', heading: 'Dienst Aanvragen' },
  { tab: '?tab=chat-help', link: 'Chat Hulp', heading: 'Chat met Madelief' },
  { tab: '?tab=credits', link: 'Credits', heading: 'Credits Beheer' },
  { tab: '?tab=messages', link: 'Berichten', heading: 'Berichten' },
  { tab: '?tab=circle', link: 'Wie mag helpen?', heading: 'Wie mag helpen regelen?' },
  { tab: '?tab=profile', link: 'Mijn Profiel', heading: 'Persoonlijke Informatie' },
  { tab: '?tab=my-requests', link: 'Mijn Aanvragen', heading: 'Mijn Aanvragen' },
] as const;

// spec: 2.routes.not-found 2.dashboard.tab-parameter 2.dashboard.navigation-state 2.dashboard.view-overview
// spec: 2.dashboard.view-request-form 2.dashboard.view-my-requests 2.dashboard.view-credits 2.overview.welcome
// spec: 2.credits.title 8.new-password.not-found
test('each view has its address, its title and its heading, which gets the focus', async ({
  installedDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  for (const { tab, link, heading } of [...views, views[0]]) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`${tablet.origin}/dashboard${tab}`);
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(`${heading} | Madelief`);
    await expect(page.locator('nav [aria-current=page]')).toHaveText(link, { useInnerText: true });
  }
  await page.goBack();
  await expect(title(page)).toHaveText('Mijn Aanvragen');

  for (const { tab, heading } of views) {
    await page.goto(`${tablet.origin}/dashboard${tab}`);
    await expect(title(page)).toHaveText(heading);
    // Opening the app starts at the top of the page.
    await expect(title(page)).not.toBeFocused();
  }
  for (const unknown of ['admin', 'overview', '__proto__', '']) {
    await page.goto(`${tablet.origin}/dashboard?tab=${unknown}`);
    await expect(title(page)).toHaveText('Welkom, Maria');
  }

  // A page that navigates here may select the view without a parameter in the address.
  for (const [tab, heading] of [
    ['my-requests', 'Mijn Aanvragen'],
    [['my-requests'], 'Welkom, Maria'],
    ['constructor', 'Welkom, Maria'],
  ] as const) {
    await page.goto(`${tablet.origin}/dashboard`);
    await page.evaluate((preset) => history.replaceState({ usr: { tab: preset }, key: 'preset', idx: 0 }, ''), tab);
    await page.reload();
    await expect(title(page)).toHaveText(heading);
  }

  // The server itself answers 404, also through the service worker.
  tablet.expectConsoleError(/status of 404/);
  expect((await page.goto(`${tablet.origin}/geen-pagina`))?.status()).toBe(404);
  await expect(title(page)).toHaveText('Oeps! De pagina die u zoekt bestaat niet.');
  await expect(page).toHaveTitle('Deze pagina bestaat niet | Madelief');
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/`);
});

test('"Bel ons" is in the same place on every screen, and the chosen language stays', async ({
  installedDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria);
  await workerIsReady(page);
  tablet.expectConsoleError(/status of 404/);
  const paths = ['/', '/installeren', '/instellingen', '/geen-pagina', ...views.map(({ tab }) => `/dashboard${tab}`)];
  const places = async (name: RegExp) => {
    const found: unknown[] = [];
    for (const path of paths) {
      await page.goto(`${tablet.origin}${path}`);
      await expect(title(page)).toBeVisible();
      // The app takes over from what it last showed.
      await expect(page.locator('#kept')).toHaveCount(0);
      const call = page.getByRole('banner').getByRole('link', { name });
      await expect(call).toHaveAttribute('href', /^tel:\+32\d+$/);
      await expect(call).toBeInViewport({ ratio: 1 });
      const box = await call.boundingBox();
      found.push([Math.round(box?.x ?? -1), Math.round(box?.y ?? -1)]);
    }
    return found;
  };
  const inDutch = await places(/^Bel ons 03 200 00 00/);
  expect(new Set(inDutch.map(String)).size).toBe(1);

  await chooseLanguage(page, 'English');
  await expect(title(page)).toHaveText('My requests');
  await expect(page).toHaveTitle('My requests | Madelief');
  const inEnglish = await places(/^Call us 03 200 00 00/);
  expect(new Set(inEnglish.map(String)).size).toBe(1);
  await page.reload();
  await expect(title(page)).toHaveText('My requests');
  const again = await tablet.newPage();
  await again.goto(`${tablet.origin}/dashboard`);
  await expect(title(again)).toHaveText('Welcome, Maria');
  await expect(again.locator('html')).toHaveAttribute('lang', 'en');
  await openDisplayMenu(again);
  await expect(again.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await chooseLanguage(again, 'Nederlands');
  await expect(title(again)).toHaveText('Welkom, Maria');
});

// spec: 2.dashboard.side-menu 4.forms.menu-states 9.limits.side-menu
test('the menu is 256 or 80 px wide on a tablet, always with labels, and a bar below on a phone', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // Including the line between the menu and the view.
  const width = async () => Math.round((await menu.locator('..').boundingBox())?.width ?? 0);
  const words = [
    'Dashboard',
    'Dienst Aanvragen',
    'Chat Hulp',
    'Mijn Aanvragen',
    'Credits',
    'Berichten',
    'Wie mag helpen?',
    'Mijn Profiel',
  ];
  expect(await width()).toBe(256);
  await page.getByRole('button', { name: 'Menu smaller' }).click();
  await expect.poll(width).toBe(80);
  await page.reload();
  await expect.poll(width).toBe(80);
  await expect(menu.getByRole('link')).toHaveText(words, { useInnerText: true });
  await expect(menu.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu breder' }).click();
  await expect.poll(width).toBe(256);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(width).toBe(360);
  const box = await menu.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  // Less frequent entries are behind the last of the five.
  const more = menu.getByRole('button', { name: 'Meer' });
  await expect(menu.getByRole('link')).toHaveCount(4);
  for (const word of words.slice(0, 4))
    await expect(menu.getByRole('link', { name: word })).toBeInViewport({ ratio: 1 });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  for (const word of words) await expect(menu.getByRole('link', { name: word })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(menu.getByRole('link')).toHaveCount(4);
  await menu.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(title(page)).toHaveText('Dienst Aanvragen');
  await page.getByRole('button', { name: 'Controleren en verzenden' }).scrollIntoViewIfNeeded();
  await expect(title(page)).not.toBeInViewport();
  await menu.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  // A view starts at its top, whatever the scroll position of the last one.
  await expect(title(page)).toHaveText('Mijn Aanvragen');
  await expect(title(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await openMore(page);
  await menu.getByRole('button', { name: 'Uitloggen' }).click();
  const question = page.getByRole('dialog', { name: 'Wilt u uitloggen?' });
  await expect(question).toBeVisible();
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(menu.getByRole('button')).toHaveText(['Meer']);
});
