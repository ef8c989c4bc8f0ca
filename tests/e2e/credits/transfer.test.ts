import { epcCode } from '#domain/transfers/epc-code.ts';
import { readReference } from '#domain/transfers/transfer-reference.ts';
import { storeCredits, storedCredits } from '#tests/people/stored-credits.ts';
import { readQr } from '#tests/qr/read-qr.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { computer, pressInDialog, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, returnToTab, signIn } from '../steps.ts';
import { storeEndedVisitOf, storeRequestsOf } from '../stored-records.ts';
import { functionColdStart } from './credits-steps.ts';

test('what is missing is transferred: the senior reads reference and code, staff ticks it off, and the visit is paid', async ({
  newDevice,
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [id = ''] = await storeRequestsOf(firebase, maria, [{ status: 'ended' }]);
  await storeEndedVisitOf(firebase, maria, id, { state: 'approved', minutes_worked: 25, date: '2026-03-10' });
  await storeCredits(firebase, maria.uid, 0);
  const tablet = await newDevice();
  const page = await signIn(tablet, maria);
  const card = page.getByRole('heading', { name: 'Nog te betalen voor uw bezoeken' }).locator('..');
  await expect(card).toContainText('Betaal ten laatste op', functionColdStart);
  await expect(card).toContainText('Dan sturen wij u een gratis herinnering.');
  const open = async () => {
    await afterDoubleTapWindow(page);
    await tabTo(page, card.getByRole('button', { name: 'Overschrijven' }));
    await page.keyboard.press('Enter');
  };
  // Without a network and without a service worker the code cannot be loaded; the next press loads the page anew.
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await open();
  await expect(card).toContainText('Dit kan nu niet geladen worden.');
  tablet.network.restore();
  const reloaded = page.waitForEvent('load');
  const code = card.getByRole('img', { name: /^QR-code om 7,50 euro over te schrijven/ });
  // Anything else that is loaded may be the first to load the page anew, before the press or during it.
  await expect(async () => {
    if (await code.isHidden()) await open();
    await expect(code).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await reloaded;
  await expect(card).toContainText('Betaal ten laatste op');
  const [written = ''] = /\+{3}[\d/]+\+{3}/.exec(await card.innerText()) ?? [];
  const reference = readReference(written) ?? '';
  expect(reference).toHaveLength(12);
  expect(readQr(await code.evaluate((svg) => svg.outerHTML))).toBe(epcCode({ cents: 750, reference }));

  const staff = await person(staffMember);
  const office = await device(computer);
  const desk = await signIn(office, staff, '/admin/credits');
  await desk.getByRole('button', { name: /^Overschrijving boeken/ }).click(functionColdStart);
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Mededeling').fill(written);
  await dialog.getByLabel('Hoeveel euro?').fill('7,50');
  await dialog.getByLabel('Nummer van de bank').fill('2026-041');
  await expect(dialog).toContainText('Dit is van', functionColdStart);
  await pressInDialog(desk, 'Boeken');
  await expect(desk.getByText('De overschrijving staat op het saldo.')).toBeVisible(functionColdStart);

  await returnToTab(page);
  await expect(page.getByText('Dank u. Er staat niets meer open.')).toBeVisible(functionColdStart);
  await expect
    .poll(async () => (await storedCredits(firebase, maria.uid)).lines.map(({ amount }) => amount), flushed)
    .toEqual(expect.arrayContaining([7.5, -7.5]));
});
