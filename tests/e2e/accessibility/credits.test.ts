import { visitCredits } from './screens-credits.ts';
import { phone, test } from './walk.ts';

// spec: 2.credits.transactions 4.credits.label-pending 4.credits.label-completed 4.credits.label-cancelled
// spec: 4.credits.label-usage 4.credits.label-refund 7.credits.transactions 8.credits.purchase-failed
// spec: 8.credits.verification-failed 9.credits.stale-and-list
test('the credits in any state: no finding in any language', async ({ walk: { device, look }, person, firebase }) => {
  await visitCredits(await device(phone), { firebase, person: await person() }, 'nl', look);
});
