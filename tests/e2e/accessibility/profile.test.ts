import { visitErasing, visitOwnData, visitProfile, visitRejectedProfile } from './screens-profile.ts';
import { phone, test } from './walk.ts';

test('the profile in any state: no finding in any language', async ({ walk: { device, look }, person, firebase }) => {
  await visitProfile(await device(phone), { firebase, person: await person() }, 'nl', look);
});

test('a rejected change of the profile: no finding in any language', async ({
  walk: { device, look },
  person,
  firebase,
}) => {
  await visitRejectedProfile(await device(), { firebase, person: await person() }, 'nl', look);
});

test('asking to be erased, until it is withdrawn: no finding in any language', async ({
  walk: { device, look },
  person,
  firebase,
}) => {
  await visitErasing(await device(phone), { firebase, person: await person() }, 'nl', look);
});

test('asking for the own data, and fetching them: no finding in any language', async ({
  walk: { device, look },
  person,
  firebase,
}) => {
  await visitOwnData(await device(phone), { firebase, person: await person() }, 'nl', look);
});
