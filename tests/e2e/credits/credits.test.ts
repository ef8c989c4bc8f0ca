import type { Page } from 'playwright-core';
import { actOnPurchase, holdWebhooks, practicePurchases, releaseWebhooks } from '#tests/people/practice-payments.ts';
import { moveBack, storeCredits, storedCredits } from '#tests/people/stored-credits.ts';
import {
  expectBalance,
  functionColdStart,
  line,
  onlyPurchase,
  openCredits,
  openPayment,
  pay,
  press,
  sessionOf,
} from './credits-steps.ts';
import { storagePlacesWith } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, answerDialog, enterCredentials, workerIsReady, returnToTab } from '../steps.ts';

const bought = (credits: number) => `Credits succesvol gekocht! ${credits} credits toegevoegd aan uw saldo.`;
const onItsWay = 'Uw betaling is onderweg. Dat kan enkele dagen duren. U hoeft niets te doen.';

// spec: 2.credits.balance 2.credits.transactions 2.credits.purchase 4.credits.label-pending 4.credits.label-completed
// spec: 4.credits.checkout-success 5.credits.disabled-button 7.credits.payment-tab 8.credits.purchase-paid
// spec: 9.credits.value 9.credits.presets
test('credits are bought in a new tab, once for any number of taps, and the first tab is updated', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await openCredits(tablet, maria);
  await expect(page.getByText('U heeft nog niets gekocht of betaald.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Saldo kopen' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Kies eerst een bedrag.');

  await page.getByRole('radio', { name: '€ 50', exact: true }).check();
  await afterDoubleTapWindow(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Voor 50 euro kopen' }).dblclick();
  const payment = await opened;
  await expect(payment.getByRole('heading', { name: '€ 50,00 betalen' })).toBeVisible(functionColdStart);
  expect(await payment.evaluate(() => window.opener === null)).toBe(true);
  await expect(page.getByText('De betaalpagina staat open in een ander tabblad')).toBeVisible();
  await expect(line(page, 'Aankoop (Pending)')).toContainText('Telt nog niet mee');
  await expect(page.getByText('Een aankoop van 50 euro staat nog open')).toBeVisible();
  // No purchase is prepared for a third tap.
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await onlyPurchase(firebase, maria);

  await pay(payment, 50);
  await expect(payment.getByRole('status').getByText(bought(50))).toBeVisible(functionColdStart);
  await expect(payment).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expectBalance(payment, '50 euro');
  await expect(line(payment, 'Aankoop')).toContainText('50 euro erbij');

  await returnToTab(page);
  await expect(page.getByRole('status').getByText('Er kwam 50 euro bij. Uw saldo is nu 50 euro.')).toBeVisible();
  await expectBalance(page, '50 euro');
  await expect(page.getByText('Een aankoop van 50 euro staat nog open')).toHaveCount(0);

  // Neither a reload nor going back buys or announces anything again.
  await payment.reload();
  await expectBalance(payment, '50 euro');
  await expect(payment.getByText(bought(50))).toHaveCount(0);
  await payment.goto(
    `${tablet.origin}/dashboard?tab=credits&success=true&session_id=${(await onlyPurchase(firebase, maria)).id}`,
  );
  await expect(payment.getByText(bought(50))).toBeVisible(functionColdStart);
  await expectBalance(payment, '50 euro');
  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: 50,
    lines: [{ type: 'purchase_completed', amount: 50 }],
  });
});

