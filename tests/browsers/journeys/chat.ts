import assert from 'node:assert/strict';
import { hrefs } from '#app/paths.ts';
import { createPerson } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { dayFromToday, dayWithWeekday } from '#tests/e2e/dates.ts';
import { button, signIn, tapUntilSaid, untilSaid, untilWorkerControls } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

/** What the last answer of the conversation leads to. */
const kept = 'U kunt ze volgen bij';

export const chat: Journey = {
  title: 'asks in the chat; the network returns while the app is closed, and opening it delivers once',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria, '/dashboard?tab=chat-help');
    await untilSaid(screen, 'Waarmee kunnen wij u helpen?');
    await untilWorkerControls(screen);
    // Each answer, and the question that follows it.
    const answers = [
      ['Boodschappen', 'Welke dag past voor u?'],
      [dayWithWeekday(dayFromToday(4)), 'Hoe laat mogen wij komen?'],
      ['14 uur', 'Waar mogen wij komen?'],
      ['Kerkstraat 12, 2000 Antwerpen', 'Hoelang heeft u hulp nodig?'],
      ['2 uur', 'Geen speciale wensen'],
      ['Geen speciale wensen', 'Dit is uw aanvraag.'],
    ] as const;
    for (const [answer, next] of answers) await tapUntilSaid(screen, button(answer), next);
    device.network.cut();
    await tapUntilSaid(screen, button('Bevestig Aanvraag'), kept);
    assert.deepEqual(await storedRequests(firebase, maria.uid), [], 'nothing can have arrived');

    await device.closeAndReopen(() => device.network.restore());
    await device.screen().open(`${device.origin}${hrefs.dashboard()}`);
    await until('the request has arrived', async () => (await storedRequests(firebase, maria.uid)).length > 0);
    await device.screen().open(`${device.origin}${hrefs.dashboard('my-requests')}`);
    await untilSaid(device.screen(), 'Ingediend');
    assert.equal((await storedRequests(firebase, maria.uid)).length, 1, 'it arrives exactly once');
  },
};
