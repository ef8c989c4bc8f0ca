import { axeFindings } from '../accessibility/measure-page.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { answerDialog, chooseLanguage, enterCredentials, signInAndCache, workerIsReady, signIn } from '../steps.ts';
import { keptViews, openHeld, releaseApp, shifts, viewIsKept } from './view-steps.ts';

test('without a network, after a crash, the dashboard is there before any script, and comes alive in its place', async ({
  killableDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const first = await signInAndCache(tablet, maria);
  await first.goto(`${tablet.origin}/dashboard`);
  await viewIsKept(first, '/dashboard', 'Welkom, Maria');
  const [kept = ''] = Object.values(await keptViews(first)).map((view) => JSON.stringify(view));
  const { 'firebaseLocalStorageDb/firebaseLocalStorage': session = '' } = await readBrowserStorage(first);
  for (const [, token = ''] of session.matchAll(/"(?:accessToken|refreshToken)":"([^"]+)"/g)) {
    expect(token.length).toBeGreaterThan(20);
    expect(kept).not.toContain(token);
  }
  tablet.expectNetworkFailures();
  await tablet.die();
  tablet.network.cut();

  const page = await tablet.restart();
  const answer = await openHeld(tablet, page, '/dashboard');
  expect(answer).toContain('<div id="kept"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await expect(page).toHaveTitle('Welkom, Maria | Madelief');
  await expect(page.locator('#root')).toBeEmpty();
  // The browser reports a frame some time after it is drawn.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);

  const link = page.getByRole('link', { name: 'Mijn Aanvragen' });
  await tabTo(page, link);
  await releaseApp(page);
  expect(await shifts(page)).toBe(0);
  await expect(link).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
});

test('a button that is pressed before the app is alive is pressed then; where its card has changed, the person is told', async ({
  installedDevice,
  person,
}) => {
  const tablet = await installedDevice({ width: 360, height: 740 });
  const page = await signIn(tablet, await person());
  await workerIsReady(page);
  await viewIsKept(page, '/dashboard', 'Welkom, Maria');
  await openHeld(tablet, page, '/dashboard');
  const ask = page.getByRole('button', { name: 'Nieuwe dienst aanvragen' });
  await ask.scrollIntoViewIfNeeded();
  await ask.click();
  await expect(ask).toHaveAttribute('aria-busy', 'true');
  await releaseApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienst Aanvragen');

  await openHeld(tablet, page, '/dashboard');
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('#kept h2')) {
      if (text.textContent === 'Kunnen wij u ergens mee helpen?') text.textContent = 'Iets anders';
    }
  });
  await ask.click();
  await releaseApp(page);
  await expect(page.getByRole('status').filter({ hasText: 'Wilt u nog eens tikken?' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await ask.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienst Aanvragen');
});

test('another language gets no view of before, and a view of its own', async ({ installedDevice, person }) => {
  const tablet = await installedDevice();
  const page = await signIn(tablet, await person());
  await workerIsReady(page);
  await viewIsKept(page, '/dashboard', 'Welkom, Maria');
  await chooseLanguage(page, 'English');
  await viewIsKept(page, '/dashboard', 'Welcome, Maria');
  await openHeld(tablet, page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria');
  expect(await axeFindings(page)).toEqual([]);
  await releaseApp(page);
  await page.evaluate(() => localStorage.setItem('madelief.language', 'nl'));
  await openHeld(tablet, page, '/dashboard');
  await expect(page.locator('#kept')).toBeHidden();
  await releaseApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
});

// spec: security.breach-14
test('who signs out leaves no view behind, and who comes next sees none of it', async ({ installedDevice, person }) => {
  const maria = await person({ user: { first_name: 'Hortense' } });
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await page.goto(`${tablet.origin}/dashboard`);
  await viewIsKept(page, '/dashboard', 'Welkom, Hortense');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  expect(JSON.stringify(await readBrowserStorage(page))).not.toContain('Hortense');

  tablet.expectNetworkFailures();
  tablet.network.cut();
  const answer = await openHeld(tablet, page, '/dashboard');
  expect(answer).not.toContain('Hortense');
  await expect(page.locator('#kept')).toHaveCount(0);
  tablet.network.restore();

  await page.goto(`${tablet.origin}/login`);
  await releaseApp(page);
  await enterCredentials(page, jozef);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Jozef');
  await viewIsKept(page, '/dashboard', 'Welkom, Jozef');
  expect(JSON.stringify(await keptViews(page))).not.toContain('Hortense');
});
