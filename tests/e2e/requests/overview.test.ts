import type { Request } from 'playwright-core';
import { momentOf } from '#domain/requests/calendar.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { storeCredits, storedCredits } from '#tests/people/stored-credits.ts';
import { storeEndedVisitOf, storePlanningOf, storeRequestsOf } from '../stored-records.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { afterDoubleTapWindow, flushed, signIn, workerIsReady, returnToTab } from '../steps.ts';

// spec: 2.overview.active-count 2.overview.recent-requests 2.overview.carer-tips 2.overview.new-request-button
// spec: 2.overview.banner 8.dashboard.data-unreadable 8.dashboard.count-unreadable
test('the overview shows the right count, an empty state and a failure state, and recovers by itself', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = tablet.page();
  let broken = true;
  const isOfRequests = (request: Request) => (request.postData() ?? '').includes('service_requests');
  await page.route('**/documents:run*', async (route) => {
    if (broken && isOfRequests(route.request())) await route.abort('connectionreset');
    else await route.continue();
  });
  tablet.expectNetworkFailures();
  await signIn(tablet, maria);

  await expect(page.getByText('U heeft 0 actieve aanvragen.')).toBeVisible();
  await expect(page.getByText('Wij konden dit nu niet nakijken. Het zijn er misschien meer.')).toBeVisible();
  await expect(page.getByText('Er is een probleem opgetreden bij het ophalen van uw gegevens.')).toBeVisible();
  await expect(page.getByText('Wij kunnen uw bezoeken nu niet nakijken.')).toHaveCount(2);
  await expect(page.getByText('Er is nu geen bezoek gepland.')).toHaveCount(0);
  await expect(page.getByText('Geen recente aanvragen')).toHaveCount(0);
  // Pressed while it still fails: as soon as reading succeeds the overview recovers, and the button is gone.
  await Promise.all([page.waitForRequest(isOfRequests), page.getByRole('button', { name: 'Opnieuw laden' }).click()]);
  broken = false;
  // Each reading is tried again by itself, every half minute.
  await expect(page.getByText('Geen recente aanvragen')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Wij konden dit nu niet nakijken.')).toHaveCount(0, { timeout: 45_000 });
  await expect(page.getByText('Er is nu geen bezoek gepland.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('U heeft 0 geplande bezoeken.')).toBeVisible();
  await expect(page.getByText('U heeft 0 actieve aanvragen.')).toBeVisible();

  const ids = await storeRequestsOf(firebase, maria, [{}, {}, { status: 'processing' }]);
  await returnToTab(page);
  await expect(page.getByText('U heeft 2 actieve aanvragen.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Wij zoeken een student voor 2 aanvragen.')).toBeVisible();
  await expect(page.getByText('Wij zoeken nog een student.')).toBeVisible();
  const recent = page.getByRole('listitem').filter({ hasText: 'Service aanvraag #' });
  await expect(recent).toHaveCount(2);
  for (const [index, id] of ids.slice(0, 2).entries()) await expect(recent.nth(index)).toContainText(id.slice(-6));

  // A cached count shows its age.
  broken = true;
  await returnToTab(page);
  await expect(page.getByText(/^Zo was het vandaag om /)).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('U heeft 2 actieve aanvragen.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Tips voor mantelzorgers' })).toBeVisible();
  for (const tip of ['Zorg ook voor uzelf', 'Gebruik technische hulpmiddelen']) {
    await expect(page.getByText(tip)).toBeVisible();
  }
  const banner = page.getByRole('heading', { name: 'Kunnen wij u ergens mee helpen?' }).locator('..');
  await banner.getByRole('button', { name: 'Nieuwe dienst aanvragen' }).click();
  await expect(page).toHaveURL(/tab=request-service$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Alle aanvragen bekijken' }).click();
  await expect(page).toHaveURL(/tab=my-requests$/);
});

test('the first card says who comes next and when, without a network too, and moves on as time passes', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [first, second] = [dayFromToday(3), dayFromToday(5)];
  // The next visit was asked for before more requests than the list reads at once.
  const newer = Array.from({ length: 25 }, () => ({ status: 'ended' }));
  const ids = await storeRequestsOf(firebase, maria, [
    ...newer,
    { status: 'assigned', task_category_id: 'garden', request_date: second },
    { status: 'matched', task_category_id: 'transport', request_date: first, preferred_time: '10:00' },
    { status: 'assigned', task_category_id: 'household' },
  ]);
  await storePlanningOf(firebase, ids[25] ?? '');
  await storePlanningOf(firebase, ids[26] ?? '');
  const tablet = await device();
  const page = await signIn(tablet, maria);
  const card = page.getByRole('heading', { name: 'Uw volgende bezoek' }).locator('..');
  await expect(card).toContainText('Over 3 dagen');
  await expect(card).toContainText(/[a-z]+dag \d+ [a-z]+.* om 10 uur/);
  await expect(card).toContainText('Vervoer, 2 uur');
  await expect(card).toContainText('Lotte Janssens uit Gent komt bij u langs.');
  await expect(card.getByRole('link', { name: /^Bel ons/ })).toHaveAttribute('href', /^tel:/);
  await expect(card.getByRole('button', { name: 'In mijn agenda zetten' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Nog 1 bezoek' })).toBeVisible();
  await expect(page.getByText('U heeft 2 geplande bezoeken.')).toBeVisible();

  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await page.reload();
  await expect(card).toContainText('Over 3 dagen');
  await expect(card).toContainText('Lotte Janssens uit Gent komt bij u langs.');
  // Not before the app is there, and not only the kept view: a class that extends the fake Date loses its methods, and with
  // them the time zone.
  await expect(page.locator('#kept')).toHaveCount(0);
  const passTimeTo = async (day: string, time: string) => {
    await page.clock.setFixedTime(momentOf(day, time));
    await returnToTab(page);
  };
  await passTimeTo(first, '10:30');
  await expect(card).toContainText('Nu bezig');
  await expect(card).toContainText('Annuleren was gratis tot');
  await passTimeTo(first, '12:00');
  await expect(card).toContainText('Over 2 dagen');
  await expect(card).toContainText('Tuinonderhoud, 2 uur');
  await expect(card).toContainText('Lotte Janssens uit Gent komt bij u langs.');
  await expect(card.getByRole('button', { name: /^Nog/ })).toHaveCount(0);
  await passTimeTo(second, '00:00');
  await expect(card).toContainText('Vandaag');
  await passTimeTo(second, '16:00');
  await expect(card).toContainText('Er is nu geen bezoek gepland.');
});

test('exactly what is missing for two visits is paid in one tap, oldest first, and not without a network', async ({
  installedDevice,
  person,
  firebase,
}) => {
  // A payment page, its functions and three polls of the card.
  const maria = await person();
  const [first = '', second = ''] = await storeRequestsOf(firebase, maria, [{ status: 'ended' }, { status: 'ended' }]);
  await storeEndedVisitOf(firebase, maria, first, { state: 'approved', minutes_worked: 25, date: '2026-03-10' });
  await storeEndedVisitOf(firebase, maria, second, { state: 'approved', minutes_worked: 70, date: '2026-03-12' });
  await storeCredits(firebase, maria.uid, 5);
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria);
  const card = page.getByRole('heading', { name: 'Nog te betalen voor uw bezoeken' }).locator('..');
  await expect(card).toContainText('25 euro', functionColdStart);
  await expect(card.getByRole('listitem').nth(0)).toContainText('Kost 7,50 euro. U komt 2,50 euro tekort.');
  await expect(card.getByRole('listitem').nth(1)).toContainText('Kost 22,50 euro. U komt 22,50 euro tekort.');
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await returnToTab(page);
  await expect(card).toContainText('Betalen kan alleen met internet', { timeout: 45_000 });
  await expect(card.getByRole('button', { name: /betalen$/ })).toHaveCount(0);
  tablet.network.restore();
  await returnToTab(page);
  const pays = card.getByRole('button', { name: '25 euro betalen' });
  await expect(pays).toBeVisible({ timeout: 45_000 });
  await afterDoubleTapWindow(page);
  await tabTo(page, pays);
  const tab = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const payment = await tab;
  await payment.getByRole('button', { name: '€ 25,00 betalen' }).click(functionColdStart);
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Credits Beheer', functionColdStart);
  await returnToTab(page);
  await expect(page.getByText('Dank u. Er staat niets meer open.')).toBeVisible(functionColdStart);
  // The money suffices from the moment that it arrives; the visits are charged one after the other.
  await expect
    .poll(async () => (await storedCredits(firebase, maria.uid)).lines.map(({ amount }) => amount), flushed)
    .toEqual(expect.arrayContaining([-22.5, -7.5]));
  const { balance, lines } = await storedCredits(firebase, maria.uid);
  expect([balance, lines.length]).toEqual([0, 3]);
});

test('a visit that is over is approved by keyboard and without a network, and charged once to the cent when it is back', async ({
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const [id = ''] = await storeRequestsOf(firebase, maria, [{ status: 'ended' }]);
  await storeEndedVisitOf(firebase, maria, id, { minutes_worked: 25 });
  await storeCredits(firebase, maria.uid, 20);
  const tablet = await installedDevice();
  const page = await signIn(tablet, maria);
  const card = page.getByRole('heading', { name: 'Klopt dit bezoek?' }).locator('..');
  await expect(card).toContainText('Het duurde 25 minuten.');
  await expect(card).toContainText('7,50 euro');
  await expect(card).toContainText('1 begonnen half uur, aan 15 euro per uur.');
  await workerIsReady(page);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  const look = card.getByRole('button', { name: 'Nee, kijk het na' });
  await tabTo(page, look);
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Wat klopt er niet?')).toBeFocused();
  await tabTo(page, card.getByRole('button', { name: 'Toch niet' }));
  await page.keyboard.press('Enter');
  await expect(look).toBeFocused();
  await tabTo(page, card.getByRole('button', { name: 'Ja, dit klopt' }), 'Shift+Tab');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toBeFocused();
  await expect(card).toContainText('Uw antwoord is bewaard');
  tablet.network.restore();
  await expect(page.getByText('Dank u. Dit bezoek is betaald met uw saldo.')).toBeVisible(flushed);
  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: 12.5,
    lines: [{ type: 'service_usage', amount: -7.5 }],
  });
});
