import { aServiceRequest } from '#tests/builders/service-request.ts';
import { withLongFirstViewLimit } from '#tests/browser/first-view-limit.ts';
import { storeMember } from '#tests/people/stored-circle.ts';
import { storeRequest } from '#tests/people/stored-requests.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../steps.ts';
import { shiftsWhileLoading, watchShifts } from './view-steps.ts';

const hoursMs = 10_000_000;

const phone = { width: 412, height: 823 };

test('nothing moves on a view of the dashboard while it is loaded on a device that is new to it', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  await storeRequest(firebase, {
    ...aServiceRequest({ senior_id: maria.uid, request_date: dayFromToday(6), status: 'assigned' }),
    request_id: `${maria.uid}-assigned`,
  });
  const tabs = ['', '?tab=request-service', '?tab=credits', '?tab=profile'];
  for (const address of tabs.map((tab) => `/dashboard${tab}`)) {
    const mobile = await device(phone);
    await watchShifts(mobile.page());
    const page = await signIn(mobile, maria, address);
    expect(await shiftsWhileLoading(page), address).toBeLessThan(0.02);
  }
});

test('nothing moves on "Voor wie?" while it is loaded', async ({ device, person, firebase }) => {
  const els = await person({ user: { first_name: 'Els', role: 'family' }, profile: false });
  for (const name of ['Maria', 'Jozef']) {
    const { uid } = await person();
    await storeMember(firebase, uid, { user_id: els.uid, senior_name: name });
  }
  const mobile = await device(phone);
  await watchShifts(mobile.page());
  const page = await signIn(mobile, els, '/voor-wie');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await shiftsWhileLoading(page)).toBeLessThan(0.02);
});

test('a device that has lost what it knew of its session asks at once who is signed in', async ({ device, person }) => {
  for (const isRemembered of [false, true]) {
    const tablet = await device();
    // What waits for the limit on a first screen hangs.
    await withLongFirstViewLimit(tablet.page(), hoursMs);
    if (isRemembered) {
      await tablet.context().addInitScript(() => localStorage.setItem('madelief.signed-in', 'yes'));
    }
    const maria = await person();
    await signIn(tablet, maria);
    await expect(tablet.page().getByRole('heading', { level: 1 })).toHaveText(`Welkom, ${maria.firstName}`);
  }
});
