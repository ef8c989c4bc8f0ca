import { expect, test } from '../fixtures.ts';
import { chooseLanguage, openSettings, signIn } from '../steps.ts';

test('test mode is shown on every screen for as long as the browser session lasts, and then ends', async ({
  killableDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = tablet.page();
  const notice = page.getByText('Testmodus');
  const visit = () => page.evaluate(() => sessionStorage.getItem('madelief.visit'));
  await page.goto(`${tablet.origin}/?utm_id=9`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await visit()).toBeNull();

  await page.goto(`${tablet.origin}/login?test=true&utm_source=folder&utm_campaign=lente&gclid=7`);
  await expect(notice).toBeVisible();
  const campaign = { utm_source: 'folder', utm_campaign: 'lente' };
  expect(JSON.parse((await visit()) ?? '')).toEqual({ test: true, utm: campaign });

  await signIn(tablet, maria);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Dienst Aanvragen' }).click();
  await expect(notice).toBeVisible();
  await page.goto(`${tablet.origin}/instellingen?test=false`);
  await expect(notice).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(page.getByText('Test mode')).toBeVisible();
  expect(JSON.parse((await visit()) ?? '')).toEqual({ test: true, utm: campaign });

  const later = await tablet.crashAndRestart();
  await later.goto(`${tablet.origin}/`);
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(later.getByText('Test mode')).toHaveCount(0);
});

test('test mode works in a browser that allows no storage', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get: forbidden });
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden });
  });
  await page.goto(`${tablet.origin}/installeren?test=true`);
  await expect(page.getByText('Testmodus')).toBeVisible();
  await openSettings(page);
  await expect(page.getByText('Testmodus')).toBeVisible();
  await page.getByRole('radio', { name: /Heel groot/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '200');
});