// spec: 2.credits.purchase 4.credits.checkout-success 4.credits.checkout-cancelled-late 5.credits.amount
// spec: 5.credits.invalid-amount 5.credits.disabled-button 7.credits.payment-tab 8.credits.purchase-paid
// spec: 4.credits.continued 9.credits.own-amount
test('a custom amount is paid in the same tab when no other may open, after the bank declined once', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  await tablet.page().addInitScript(() => {
    window.open = () => null;
  });
  const page = await openCredits(tablet, maria);
  await page.getByRole('radio', { name: 'Ander bedrag' }).check();
  const amount = page.getByLabel('Welk bedrag, in euro?');
  const button = page.locator('button[type=submit]');
  await expect(button).toHaveAccessibleDescription('Vul eerst een bedrag in van 1 tot 1000.');
  for (const [typed, mended] of [
    ['vijftig', '1'],
    ['0', '1'],
    ['5000', '1000'],
  ] as const) {
    await amount.fill(typed);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Enter must not buy before the amount is shown.
    await amount.press('Enter');
    await expect(amount).toHaveValue(mended);
    await expect(page.getByText(/^Wij maakten er/)).toBeVisible();
  }
  await amount.fill('75');
  await expect(page.getByText('U betaalt 75 euro, met uw bankkaart of met Bancontact.')).toBeVisible();
  expect(await practicePurchases(firebase, maria.uid)).toEqual([]);

  await afterDoubleTapWindow(page);
  await amount.press('Enter');
  await expect(page.getByRole('heading', { name: '€ 75,00 betalen' })).toBeVisible(functionColdStart);
  await page.getByRole('button', { name: 'De bank laten weigeren' }).click();
  await expect(page.getByRole('alert')).toContainText('De bank heeft de betaling geweigerd.');
  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: null,
    lines: [{ type: 'purchase_pending', amount: 75 }],
  });
  // The app that is opened again goes on with this purchase, in the same place.
  await page.goto(`${tablet.origin}/dashboard?tab=credits`);
  await expect(page.getByText('Een aankoop van 75 euro staat nog open')).toBeVisible(functionColdStart);
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Verder betalen' }).click();
  await expect(page.getByRole('heading', { name: '€ 75,00 betalen' })).toBeVisible(functionColdStart);
  await pay(page, 75);
  await expect(page.getByText(bought(75))).toBeVisible(functionColdStart);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expectBalance(page, '75 euro');
  // The browser's back and forward buttons lead to the payment page and back, without any effect.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Deze betaling is al gedaan' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expectBalance(page, '75 euro');
  // The late return from the cancelled payment page does not show it as cancelled.
  await page.goto(`${tablet.origin}/dashboard?tab=credits&canceled=true`);
  await expect(page.getByText('U had al betaald. Er kwam 75 euro bij uw saldo.')).toBeVisible(functionColdStart);
  await expect(page).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expectBalance(page, '75 euro');
  await onlyPurchase(firebase, maria);
});

// spec: 4.credits.label-cancelled 4.credits.checkout-cancelled 7.credits.cancel 7.credits.cancel-paid
// spec: 8.credits.purchase-cancelled
test('a cancelled purchase cannot be paid any more, and a paid one cannot be cancelled any more', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await openCredits(tablet, maria);

  // By returning from the payment page, which stays open in another tab.
  const first = await openPayment(page, 20);
  const address = first.url();
  await first.getByRole('link', { name: 'Niet betalen en terug naar Madelief' }).click();
  await expect(first.getByRole('status').getByText('Aankoop geannuleerd.')).toBeVisible(functionColdStart);
  await expect(first).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expect(line(first, 'Geannuleerd')).toContainText('Telt niet mee');
  const late = await tablet.newPage();
  await late.goto(address);
  await expect(late.getByRole('heading', { name: 'Deze betaalpagina is gesloten' })).toBeVisible();
  await late.close();

  // A reload cancels nothing else: a purchase started meanwhile stays.
  const second = await openPayment(page, 100);
  await first.reload();
  await expect(first.getByText('Een aankoop van 100 euro staat nog open')).toBeVisible();
  await expect(first.getByText('Aankoop geannuleerd.')).toHaveCount(0);
  await first.close();
  // Paid in the other tab; this page has not been updated yet.
  await holdWebhooks(firebase, maria.uid);
  await second.route('**/dashboard**', (route) => route.abort());
  await pay(second, 100).catch(() => undefined);
  await expect
    .poll(async () => (await practicePurchases(firebase, maria.uid)).map(({ status }) => status))
    .toContain('complete');
  await second.close();
  await page.getByRole('button', { name: 'Aankoop annuleren' }).click();
  await expect(page.getByRole('status').getByText('U had al betaald. Er kwam 100 euro bij uw saldo.')).toBeVisible(
    functionColdStart,
  );
  await expectBalance(page, '100 euro');
  await releaseWebhooks(firebase, maria.uid);
  await expect(page.getByText('Een aankoop van 100 euro staat nog open')).toHaveCount(0);

  // By the button of the view.
  const third = await openPayment(page, 200);
  await expect(page.getByRole('button', { name: 'Verder betalen' })).toBeVisible();
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Verder betalen' }).click();
  await expect((await again).getByRole('heading', { name: '€ 200,00 betalen' })).toBeVisible();
  await page.getByRole('button', { name: 'Aankoop annuleren' }).click();
  await expect(page.getByRole('status').getByText('Aankoop geannuleerd.')).toBeVisible();
  await expect(page.getByRole('status').first()).toBeFocused();
  await third.reload();
  await expect(third.getByRole('heading', { name: 'Deze betaalpagina is gesloten' })).toBeVisible();

  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: 100,
    lines: [
      { type: 'purchase_cancelled', amount: 200 },
      { type: 'purchase_completed', amount: 100 },
      { type: 'purchase_cancelled', amount: 20 },
    ],
  });
});

