import assert from 'node:assert/strict';
import { createPerson } from '#tests/people/create-person.ts';
import { storedCredits } from '#tests/people/stored-credits.ts';
import { button, check, radio, signIn, tapUntil, tapUntilSaid, untilSaid, untilShown } from '../steps.ts';
import { until } from '../until.ts';
import type { Journey } from './journey.ts';

/** The first call of a function starts its process. */
const functionColdStartMs = 120_000;

export const buyCredits: Journey = {
  title: 'buys credits in a tab of their own',
  async play({ device, firebase }) {
    const maria = await createPerson(firebase);
    const screen = await signIn(device, maria, '/dashboard?tab=credits');
    await untilShown(screen, radio('€ 50'));
    await check(screen, radio('€ 50'));
    await tapUntilSaid(screen, button('Voor 50 euro kopen'), 'De betaalpagina staat open in een ander tabblad');
    await until('the payment page opens in a new tab', () => screen.turnToNewTab());
    await until('the payment page is there', () => screen.shows(button('€ 50,00 betalen')), functionColdStartMs);
    await tapUntil(screen, button('€ 50,00 betalen'), async () => (await screen.address()).startsWith(device.origin));
    await untilSaid(screen, 'Credits succesvol gekocht! 50 credits toegevoegd aan uw saldo.');
    await untilSaid(screen, '50 euro');
    assert.deepEqual(await storedCredits(firebase, maria.uid), {
      balance: 50,
      lines: [{ type: 'purchase_completed', amount: 50 }],
    });
  },
};
