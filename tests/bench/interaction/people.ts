import type { Browser } from 'playwright-core';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { collections } from '#domain/collections.ts';
import { dashboardTabs } from '#app/senior/dashboard-tabs.ts';
import { familyHref } from '#app/family/family-href.ts';
import { hrefs } from '#app/paths.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { type Device, openDevice, tabletViewport, type Viewport } from '#tests/browser/device.ts';
import { phone } from '#tests/e2e/accessibility/walk.ts';
import { dayFromToday } from '#tests/e2e/dates.ts';
import { keepStudentPage, openLink } from '#tests/e2e/helper/student-steps.ts';
import { computer, staffMember } from '#tests/e2e/staff/staff-steps.ts';
import { signIn, workerIsReady } from '#tests/e2e/steps.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson, type Person } from '#tests/people/create-person.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import { storeMember } from '#tests/people/stored-circle.ts';
import { fillDevice } from './fill-device.ts';
import { recordInteractions } from './record-interactions.ts';
import type { Who } from './views.ts';

/** A device on which views can be opened, and what stands in their addresses for an id. */
export interface Ready {
  readonly device: Device;
  readonly ids: Readonly<Record<'senior' | 'request', string>>;
}

/** A town with as many requests as the copy of a full device. */
export const measuredTown = { requests: 1_000, seniors: 300, students: 60 };
const seniorOfTown = 'town-senior-1';

const helpedSeniors = 5;
const noIds = { senior: '', request: '' };

async function opened(firebase: TestFirebase, chromium: Browser, viewport: Viewport): Promise<Device> {
  const device = await openDevice(chromium, firebase.ports, viewport);
  await recordInteractions(device.context());
  return device;
}

/** Opens addresses, so that the device has what they show, loses the network and holds 200 items that wait for it. */
async function useWithoutNetwork(
  device: Device,
  person: Person,
  acting: ActingFor,
  addresses: readonly string[],
): Promise<void> {
  const page = await signIn(device, person, addresses[0]);
  await workerIsReady(page);
  for (const address of addresses) await page.goto(device.origin + address, { waitUntil: 'networkidle' });
  device.network.cut();
  await fillDevice(page, acting);
}

async function senior(firebase: TestFirebase, chromium: Browser): Promise<Ready> {
  const maria = await createPerson(firebase);
  const device = await opened(firebase, chromium, tabletViewport);
  await useWithoutNetwork(device, maria, forSelf(maria.uid), dashboardTabs.map(hrefs.dashboard));
  return { device, ids: noIds };
}

async function family(firebase: TestFirebase, chromium: Browser): Promise<Ready> {
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  const helped = await Promise.all(Array.from({ length: helpedSeniors }, () => createPerson(firebase)));
  for (const [index, { uid }] of helped.entries()) {
    await storeMember(firebase, uid, { user_id: els.uid, senior_name: `Maria ${index}`, rights: [...circleRights] });
  }
  const seniorId = helped[0]?.uid ?? '';
  const device = await opened(firebase, chromium, phone);
  const views = ['overview', 'request-service', 'my-requests'] as const;
  const addresses = [familyHref(), ...views.map((view) => familyHref(seniorId, view))];
  await useWithoutNetwork(device, els, { actorUid: els.uid, seniorId }, addresses);
  return { device, ids: { ...noIds, senior: seniorId } };
}

async function student(firebase: TestFirebase, chromium: Browser): Promise<Ready> {
  const maria = await createPerson(firebase);
  const lotte = await storeLinkedStudent(firebase);
  for (const days of [6, 7, 8, 9]) {
    await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(days), students: [lotte] });
  }
  const device = await opened(firebase, chromium, phone);
  await keepStudentPage(await openLink(device, lotte));
  return { device, ids: noIds };
}

async function staff(firebase: TestFirebase, chromium: Browser): Promise<Ready> {
  const { auth: authPort, firestore: firestorePort } = firebase.ports;
  const request = await withAdminSdk({ authPort, firestorePort }, async ({ firestore }) => {
    const isNew = firestore.collection(collections.board).where('senior_id', '==', seniorOfTown).limit(1);
    return (await isNew.get()).docs[0]?.id;
  });
  if (request === undefined) throw new Error('the Firebase has no town');
  const device = await opened(firebase, chromium, computer);
  await signIn(device, await createPerson(firebase, staffMember), '/admin');
  return { device, ids: { senior: seniorOfTown, request } };
}

const visitor = async (firebase: TestFirebase, chromium: Browser): Promise<Ready> => ({
  device: await opened(firebase, chromium, phone),
  ids: noIds,
});

const preparations: Readonly<Record<Who, typeof senior>> = { senior, family, student, staff, visitor };

export const prepare = (who: Who, firebase: TestFirebase, chromium: Browser): Promise<Ready> =>
  preparations[who](firebase, chromium);
