import { startKillableDevice } from '../browser/killable-device.ts';
import { signInAndCache } from '../e2e/steps.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson } from '../people/create-person.ts';
import { paintedAt, watchFor } from './painted.ts';

export const cpuSlowdown = 4;
const starts = 5;

/**
 * Milliseconds from the navigation until the dashboard with the person's name is painted, in a freshly started browser
 * without a network, whose page has a CPU that is {@link cpuSlowdown} times slower. Chromium slows only pages: the
 * service worker that serves the files runs at full speed.
 */
export async function measureColdStart(firebase: TestFirebase): Promise<number[]> {
  const person = await createPerson(firebase);
  const device = await startKillableDevice(firebase.ports);
  try {
    await signInAndCache(device, person);
    // The overview has loaded its data once, so that it can show them without a network.
    await device.page().goto(`${device.origin}/dashboard`);
    await device.page().getByRole('heading', { level: 1, name: person.firstName }).waitFor();
    await device.page().waitForLoadState('networkidle');
    device.expectNetworkFailures();

    const times: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      await device.die();
      device.network.cut();
      const page = await device.restart();
      await watchFor(page, { selector: 'h1', text: person.firstName });
      const session = await device.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(`${device.origin}/dashboard`, { waitUntil: 'commit' });
      times.push(await paintedAt(page));
    }
    return times;
  } finally {
    await device.close();
  }
}
