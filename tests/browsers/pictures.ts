import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hrefs } from '#app/paths.ts';
import { dashboardTabs } from '#app/senior/dashboard-tabs.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { publicHrefsIn } from '#i18n/public-routes.ts';
import { maria, seedPassword } from '#local/seed/accounts.ts';
import { tabletViewport, type Viewport } from '#tests/browser/device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { type EngineDevice, withDevice } from './device.ts';
import { chromium } from './engines/chromium.ts';
import type { Engine } from './engines/engine.ts';
import type { Screen } from './engines/screen.ts';
import { signIn } from './steps.ts';
import { until } from './until.ts';

const viewports: readonly Viewport[] = [{ width: 360, height: 740 }, tabletViewport];

const beforeSigningIn = [
  ...publicHrefsIn(defaultLanguage),
  hrefs.login(),
  hrefs.registration(),
  hrefs.resetPassword(),
  hrefs.review(),
  hrefs.install(),
];

const afterSigningIn = [...dashboardTabs.map(hrefs.dashboard), hrefs.settings()];

const fileOf = (engine: Engine, address: string, { width }: Viewport) =>
  `${engine.name}/${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`;

/** What turns for ever says that something is being loaded. */
const isComplete = `document.querySelector('h1') !== null &&
  document.getAnimations().every((each) => each.effect.getComputedTiming().iterations !== Infinity)`;

/** Until its texts, typeface and data are there: nothing changes between two looks. */
async function untilDrawn(screen: Screen): Promise<void> {
  let before = '';
  await until('the screen is drawn', async () => {
    const now = String(await screen.evaluate('document.fonts.ready.then(() => document.body.innerText)'));
    const isSteady = now !== '' && now === before && (await screen.evaluate(isComplete)) === true;
    before = now;
    return isSteady;
  });
}

async function picture(device: EngineDevice, engine: Engine, addresses: readonly string[], folder: string) {
  for (const viewport of viewports) {
    const screen = device.screen();
    await screen.resize(viewport);
    for (const address of addresses) {
      await screen.open(`${device.origin}${address}`);
      await untilDrawn(screen);
      await writeFile(path.join(folder, fileOf(engine, address, viewport)), await screen.picture());
    }
  }
}

function pageOf(engines: readonly Engine[]): string {
  const rows = [...beforeSigningIn, ...afterSigningIn].flatMap((address) =>
    viewports.map((viewport) => {
      const cells = engines.map(
        (engine) => `<td><img src="${fileOf(engine, address, viewport)}" alt="${engine.title}">`,
      );
      return `<tr><th colspan="${engines.length}">${address}, ${viewport.width} px<tr>${cells.join('')}`;
    }),
  );
  const titles = engines.map(({ title }) => `<th>${title}`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Every screen in every engine</title>
<style>img { width: 30vw; border: 1px solid } td { vertical-align: top }</style>
<table><tr>${titles}${rows.join('\n')}</table>\n`;
}

/** Pictures of every screen in these engines beside Chromium's. @returns the page that shows them. */
export async function takePictures(others: readonly Engine[], firebase: TestFirebase, folder: string): Promise<string> {
  const engines = [chromium, ...others];
  for (const engine of engines) {
    await rm(path.join(folder, engine.name), { recursive: true, force: true });
    await mkdir(path.join(folder, engine.name), { recursive: true });
    await withDevice(engine, firebase.ports, async (device) => {
      await picture(device, engine, beforeSigningIn, folder);
      await device.screen().resize(tabletViewport);
      await signIn(device, { email: maria.email, password: seedPassword });
      await picture(device, engine, afterSigningIn, folder);
    });
  }
  const page = path.join(folder, 'index.html');
  await writeFile(page, pageOf(engines));
  return page;
}
