import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';
import { storeRequest } from '#tests/people/stored-requests.ts';
import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitDashboard, visitPublicScreens, visitWithoutNetwork } from './screens.ts';
import type { Language } from '../texts.ts';

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

for (const language of ['nl', 'en'] as const satisfies readonly Language[]) {
  test(`axe and the size checks find nothing, in ${language}`, async ({ device, person, firebase }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    const tablet = await device();
    await visitPublicScreens(tablet, language, look);
    const empty = await person();
    await visitDashboard(tablet, empty, language, look);

    const phone = await device({ width: 360, height: 740 });
    const maria = await person();
    await fillAccount(firebase, maria);
    await visitDashboard(phone, maria, language, look);
    expect(findings).toEqual([]);
  });

  test(`axe and the size checks find nothing with waiting and rejected items, in ${language}`, async ({
    device,
    person,
    firebase,
  }) => {
    const { look, findings } = inspectScreens();
    const phone = await device({ width: 360, height: 740 });
    const maria = await person();
    const staff = await person({ user: { role: 'admin' }, profile: false });
    await visitWithoutNetwork(phone, { firebase, person: maria, staff }, language, look);
    expect(findings).toEqual([]);
  });
}
