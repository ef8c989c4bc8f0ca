import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { openSettings, signInAndCache, signIn, workerIsReady } from '../steps.ts';

const html = (page: Page) => page.locator('html');
const rootFontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The transitions that a change of the text size begins, on a device that is set to less motion. */
async function transitionsOfLargerText(page: Page): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const begun = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '40px';
    const { length } = document.getAnimations();
    style.removeProperty('font-size');
    return length;
  });
  await page.emulateMedia({ reducedMotion: null });
  return begun;
}

/** The attributes of <html> and the text size in each of the first frames. */
async function watchFirstFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { firstFrames: frames });
    const recordFrame = () => {
      const { documentElement: root } = document;
      const size = root.dataset['textSize'] ?? 'none';
      const contrast = root.dataset['contrast'] ?? 'none';
      // Nothing is painted before there is a body.
      if (document.body) frames.push([root.lang, size, contrast, getComputedStyle(root).backgroundColor].join(' '));
      if (frames.length < 60) requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  return () => page.evaluate(() => [...new Set((globalThis as unknown as { firstFrames: string[] }).firstFrames)]);
}

test('larger text, high contrast and English apply at once, and survive a restart without a network', async ({
  killableDevice,
}) => {
  const tablet = await killableDevice();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  await workerIsReady(page);
  await openSettings(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tekst en kleur');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await rootFontSize(page)).toBe(16);
  // What people read to us on the telephone; the commit comes with a deployment (build/version.test.ts).
  await expect(page.getByText(/^Versie \d+\.\d+\.\d+/)).toBeVisible();

  const sample = page.getByText('Zij helpt u in de tuin.');
  const heightBefore = (await sample.boundingBox())?.height ?? 0;
  for (const [name, size] of [
    [/^Iets groter/, 20],
    [/^Groot/, 24],
    [/^Heel groot/, 32],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(() => rootFontSize(page)).toBe(size);
    await expect(page.getByRole('radio', { checked: true }).first()).toBeInViewport({ ratio: 1 });
  }
  expect((await sample.boundingBox())?.height ?? 0).toBeGreaterThan(heightBefore * 1.9);
  expect(await transitionsOfLargerText(page), 'for one who wants no motion').toBe(0);

  await page.getByRole('radio', { name: /Sterke kleuren/ }).check();
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
  await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)');
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text and colour');

  tablet.expectNetworkFailures();
  tablet.network.cut();
  // Unlike a dead battery: a browser may take seconds to write such a setting to disk.
  const again = await tablet.switchOffAndOn();
  const firstFrames = await watchFirstFrames(again);
  await again.goto(`${tablet.origin}/instellingen`);
  await expect(again.getByRole('radio', { name: /Very large/ })).toBeChecked();
  await expect(again.getByRole('radio', { name: /Strong colours/ })).toBeChecked();
  await expect(again.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(await firstFrames()).toEqual(['en 200 more rgb(255, 255, 255)']);
  expect(await rootFontSize(again)).toBe(32);

  await again.getByRole('radio', { name: /Normal/ }).check();
  await again.getByRole('radio', { name: /Soft colours/ }).check();
  await expect.poll(() => rootFontSize(again)).toBe(16);
  await expect(html(again)).not.toHaveAttribute('data-contrast', 'more');
  await again.getByRole('button', { name: 'Done' }).click();
  await expect(again).toHaveURL(`${tablet.origin}/en`);
});

test('the settings are one step away on every screen, and leaving them restores the screen and its form', async ({
  device,
  installedDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await installedDevice();
  const page = await signInAndCache(tablet, maria);
  await page.getByLabel(/^Opmerkingen/).fill('De bel is stuk.');
  await openSettings(page);
  await page.getByRole('radio', { name: /^Groot/ }).check();
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=request-service`);
  await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('De bel is stuk.');
  await expect(html(page)).toHaveAttribute('data-text-size', '150');

  const staff = await person({ user: { role: 'admin' }, profile: false });
  const computer = await device({ width: 1280, height: 800 });
  const admin = await signIn(computer, staff, '/admin');
  await openSettings(admin);
  await expect(admin).toHaveURL(`${computer.origin}/instellingen`);
});

test('the other tabs of the device follow, and so does a device that itself requests more contrast', async ({
  device,
}) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(`${tablet.origin}/login`);
  const other = await tablet.newPage();
  await other.goto(`${tablet.origin}/instellingen`);
  await other.getByRole('radio', { name: /Heel groot/ }).check();
  await other.getByRole('radio', { name: /Sterke kleuren/ }).check();
  await other.getByRole('radio', { name: 'English' }).check();
  await expect(html(page)).toHaveAttribute('data-text-size', '200');
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');

  const second = await device();
  const wishful = second.page();
  await wishful.emulateMedia({ contrast: 'more' });
  const firstFrames = await watchFirstFrames(wishful);
  await wishful.goto(`${second.origin}/instellingen`);
  await expect(wishful.getByRole('radio', { name: /Sterke kleuren/ })).toBeChecked();
  expect(await firstFrames()).toEqual(['nl none more rgb(255, 255, 255)']);
  await wishful.emulateMedia({ contrast: 'no-preference' });
  await expect(wishful.getByRole('radio', { name: /Zachte kleuren/ })).toBeChecked();
  await wishful.emulateMedia({ contrast: 'more' });
  await expect(wishful.getByRole('radio', { name: /Sterke kleuren/ })).toBeChecked();
  await wishful.getByRole('radio', { name: /Zachte kleuren/ }).check();
  await expect(html(wishful)).not.toHaveAttribute('data-contrast', 'more');
});
