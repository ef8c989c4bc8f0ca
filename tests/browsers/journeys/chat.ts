import assert from 'node:assert/strict';
import { createPerson } from '#tests/people/create-person.ts';
import { storedRequests } from '#tests/people/stored-requests.ts';
import { dayFromToday, dayWithWeekday } from '#tests/e2e/dates.ts';
import { button, signIn, tapUntilSaid, untilSaid } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

export const chat: Journey = {
  title: 'asks for help in the chat',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria, '/dashboard?tab=chat-help');
    await untilSaid(screen, 'Waarmee kunnen wij u helpen?');
    // Each answer, and the question that follows it.
    const answers = [
      ['Boodschappen', 'Welke dag past voor u?'],
      [dayWithWeekday(dayFromToday(4)), 'Hoe laat mogen wij komen?'],
      ['14 uur', 'Waar mogen wij komen?'],
      ['Kerkstraat 12, 2000 Antwerpen', 'Hoelang heeft u hulp nodig?'],
      ['2 uur', 'Geen speciale wensen'],
      ['Geen speciale wensen', 'De prijs spreken wij samen af'],
      ['Bevestig Aanvraag', 'U kunt ze volgen bij'],
    ] as const;
    for (const [answer, next] of answers) await tapUntilSaid(screen, button(answer), next);
    await until('the request has arrived', async () => (await storedRequests(firebase, maria.uid)).length > 0);
    await untilSaid(screen, 'ingediend');
    assert.equal((await storedRequests(firebase, maria.uid)).length, 1, 'it arrives exactly once');
  },
};
