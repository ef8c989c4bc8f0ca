import { expect, test as base } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { type Device, openDevice, type Viewport } from '../browser/device.ts';
import { DevicePool } from '../browser/device-pool.ts';
import { launchForJourneys } from '../browser/launch-chromium.ts';
import { type KillableDevice, startKillableDevice } from '../browser/killable-device.ts';
import { runningTestFirebase, type TestFirebase } from '../local-firebase.ts';
import { createPerson, type Person, type PersonOptions } from '../people/create-person.ts';

export interface Fixtures {
  /** Creates a person for this test only. */
  readonly person: (options?: PersonOptions) => Promise<Person>;
  /**
   * A device with nothing on it. Its page may have shown the app to another test: the browser has its scripts and pictures
   * in its cache. At the end of the test its console must contain no unexpected message.
   */
  readonly device: (viewport?: Viewport) => Promise<Device>;
  /** A device whose browser has never seen the app. */
  readonly newDevice: (viewport?: Viewport) => Promise<Device>;
  /**
   * A device on which the app is installed, with the service worker and the files that it keeps, and nothing else of an
   * earlier use. For a test that needs these and is about something else.
   */
  readonly installedDevice: (viewport?: Viewport) => Promise<Device>;
  /**
   * A device for a test in which it crashes or is switched off: it gets a browser of its own, the machine's where
   * there is one, whose start takes as long as a short test.
   */
  readonly killableDevice: (viewport?: Viewport) => Promise<KillableDevice>;
}

export interface WorkerFixtures {
  readonly firebase: TestFirebase;
  /** The browser that the devices of successive tests share. */
  readonly chromium: Browser;
  readonly emptyDevices: DevicePool;
  readonly installedDevices: DevicePool;
}

/**
 * Provides devices created by `start`; at the end of the test they are closed, and must have no unexpected console
 * message.
 */
async function provideDevices<D extends Device>(
  start: (viewport?: Viewport) => Promise<D>,
  use: (device: (viewport?: Viewport) => Promise<D>) => Promise<void>,
): Promise<void> {
  const devices: D[] = [];
  await use(async (viewport) => {
    const device = await start(viewport);
    devices.push(device);
    return device;
  });
  const complaints = devices.flatMap((device) => device.complaints());
  await Promise.all(devices.map((device) => device.close()));
  expect(complaints, 'what the console and the network complained about').toEqual([]);
}

// Where Node runs these files as they are, the lines of a stack are right: that Playwright maps up to thirty for each call is
// a tenth of the CPU time of its workers. Where its own loader compiles them, the lines have to be mapped.
if (process.env['PW_DISABLE_TS_ESM'] === '1') Reflect.deleteProperty(Error, 'prepareStackTrace');

export const test = base.extend<Fixtures, WorkerFixtures>({
  chromium: [
    async ({}, use) => {
      const browser = await launchForJourneys();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firebase: [
    async ({}, use) => {
      const firebase = runningTestFirebase();
      if (firebase === null) throw new Error('global-setup.ts has started no Firebase');
      await use(firebase);
    },
    { scope: 'worker' },
  ],
  emptyDevices: [
    async ({ chromium, firebase }, use) => {
      const devices = new DevicePool(chromium, firebase.ports);
      await use(devices);
      await devices.close();
    },
    { scope: 'worker' },
  ],
  installedDevices: [
    async ({ chromium, firebase }, use) => {
      const devices = new DevicePool(chromium, firebase.ports, { isInstalled: true });
      await use(devices);
      await devices.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ firebase }, use) => {
    await use((options) => createPerson(firebase, options));
  },
  device: async ({ emptyDevices }, use) => {
    await provideDevices((viewport) => emptyDevices.open(viewport), use);
  },
  newDevice: async ({ chromium, firebase }, use) => {
    await provideDevices((viewport) => openDevice(chromium, firebase.ports, viewport), use);
  },
  installedDevice: async ({ installedDevices }, use) => {
    await provideDevices((viewport) => installedDevices.open(viewport), use);
  },
  killableDevice: async ({ firebase }, use) => {
    await provideDevices((viewport) => startKillableDevice(firebase.ports, viewport, true), use);
  },
});

export { expect };
