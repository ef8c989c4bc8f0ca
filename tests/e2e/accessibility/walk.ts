import type { Page } from 'playwright-core';
import { pseudoLanguage } from '#build/pseudo-language/mark-texts.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aSeniorProfile } from '#tests/builders/senior-profile.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { type Device, tabletViewport, type Viewport } from '#tests/browser/device.ts';
import { DevicePool } from '#tests/browser/device-pool.ts';
import { expect, test as base } from '../fixtures.ts';
import { pseudoSiteOrigin } from '../pseudo-site/lazy-pseudo-site.ts';
import { recordTyping, takeTyped, unmarkedTexts } from '../pseudo-site/unmarked-text.ts';
import { inspectScreens } from './inspection.ts';
import type { Look } from './screens.ts';
import { showIn } from './without-loading.ts';

/** User-written content of the stored documents: names, addresses, notes. */
const written: readonly string[] = [
  ...Object.values(anInterimUser()),
  ...Object.values(aPlanning().student_profiles),
  aSeniorProfile().address,
  aServiceRequest().notes,
  'Donaudampfschifffahrtsgesellschaft',
  'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  // A profile changed on another device.
  'Mia',
  // Older lines of the ledger contain text instead of a code.
  'Tuinonderhoud op de Burgemeester-Jan-Van-Rijswijcklaan, 2 uur',
  // An unknown status is shown unchanged.
  'in-quarantaine',
].filter((value) => typeof value === 'string');

/** The screens of phones and tablets that layouts are looked at on. */
export const phone: Viewport = { width: 360, height: 740 };
export const tablet: Viewport = tabletViewport;

export interface LookOptions {
  readonly english?: Viewport;
  readonly inspect?: (page: Page) => Promise<readonly string[]>;
}

export interface Walk {
  /** A device on the build with the pseudo-language. */
  readonly device: (viewport?: Viewport) => Promise<Device>;
  /** Inspects the screen in Dutch and English, and looks for texts without translation in the pseudo-language. */
  readonly look: Look;
  /** The same, with the English inspection on another viewport, or with other checks that report their findings. */
  readonly lookWith: (options: LookOptions) => Look;
  /** Collects the texts without translation only, of a screen in the pseudo-language. */
  readonly lookForUnmarked: Look;
  /** Marks a text as data from here on. */
  readonly know: (text: string) => void;
}

/**
 * Walks screens in Dutch and looks at each in every language, switched in place: state must not keep a text of the
 * language in which it arose. At the end there may be no finding.
 */
export const test = base.extend<{ readonly walk: Walk }, { readonly pseudoDevices: DevicePool }>({
  pseudoDevices: [
    async ({ chromium, firebase }, use) => {
      const app = Number(new URL(await pseudoSiteOrigin()).port);
      const devices = new DevicePool(chromium, { ...firebase.ports, app }, { prepare: recordTyping });
      await use(devices);
      await devices.close();
    },
    { scope: 'worker' },
  ],
  walk: async ({ pseudoDevices }, use) => {
    const devices: Device[] = [];
    const typed = new Set<string>();
    const unmarked: string[] = [];
    const { lookInBoth, findings } = inspectScreens();
    const found: string[] = [];
    const lookForUnmarked = async (page: Page, name: string) => {
      for (const device of devices) for (const text of takeTyped(device.context())) typed.add(text);
      unmarked.push(...(await unmarkedTexts(page, [...written, ...typed])).map((text) => `${name}: ${text}`));
    };
    const lookWith = ({ english, inspect }: LookOptions): Look => {
      const inspectWith = (checks: NonNullable<typeof inspect>) => async (page: Page, name: string) => {
        for (const language of ['nl', 'en'] as const) {
          await showIn(page, language);
          found.push(...(await checks(page)).map((finding) => `${name}, in ${language}: ${finding}`));
        }
      };
      const inBoth: Look =
        inspect === undefined ? (page, name) => lookInBoth(page, name, english) : inspectWith(inspect);
      return async (page, name) => {
        await inBoth(page, name);
        await showIn(page, pseudoLanguage);
        await lookForUnmarked(page, name);
        await showIn(page, 'nl');
      };
    };
    await use({
      device: async (viewport) => {
        const device = await pseudoDevices.open(viewport);
        // What the walk before has typed.
        takeTyped(device.context());
        devices.push(device);
        return device;
      },
      look: lookWith({}),
      lookWith,
      lookForUnmarked,
      know: (text) => typed.add(text),
    });
    const complaints = devices.flatMap((device) => device.complaints());
    await Promise.all(devices.map((device) => device.close()));
    expect([...new Set(unmarked)], 'texts that are in no file of texts').toEqual([]);
    expect([...findings, ...found], 'what the inspection found').toEqual([]);
    expect(complaints, 'what the console and the network complained about').toEqual([]);
  },
});
