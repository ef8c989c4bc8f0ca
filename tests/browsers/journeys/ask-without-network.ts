import assert from 'node:assert/strict';
import { requests } from '#i18n/nl/requests.ts';
import { createPerson } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import type { Screen } from '../engines/screen.ts';
import {
  button,
  check,
  chooseOption,
  heading,
  link,
  radio,
  signIn,
  tapUntilSaid,
  tapUntilShown,
  typeInto,
  untilNoLongerSaid,
  untilSaid,
  untilShown,
  untilWorkerControls,
} from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

const onlyHere = requests['delivery-waiting'];

async function fillInForm(screen: Screen): Promise<void> {
  await check(screen, radio('Boodschappen'));
  await check(screen, { role: 'radio', name: '', beginsWith: true, group: 'Welke dag past voor u?', nth: 1 });
  await chooseOption(screen, 'Hoe laat mogen wij komen?', '14:00');
  await check(screen, radio('2 uur'));
  await typeInto(screen, 'Opmerkingen', 'Graag twee broden.');
}

/** The promise of the product, in this engine: what was saved is never lost and arrives exactly once. */
export const askWithoutNetwork: Journey = {
  title: 'asks for help while the server is gone, closes, reopens and comes back: delivered once',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria);
    await untilShown(screen, heading(`Welkom, ${maria.firstName}`));
    await untilWorkerControls(screen);
    await tapUntilShown(screen, link('Dienst Aanvragen'), radio('Boodschappen'));

    // Every connection is refused from here on; the browser itself still believes that it is online.
    device.network.cut();
    await fillInForm(screen);
    await tapUntilShown(screen, button('Controleren en verzenden'), button('Bevestig aanvraag'));
    await tapUntilSaid(screen, button('Bevestig aanvraag'), 'Uw aanvraag is bewaard');
    await untilSaid(screen, onlyHere);
    assert.deepEqual(await storedRequests(firebase, maria.uid), [], 'nothing can have arrived');

    await device.closeAndReopen();
    const reopened = device.screen();
    await reopened.open(`${device.origin}/dashboard?tab=my-requests`);
    await untilSaid(reopened, onlyHere);
    const wakesWhenClosed = await reopened.evaluate('"sync" in ServiceWorkerRegistration.prototype');
    await untilSaid(
      reopened,
      requests[wakesWhenClosed === true ? 'delivery-waiting-explained' : 'delivery-waiting-open'],
    );
    assert.deepEqual(await storedRequests(firebase, maria.uid), [], 'nothing can have arrived');

    device.network.restore();
    await until('the request has arrived', async () => (await storedRequests(firebase, maria.uid)).length > 0);
    await untilNoLongerSaid(reopened, onlyHere);
    await untilSaid(reopened, 'Ingediend');

    await reopened.open(`${device.origin}/dashboard?tab=my-requests`);
    await untilSaid(reopened, 'Ingediend');
    assert.equal(await reopened.evaluate('document.querySelectorAll("article").length'), 1);
    const stored = await storedRequests(firebase, maria.uid);
    assert.equal(stored.length, 1, 'it arrives exactly once');
    assert.equal(stored[0]?.['notes'], 'Graag twee broden.');
  },
};
