import { forWhom } from '#i18n/nl/circle/for-whom.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { openDevice } from '../browser/device.ts';
import { storeSession } from '../browser/stored-session.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { storeMember } from '../people/stored-circle.ts';
import { cpuSlowdown } from './measure-cold-start.ts';
import { networkOfPhone } from './measure-student-page.ts';
import { type Wanted, watchFor } from './painted.ts';

/** Milliseconds from the navigation until it is painted, with nothing kept on the phone but the session. */
export interface FamilyPageTimes {
  /** "Voor wie?" with five seniors, until the next visit of each is said. */
  readonly family: readonly number[];
  /** The dashboard of a senior on the same phone, until it greets her. */
  readonly dashboard: readonly number[];
}

const phone = { width: 360, height: 740 };
const runs = 5;
const seniors = 5;

interface View {
  readonly person: Person;
  readonly path: string;
  readonly wanted: Wanted;
}

async function firstView(
  firebase: TestFirebase,
  chromium: Awaited<ReturnType<typeof launchChromium>>,
  { person, path, wanted }: View,
): Promise<number> {
  const device = await openDevice(chromium, firebase.ports, phone);
  try {
    const page = device.page();
    await storeSession(page, device.ports, person);
    const { painted } = await watchFor(page, wanted);
    const session = await device.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Network.enable');
    const throughput = (networkOfPhone.megabits * 1_000_000) / 8;
    const speed = { downloadThroughput: throughput, uploadThroughput: throughput, latency: networkOfPhone.latencyMs };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await page.goto(`${device.origin}${path}`, { waitUntil: 'commit' });
    return await painted;
  } finally {
    await device.close();
  }
}

/** The first view of a family member who helps five seniors, and that of a senior; they take turns. */
export async function measureFamilyPage(firebase: TestFirebase): Promise<FamilyPageTimes> {
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  const helped = await Promise.all(Array.from({ length: seniors }, () => createPerson(firebase)));
  for (const [index, { uid }] of helped.entries()) {
    await storeMember(firebase, uid, { user_id: els.uid, senior_name: `Maria ${index}` });
  }
  const [maria = els] = helped;
  const ofFamily: View = {
    person: els,
    path: '/voor-wie',
    wanted: { selector: `article:nth-of-type(${seniors})`, text: forWhom['next-none'] },
  };
  const ofSenior: View = { person: maria, path: '/dashboard', wanted: { selector: 'h1', text: maria.firstName } };
  const chromium = await launchChromium();
  const times: { family: number[]; dashboard: number[] } = { family: [], dashboard: [] };
  try {
    // The first views start the functions' processes.
    await firstView(firebase, chromium, ofFamily);
    await firstView(firebase, chromium, ofSenior);
    for (let run = 0; run < runs; run += 1) {
      times.family.push(await firstView(firebase, chromium, ofFamily));
      times.dashboard.push(await firstView(firebase, chromium, ofSenior));
    }
    return times;
  } finally {
    await chromium.close();
  }
}
