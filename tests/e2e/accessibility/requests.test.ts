import { visitRequests } from './screens-requests.ts';
import { phone, tablet, test } from './walk.ts';

test('a filtered list, failures and changes: no finding in any language', async ({
  walk: { device, lookWith },
  person,
  firebase,
}) => {
  await visitRequests(await device(phone), { firebase, person: await person() }, 'nl', lookWith({ english: tablet }));
});
