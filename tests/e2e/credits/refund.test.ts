import { randomUUID } from 'node:crypto';
import { purchaseCredits } from '#domain/contracts/credits.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import { actOnPurchase } from '#tests/people/practice-payments.ts';
import { storedCredits } from '#tests/people/stored-credits.ts';
import { expectBalance, functionColdStart, onlyPurchase, openCredits } from './credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow } from '../steps.ts';

test('money back with two presses of the keyboard: unused credits to the card, once, and then there is nothing left', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const actor = await signInAs(firebase, maria, maria.password);
  const attempt = randomUUID();
  // A first call may time out; a repeated attempt finds the same page.
  await expect(async () => {
    expect(await callAs(firebase, actor, purchaseCredits, { amount: 50, attempt })).toMatchObject({ status: 200 });
  }).toPass(functionColdStart);
  await actOnPurchase(firebase, (await onlyPurchase(firebase, maria)).id, 'pay');
  await expect(async () => expect((await storedCredits(firebase, maria.uid)).balance).toBe(50)).toPass(
    functionColdStart,
  );

  const page = await openCredits(await device(), maria, '50 euro');
  await expect(page.getByText(/^Aankoop van 50 euro op/)).toBeVisible(functionColdStart);
  await expect(page.getByRole('button', { name: 'Aankoop herroepen' })).toBeVisible();
  const ask = page.getByRole('button', { name: '50 euro terugvragen' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '50 euro terugvragen?' });
  await expect(dialog).toContainText('50 euro gaat naar de kaart of de rekening waarmee u betaalde.');
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Ja, 50 euro terugvragen' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gelukt. 50 euro gaat terug. U krijgt een e-mail.')).toBeVisible(functionColdStart);
  // The button that opened the dialog goes away: the focus is where the answer is read.
  await expect(page.getByRole('status').filter({ hasText: 'Gelukt.' })).toBeFocused();
  await expectBalance(page, '0 euro');
  await expect(page.getByText('50 euro naar uw kaart of rekening')).toBeVisible(functionColdStart);
  await expect(page.getByText('Terugbetaald', { exact: true })).toBeVisible(functionColdStart);
  await expect(page.getByRole('button', { name: 'Aankoop herroepen' })).toHaveCount(0);

  await page.reload();
  await expectBalance(page, '0 euro');
  await expect(page.getByText('Er is nu niets om terug te betalen.')).toBeVisible(functionColdStart);
  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: 0,
    lines: [
      { type: 'refund', amount: -50 },
      { type: 'purchase_completed', amount: 50 },
    ],
  });
});
