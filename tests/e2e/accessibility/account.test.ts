import { visitAccountScreens } from './screens-account.ts';
import { phone, tablet, test } from './walk.ts';

// spec: 4.access.recovery
test('signing in and signing up: no finding in any language', async ({
  walk: { device, lookWith },
  person,
  firebase,
}) => {
  await visitAccountScreens(
    await device(phone),
    { firebase, person: await person() },
    'nl',
    lookWith({ english: tablet }),
  );
});
