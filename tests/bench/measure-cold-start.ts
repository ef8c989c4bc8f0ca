import type { Page } from 'playwright-core';
import { helper } from '#i18n/nl/helper/helper.ts';
import { type KillableDevice, startKillableDevice } from '../browser/killable-device.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { dayFromToday } from '../e2e/dates.ts';
import { viewIsKept, viewIsKeptWithFiles } from '../e2e/first-view/view-steps.ts';
import { keepStudentPage, openLink } from '../e2e/helper/student-steps.ts';
import { signIn, workerIsReady } from '../e2e/steps.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { createPerson } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { storeMember } from '../people/stored-circle.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { type Wanted, watchFor } from './painted.ts';

export const cpuSlowdown = 4;
const starts = 7;
const phone = { width: 360, height: 740 };

/** Milliseconds from the navigation, in a freshly started browser without a network. */
export interface ColdStarts {
  /** Until what is looked for is painted. */
  readonly painted: readonly number[];
  /** Until the app itself shows it. */
  readonly usable: readonly number[];
}

export const firstViews = ['dashboard', 'my-requests', 'family', 'student'] as const;

export type ColdStartTimes = Readonly<Record<(typeof firstViews)[number], ColdStarts>>;

interface View {
  readonly path: string;
  readonly wanted: Wanted;
  /** Opens it on a device that it is new to. */
  readonly open: (device: KillableDevice) => Promise<Page>;
}

async function measureView(firebase: TestFirebase, { path, wanted, open }: View): Promise<ColdStarts> {
  const device = await startKillableDevice(firebase.ports, phone);
  try {
    const first = await open(device);
    await viewIsKept(first, path, wanted.text);
    await first.goto(`${device.origin}${path}`);
    await viewIsKeptWithFiles(first, path);
    device.expectNetworkFailures();
    const times: { painted: number[]; usable: number[] } = { painted: [], usable: [] };
    for (let start = 0; start < starts; start += 1) {
      await device.die();
      device.network.cut();
      const page = await device.restart();
      const noted = await watchFor(page, wanted);
      const session = await device.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await page.goto(`${device.origin}${path}`, { waitUntil: 'commit' });
      times.painted.push(await noted.painted);
      times.usable.push(await noted.usable);
    }
    return times;
  } finally {
    await device.close();
  }
}

/** A senior with two requests, a member of two circles, and a student who is asked for one visit. */
async function prepare(firebase: TestFirebase): Promise<Readonly<Record<keyof ColdStartTimes, View>>> {
  const maria = await createPerson(firebase);
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  const lotte = await storeLinkedStudent(firebase);
  for (const days of [6, 9]) {
    const request = aServiceRequest({ senior_id: maria.uid, request_date: dayFromToday(days) });
    await storeRequest(firebase, { ...request, request_id: `${maria.uid}-${days}` });
  }
  for (const name of ['Maria', 'Jozef']) {
    const senior = await createPerson(firebase);
    await storeMember(firebase, senior.uid, { user_id: els.uid, senior_name: name });
  }
  await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(6), students: [lotte] });
  const opened = (person: typeof maria, path: string) => async (device: KillableDevice) => {
    const page = await signIn(device, person, path);
    await workerIsReady(page);
    return page;
  };
  const list = '/dashboard?tab=my-requests';
  return {
    dashboard: {
      path: '/dashboard',
      wanted: { selector: 'h1', text: maria.firstName },
      open: opened(maria, '/dashboard'),
    },
    'my-requests': {
      path: list,
      wanted: { selector: 'article', text: 'Gezelschap' },
      open: opened(maria, list),
    },
    family: {
      path: '/voor-wie',
      wanted: { selector: 'article', text: 'Jozef' },
      open: opened(els, '/voor-wie'),
    },
    student: {
      path: '/student',
      wanted: { selector: 'button', text: helper.accept },
      async open(device) {
        const page = await openLink(device, lotte);
        await keepStudentPage(page);
        return page;
      },
    },
  };
}

/**
 * The first views in a browser that was killed, without a network, whose page has a CPU that is {@link cpuSlowdown} times
 * slower. Each was opened twice before: a kept view names its scripts from the second time on. Chromium slows only pages: the
 * service worker that serves the files runs at full speed.
 */
export async function measureColdStart(firebase: TestFirebase): Promise<ColdStartTimes> {
  const views = await prepare(firebase);
  return {
    dashboard: await measureView(firebase, views.dashboard),
    'my-requests': await measureView(firebase, views['my-requests']),
    family: await measureView(firebase, views.family),
    student: await measureView(firebase, views.student),
  };
}
