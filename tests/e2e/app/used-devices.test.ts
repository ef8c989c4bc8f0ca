import type { Device } from '#tests/browser/device.ts';
import { openEmptyPage } from '#tests/browser/empty-page.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { letWorkerRegister } from '#tests/browser/late-worker.ts';
import { signIn, signInAndCache } from '../steps.ts';

/** What a test may leave that is neither of the app nor of a person. */
async function leaveTraces({ page, context, network, origin }: Device): Promise<void> {
  await page().evaluate(async () => {
    sessionStorage.setItem('left', 'yes');
    document.cookie = 'left=yes';
    await caches.open('left');
  });
  await context().grantPermissions(['geolocation'], { origin });
  await context().setOffline(true);
  await page().route('**/dashboard', (route) => route.abort());
  void network.cutNext('app', /./, 'before');
  network.cut();
}

/** The same of the device that has it next. */
async function tracesOn(device: Device): Promise<unknown> {
  await openEmptyPage(device.page(), device.origin);
  return device.page().evaluate(async () => ({
    stored: { ...sessionStorage },
    cookies: document.cookie,
    cache: await caches.has('left'),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
    // The empty page takes the place of the one that the device was left at.
    visited: history.length,
  }));
}

const none = { stored: {}, cookies: '', cache: false, permission: 'prompt', isOnline: true, visited: 1 };

test('a device that was used has nothing of the test before, and a network', async ({ emptyDevices, person }) => {
  const hortense = await person({ user: { first_name: 'Hortense' } });
  const before = await emptyDevices.open({ width: 360, height: 740 });
  const left = await signIn(before, hortense);
  await expect.poll(() => storagePlacesWith(left, ['Hortense'])).not.toEqual([]);
  await before.newPage();
  await leaveTraces(before);
  await before.close();

  const after = await emptyDevices.open();
  expect(after.page()).toBe(before.page());
  expect(after.context().pages()).toEqual([after.page()]);
  expect(after.page().viewportSize()).toEqual({ width: 820, height: 1180 });
  expect(await tracesOn(after)).toEqual(none);
  expect(await storagePlacesWith(after.page(), ['Hortense', hortense.uid])).toEqual([]);
  const page = await signIn(after, await person());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  expect(after.complaints()).toEqual([]);
  await after.close();
});

test('a device with the app installed has nothing of the test before, and a network', async ({
  installedDevices,
  person,
}) => {
  const hortense = await person({ user: { first_name: 'Hortense' } });
  const before = await installedDevices.open();
  const left = await signInAndCache(before, hortense);
  await expect.poll(() => storagePlacesWith(left, ['Hortense'])).not.toEqual([]);
  await leaveTraces(before);
  await before.close();

  const after = await installedDevices.open();
  expect(after.page()).toBe(before.page());
  expect(await tracesOn(after)).toEqual(none);
  expect(await storagePlacesWith(after.page(), ['Hortense', hortense.uid])).toEqual([]);
  const page = await signIn(after, await person());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(after.complaints()).toEqual([]);
  await after.close();
});

const changes: Readonly<Record<string, (device: Device) => Promise<unknown>>> = {
  'a script in every page': (device) => device.page().addInitScript(() => undefined),
  'a clock of its own': (device) => device.page().clock.setFixedTime('2025-05-20T12:00:00+02:00'),
  'another medium': (device) => device.page().emulateMedia({ media: 'print' }),
  'a listener': async (device) => device.page().on('request', () => undefined),
  'a service worker': async (device) => {
    await device.page().goto(`${device.origin}/instellingen`);
    await letWorkerRegister(device.page());
    await device.page().evaluate(() => navigator.serviceWorker.ready);
  },
  'no page': (device) => device.page().close(),
};

for (const [change, make] of Object.entries(changes)) {
  test(`a device that a test has left with ${change} is not used again`, async ({ emptyDevices }) => {
    const before = await emptyDevices.open();
    await make(before);
    await before.close();
    const after = await emptyDevices.open();
    expect(after.context()).not.toBe(before.context());
    await after.close();
  });
}
