import { expect, test as base } from '@playwright/test';
import { type Device, startDevice, type Viewport } from '../browser/device.ts';
import { runningTestFirebase, type TestFirebase } from '../local-firebase.ts';
import { createPerson, type Person, type PersonOptions } from '../people/create-person.ts';

interface Fixtures {
  readonly firebase: TestFirebase;
  /** Makes a person who exists for this test only. */
  readonly person: (options?: PersonOptions) => Promise<Person>;
  /** Starts a tablet. At the end of the test nothing unexpected may have been said in its console. */
  readonly device: (viewport?: Viewport) => Promise<Device>;
}

export const test = base.extend<Fixtures>({
  firebase: async ({}, use) => {
    const firebase = runningTestFirebase();
    if (firebase === null) throw new Error('global-setup.ts has started no Firebase');
    await use(firebase);
  },
  person: async ({ firebase }, use) => {
    await use((options) => createPerson(firebase, options));
  },
  device: async ({ firebase }, use) => {
    const devices: Device[] = [];
    await use(async (viewport) => {
      const device = await startDevice(firebase.ports, viewport, true);
      devices.push(device);
      return device;
    });
    const complaints = devices.flatMap((device) => device.complaints());
    await Promise.all(devices.map((device) => device.close()));
    expect(complaints, 'what the console and the network complained about').toEqual([]);
  },
});

export { expect };
