import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { forms } from '#i18n/nl/forms.ts';
import { storedForms } from '#tests/people/stored-forms.ts';
import type { Screen } from '../engines/screen.ts';
import { button, chooseOption, tapUntilSaid, typeInto, untilShown } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

/** A page is made beforehand, and comes to life when it is touched. */
const untilHydrated = (screen: Screen) =>
  until('the form is hydrated', async () => {
    await screen.evaluate('document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))');
    const keys = await screen.evaluate('Object.keys(document.querySelector("form") ?? {}).join()');
    return String(keys).includes('__reactProps');
  });

export const publicForms: Journey = {
  title: 'sends the forms of a visitor',
  async play({ device, firebase }) {
    const screen = device.screen();
    const email = `${randomUUID()}@example.be`;
    await screen.open(`${device.origin}/waiting-list`);
    await untilHydrated(screen);
    await typeInto(screen, forms['full-name'], 'An Peeters');
    await typeInto(screen, forms.email, email);
    await typeInto(screen, forms.postcode, '2000');
    await chooseOption(screen, forms.role, forms['role-seeker']);
    await tapUntilSaid(screen, button(forms.submit), forms['sent-dialog-title']);
    assert.equal((await storedForms(firebase, 'waitingList', email)).length, 1);

    await screen.open(`${device.origin}/tip-je-werkgever`);
    await untilHydrated(screen);
    await untilShown(screen, button(forms['tip-submit']));
    await typeInto(screen, forms['first-name'], 'An');
    await typeInto(screen, forms['last-name'], 'Peeters');
    await typeInto(screen, forms.company, 'Bakkerij Van Hove');
    await typeInto(screen, forms.email, email);
    await tapUntilSaid(screen, button(forms['tip-submit']), forms['tip-sent']);
    assert.equal((await storedForms(firebase, 'employerTips', email)).length, 1);
  },
};
