import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storeRequest } from '#tests/people/stored-requests.ts';
import { visitDashboard, visitPublicScreens, visitWithoutNetwork } from './screens.ts';
import { phone, test } from './walk.ts';

const longest = 'Donaudampfschifffahrtsgesellschaft '.repeat(8).trim();

/** Requests in every state, one with the longest texts, one with an unknown status. */
async function fillAccount(firebase: TestFirebase, { uid }: Person): Promise<void> {
  const statuses = ['submitted', 'processing', 'matched', 'Voltooid', 'paid', 'cancelled', 'in-quarantaine'];
  for (const [index, status] of statuses.entries()) {
    await storeRequest(firebase, {
      ...aServiceRequest({ senior_id: uid, address: longest.slice(0, 290), notes: longest }),
      request_id: `7d3f0f3e-5c7${index}-4c7e-9b39-${uid.slice(-12)}`,
      status,
    });
  }
}

test('the way in, and an empty dashboard: no finding in any language', async ({ walk: { device, look }, person }) => {
  const tablet = await device();
  await visitPublicScreens(tablet, 'nl', look);
  await visitDashboard(tablet, await person(), 'nl', look);
});

test('a full dashboard on a phone: no finding in any language', async ({
  walk: { device, look },
  person,
  firebase,
}) => {
  const maria = await person();
  await fillAccount(firebase, maria);
  await visitDashboard(await device(phone), maria, 'nl', look);
});

test('waiting and rejected items: no finding in any language', async ({ walk: { device, look }, person, firebase }) => {
  await visitWithoutNetwork(await device(phone), { firebase, person: await person() }, 'nl', look);
});
