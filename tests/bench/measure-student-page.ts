import { helper } from '#i18n/nl/helper/helper.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { openDevice } from '../browser/device.ts';
import { startKillableDevice } from '../browser/killable-device.ts';
import { dayFromToday } from '../e2e/dates.ts';
import { keepStudentPage, openLink } from '../e2e/helper/student-steps.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson } from '../people/create-person.ts';
import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { cpuSlowdown } from './measure-cold-start.ts';
import { watchFor } from './painted.ts';

/** Milliseconds from the navigation until an offer can be answered. */
export interface StudentPageTimes {
  /** With nothing kept on the phone. */
  readonly firstView: readonly number[];
  /** Of a browser that was killed, without a network. */
  readonly offlineStart: readonly number[];
}

/** A phone at the edge of a cell. */
export const networkOfPhone = { megabits: 1.6, latencyMs: 150 } as const;

const phone = { width: 360, height: 740 };
const runs = 5;
const offer = { selector: 'button', text: helper.accept } as const;

const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;

async function measureFirstViews(firebase: TestFirebase, student: LinkedStudent): Promise<readonly number[]> {
  const chromium = await launchChromium();
  const times: number[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      const device = await openDevice(chromium, firebase.ports, phone);
      const page = device.page();
      const { painted } = await watchFor(page, offer);
      const session = await device.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await session.send('Network.enable');
      const throughput = bytesPerSecond(networkOfPhone.megabits);
      const speed = { downloadThroughput: throughput, uploadThroughput: throughput, latency: networkOfPhone.latencyMs };
      await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
      await page.goto(device.origin + helperLinkPath(student.secret), { waitUntil: 'commit' });
      const time = await painted;
      await device.close();
      // The first run starts the function's process.
      if (run > 0) times.push(time);
    }
    return times;
  } finally {
    await chromium.close();
  }
}

async function measureOfflineStarts(firebase: TestFirebase, student: LinkedStudent): Promise<readonly number[]> {
  const device = await startKillableDevice(firebase.ports, phone);
  try {
    const first = await openLink(device, student);
    await first.getByRole('button', { name: offer.text }).waitFor();
    await keepStudentPage(first);
    device.expectNetworkFailures();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await device.die();
      device.network.cut();
      const page = await device.restart();
      const { painted } = await watchFor(page, offer);
      const session = await device.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(`${device.origin}/student`, { waitUntil: 'commit' });
      times.push(await painted);
    }
    return times;
  } finally {
    await device.close();
  }
}

/**
 * The student's page on a slow phone. Chromium slows only pages: the service worker that serves the files runs at full speed.
 */
export async function measureStudentPage(firebase: TestFirebase): Promise<StudentPageTimes> {
  const maria = await createPerson(firebase);
  const student = await storeLinkedStudent(firebase);
  await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(6), students: [student] });
  const firstView = await measureFirstViews(firebase, student);
  return { firstView, offlineStart: await measureOfflineStarts(firebase, student) };
}