// spec: 4.credits.checkout-success 6.roles.own-credits 7.credits.verify-own-only 8.credits.purchase-paid
// spec: 8.credits.verification-failed
test('a payment is credited when the person does not return, when it takes days, and when they return signed out', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await openCredits(tablet, maria);

  // The tab is closed before the return page has loaded.
  const first = await openPayment(page, 20);
  await first.route('**/dashboard**', (route) => route.abort());
  await pay(first, 20).catch(() => undefined);
  await first.close();
  await expect.poll(async () => (await storedCredits(firebase, maria.uid)).balance, functionColdStart).toBe(20);
  await returnToTab(page);
  await expect(page.getByText('Er kwam 20 euro bij. Uw saldo is nu 20 euro.')).toBeVisible();

  // The bank is still processing; nothing is shown as paid meanwhile.
  const second = await openPayment(page, 50);
  const underWay = sessionOf(second);
  await second.getByRole('button', { name: 'Betalen met geld dat later komt' }).click();
  await expect(second.getByRole('status').getByText(onItsWay)).toBeVisible(functionColdStart);
  await expect(second).toHaveURL(`${tablet.origin}/dashboard?tab=credits`);
  await expect(line(second, 'Aankoop (Pending)')).toContainText('50 euro');
  await expect(second.getByRole('button', { name: 'Aankoop annuleren' })).toHaveCount(0);
  await expectBalance(second, '20 euro');
  await returnToTab(page);
  // This tab is stale: it requests a cancellation, and gets the actual state.
  await page.getByRole('button', { name: 'Aankoop annuleren' }).click();
  await expect(page.getByRole('status').getByText(onItsWay)).toBeVisible(functionColdStart);
  await actOnPurchase(firebase, underWay, 'money-arrives');
  await expect.poll(async () => (await storedCredits(firebase, maria.uid)).balance, functionColdStart).toBe(70);
  for (const tab of [page, second]) {
    await returnToTab(tab);
    await expect(tab.getByText('Er kwam 50 euro bij. Uw saldo is nu 70 euro.')).toBeVisible();
    await expect(tab.getByText(onItsWay)).toHaveCount(0);
  }

  // Paid on a device without a sign-in: the payment is verified after the login.
  const third = await openPayment(page, 100);
  const paid = sessionOf(third);
  await third.close();
  await holdWebhooks(firebase, maria.uid);
  await actOnPurchase(firebase, paid, 'pay');
  const other = await device();
  const there = other.page();
  await there.goto(`${other.origin}/dashboard?tab=credits&success=true&session_id=${paid}`);
  await enterCredentials(there, maria);
  await expect(there.getByText(bought(100))).toBeVisible(functionColdStart);
  await expect(there).toHaveURL(`${other.origin}/dashboard?tab=credits`);
  await releaseWebhooks(firebase, maria.uid);
  await expectBalance(there, '170 euro');
  expect(await storedCredits(firebase, maria.uid)).toMatchObject({ balance: 170 });

  // Another person's purchase: nothing is disclosed, and nothing is credited.
  const jozef = await person({ user: { first_name: 'Jozef' } });
  const his = await device();
  his.expectConsoleError(/status of 404/);
  await his.page().goto(`${his.origin}/dashboard?tab=credits&success=true&session_id=${paid}`);
  await enterCredentials(his.page(), jozef);
  const problem = 'Er is een probleem opgetreden bij het verifiëren van uw betaling. Neem contact op met support.';
  await expect(his.page().getByText(problem)).toBeVisible(functionColdStart);
  await expectBalance(his.page(), '0 euro');
  expect(await storedCredits(firebase, jozef.uid)).toEqual({ balance: null, lines: [] });
});

