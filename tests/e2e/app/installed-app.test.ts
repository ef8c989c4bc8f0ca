import { startDeployProxy } from '#tests/browser/deploy-proxy.ts';
import { startKillableDevice } from '#tests/browser/killable-device.ts';
import { expect, test } from '../fixtures.ts';
import { axeFindings, sizeFindings } from '../accessibility/measure-page.ts';
import { arrived, askForHelp, signInAndCache } from '../steps.ts';

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

const isUpdateWaiting = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.waiting != null;

test('is installable: the manifest lists existing icons in their declared sizes', async ({ device }) => {
  const tablet = await device();
  const page = tablet.page();
  await page.goto(tablet.origin);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ id: '/?app=madelief', lang: 'nl', display: 'standalone', start_url: '/dashboard' });
  expect(manifest.orientation).toBeUndefined();
  expect(manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)).toEqual([
    '/dashboard?tab=request-service',
    '/dashboard?tab=my-requests',
  ]);
  const purposes = new Set(manifest.icons.map((icon: ManifestImage) => `${icon.purpose} ${icon.sizes}`));
  for (const needed of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']) {
    expect(purposes).toContain(needed);
  }
  expect(new Set(manifest.screenshots.map((shot: ManifestImage) => shot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const pictures: ManifestImage[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut: { icons: ManifestImage[] }) => shortcut.icons),
  ];
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    pictures.map((picture) => picture.src),
  );
  for (const [index, picture] of pictures.entries()) {
    if (picture.sizes !== 'any') expect(sizes[index], picture.src).toBe(picture.sizes);
  }
});

test('opens without a network after a restart of the device, and shows the age of its data', async ({
  killableDevice,
  person,
}) => {
  const maria = await person();
  const tablet = await killableDevice();
  const page = await signInAndCache(tablet, maria);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Geen recente aanvragen')).toBeVisible();
  tablet.expectNetworkFailures();
  tablet.network.cut();
  const again = await tablet.crashAndRestart();
  await again.goto(`${tablet.origin}/dashboard`);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welkom, Maria');
  await expect(again.getByText(/Gegevens van .* om .* uur/).first()).toBeVisible();
});

test('Background Sync delivers with every window of the app closed', async ({ device, person, firebase }) => {
  const maria = await person();
  const tablet = await device();
  const page = await signInAndCache(tablet, maria);
  // Headless Chromium has the API but stores no registrations: this checks only that a sync is requested.
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { askedTags: asked });
    const { SyncManager } = window as unknown as {
      SyncManager: { prototype: { register(tag: string): Promise<void> } };
    };
    SyncManager.prototype.register = async (tag) => void asked.push(tag);
  });
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await askForHelp(page, { service: 'Boodschappen' });
  await expect(page.getByText('Uw aanvraag is bewaard')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { askedTags: string[] }).askedTags))
    .toContain('madelief-outbox');

  const blank = await tablet.newPage();
  const session = await tablet.context().newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(tablet.origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.close();
  tablet.network.restore();
  // The sync event that the browser would dispatch at a time of its choosing.
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: tablet.origin,
    registrationId,
    tag: 'madelief-outbox',
    lastChance: false,
  });
  await arrived(firebase, maria, 1);
});

// spec: offline.20
test('scenario 20: a deploy while a form is filled in loses nothing, and the new version is activated on request', async ({
  firebase,
  person,
}) => {
  const maria = await person();
  const server = await startDeployProxy(firebase.ports.app);
  const tablet = await startKillableDevice({ ...firebase.ports, app: server.port });
  try {
    const page = await signInAndCache(tablet, maria);
    await page.getByLabel(/^Opmerkingen/).fill('De hond is lief.');
    server.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(isUpdateWaiting)).toBe(true);
    const offer = page.getByRole('button', { name: 'Nu vernieuwen' });
    await expect(page.getByLabel(/^Opmerkingen/)).toHaveValue('De hond is lief.');
    await expect(offer).toHaveCount(0);

    // A chunk that was never loaded: the server no longer has its file, the device does.
    await page.getByRole('link', { name: 'Mijn Aanvragen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn Aanvragen');
    await expect(offer).toBeVisible();
    expect([...(await axeFindings(page)), ...(await sizeFindings(page))]).toEqual([]);
    expect(tablet.complaints()).toEqual([]);
  } finally {
    await tablet.close();
    await server.close();
  }
});