// spec: 2.credits.refresh-button 6.roles.own-credits 7.credits.own-balance 8.credits.purchase-failed
test('on bad Wi-Fi nothing is bought twice, nothing is shown as paid too early, and cached data stay visible', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  await storeCredits(firebase, maria.uid, 30, [
    { id: `old-${maria.uid}`, amount: 30, created_at: new Date('2026-03-01T12:00:00Z') },
  ]);
  const tablet = await installedDevice();
  const page = await openCredits(tablet, maria, '30 euro');
  tablet.expectNetworkFailures();

  // The answer to the first press is lost: the second press gets the same purchase.
  let answersLost = 0;
  await page.route('**/functions/purchase-credits', async (route) => {
    if (answersLost > 0) return route.continue();
    answersLost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  const tabs = page.context().pages().length;
  await press(page, 50);
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('Er is een fout opgetreden bij het kopen van credits', functionColdStart);
  await expect(failed).toContainText('Bel ons op');
  await expect.poll(() => page.context().pages().length).toBe(tabs);
  await afterDoubleTapWindow(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Voor 50 euro kopen' }).click();
  const payment = await opened;
  await expect(payment.getByRole('heading', { name: '€ 50,00 betalen' })).toBeVisible(functionColdStart);
  const { id: paid } = await onlyPurchase(firebase, maria);

  // Returns while the server is unreachable.
  let reachable = false;
  await page.context().route('**/functions/verify-payment', async (route) => {
    if (reachable) await route.continue();
    else await route.abort('connectionreset');
  });
  await holdWebhooks(firebase, maria.uid);
  await pay(payment, 50);
  await expect(payment.getByText('Wij konden uw betaling nog niet nakijken')).toBeVisible(functionColdStart);
  await expect(payment.getByText(bought(50))).toHaveCount(0);
  await expect(payment).toHaveURL(new RegExp(`session_id=${paid}`));
  await payment.reload();
  await expect(payment.getByText('Wij konden uw betaling nog niet nakijken')).toBeVisible(functionColdStart);
  reachable = true;
  await payment.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(payment.getByText(bought(50))).toBeVisible(functionColdStart);
  await releaseWebhooks(firebase, maria.uid);
  await payment.close();
  await returnToTab(page);
  await expectBalance(page, '80 euro');

  // Without a network: buying is disabled with an explanation, and cached data stay, with their age.
  await workerIsReady(page);
  tablet.network.cut();
  await page.getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(page.getByText('Kopen kan alleen met internet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saldo kopen' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Geen verbinding', { exact: true })).toBeVisible(functionColdStart);
  await expectBalance(page, '80 euro');
  await expect(line(page, 'Aankoop').first()).toContainText('50 euro erbij');
  await expect(page.getByText(/^Gegevens van vandaag om /)).toBeVisible();
  await expect(page.getByText('Kopen kan alleen met internet')).toBeVisible();
  tablet.network.restore();
  await page.getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(page.getByRole('button', { name: 'Saldo kopen' })).toBeVisible();
  await expect(page.getByText('Kopen kan alleen met internet')).toHaveCount(0);

  // The next account on this device sees none of it.
  expect(await storagePlacesWith(page, [paid])).toEqual(['madelief/cache']);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await answerDialog(page, 'Ja, uitloggen');
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  expect(await storagePlacesWith(page, [paid])).toEqual([]);
  const jozef = await person({ user: { first_name: 'Jozef' } });
  await page.goto(`${tablet.origin}/dashboard?tab=credits`);
  await enterCredentials(page, jozef);
  await expectBalance(page, '0 euro');
  await expect(page.getByText('U heeft nog niets gekocht of betaald.')).toBeVisible();
});

// spec: 4.credits.stale-cancelled 4.credits.continued 7.credits.own-balance
test('a purchase that is unpaid for an hour is cancelled when the view opens; a younger one can be paid after a reload and a new sign-in; a negative balance is shown', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await openCredits(tablet, maria);
  const old = await openPayment(page, 20);
  const stale = sessionOf(old);
  await old.close();
  const young = await openPayment(page, 50);
  await young.close();
  await expect(line(page, 'Aankoop (Pending)')).toHaveCount(2);
  await moveBack(firebase, stale, 61);
  await page.reload();
  await expect(line(page, 'Geannuleerd')).toContainText('20 euro', functionColdStart);
  await expect(line(page, 'Aankoop (Pending)')).toContainText('50 euro');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Een aankoop van 50 euro staat nog open')).toBeVisible();
  await expect(page.getByRole('status').getByText('De betaalpagina voor 20 euro is gesloten')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opnieuw voor 20 euro kopen' })).toBeVisible();
  const purchases = await practicePurchases(firebase, maria.uid);
  expect(purchases.find(({ id }) => id === stale)?.status).toBe('expired');

  // The younger one is paid on its own page, also after the reload and for who signs in elsewhere.
  const goOn = async (from: Page) => {
    const opened = from.waitForEvent('popup');
    await from.getByRole('button', { name: 'Verder betalen' }).click();
    return opened;
  };
  const again = await goOn(page);
  await expect(again.getByRole('heading', { name: '€ 50,00 betalen' })).toBeVisible(functionColdStart);
  expect(sessionOf(again)).not.toBe(stale);
  const phone = await device();
  const elsewhere = await goOn(await openCredits(phone, maria));
  await expect(elsewhere.getByRole('heading', { name: '€ 50,00 betalen' })).toBeVisible(functionColdStart);
  expect(sessionOf(elsewhere)).toBe(sessionOf(again));
  expect(await practicePurchases(firebase, maria.uid)).toHaveLength(2);
  // Its page has expired meanwhile: a new purchase is offered, and the old one can no longer be paid.
  await holdWebhooks(firebase, maria.uid);
  await actOnPurchase(firebase, sessionOf(again), 'expire');
  await afterDoubleTapWindow(page);
  await goOn(page);
  await expect(page.getByRole('status').getByText('De betaalpagina voor 50 euro is gesloten')).toBeVisible(
    functionColdStart,
  );
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(page.getByText('Een aankoop van 50 euro staat nog open')).toHaveCount(0);
  await afterDoubleTapWindow(page);
  const anew = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Opnieuw voor 50 euro kopen' }).click();
  await expect((await anew).getByRole('heading', { name: '€ 50,00 betalen' })).toBeVisible(functionColdStart);
  await expect(page.getByText('De betaalpagina voor 50 euro is gesloten')).toHaveCount(0);
  // The view has shown the new purchase, so the device knows it.
  await expect(page.getByRole('button', { name: 'Verder betalen' })).toBeVisible(functionColdStart);
  expect((await practicePurchases(firebase, maria.uid)).filter(({ status }) => status === 'open')).toHaveLength(1);
  await releaseWebhooks(firebase, maria.uid);
  // Closed by the server while nobody looks: the view says so when it is opened again.
  await page.goto('about:blank');
  const [newest] = (await practicePurchases(firebase, maria.uid)).filter(({ status }) => status === 'open');
  await actOnPurchase(firebase, newest?.id ?? '', 'expire');
  await expect
    .poll(async () => (await storedCredits(firebase, maria.uid)).lines.map(({ type }) => type), functionColdStart)
    .toEqual(['purchase_cancelled', 'purchase_cancelled', 'purchase_cancelled']);
  await page.goto(`${tablet.origin}/dashboard?tab=credits`);
  await expect(page.getByRole('status').getByText('De betaalpagina voor 50 euro is gesloten')).toBeVisible(
    functionColdStart,
  );

  // The balance after a dispute.
  await storeCredits(firebase, maria.uid, -30);
  await returnToTab(page);
  await expectBalance(page, 'min 30 euro');
  await expect(page.getByText('Uw saldo staat onder nul. Bel ons op 03 200 00 00.')).toBeVisible();
  await expect(page.getByRole('status').getByText('Er ging 30 euro af. Uw saldo is nu min 30 euro.')).toBeVisible();
});
