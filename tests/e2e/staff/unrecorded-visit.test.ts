import { helper } from '#i18n/nl/helper/helper.ts';
import { storedCredits } from '#tests/people/stored-credits.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { runTimer, storeUnrecordedVisit } from '#tests/people/unrecorded-visits.ts';
import { answered } from '../account/account-steps.ts';
import { expect, test } from '../fixtures.ts';
import { openOnPhone } from '../helper/student-steps.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, flushed, returnToTab, signIn, workerIsReady } from '../steps.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

/** A step of another device is on the screen within this time. */
const seen = { timeout: 45_000 };

test('nobody wrote a visit down: both sides say how it was, also without a network, and staff writes it down', async ({
  device,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  const id = await storeUnrecordedVisit(firebase, maria.uid, lotte);
  await expect(async () => runTimer(firebase, 'askAfterVisits')).toPass(functionColdStart);

  // The senior answers in the garden, where there is no network.
  const tablet = await installedDevice();
  const overview = await signIn(tablet, maria);
  const card = overview.getByRole('heading', { name: 'Was de student bij u?' }).locator('..');
  await expect(card).toContainText('Maar wij weten niet of de student er was.', seen);
  await workerIsReady(overview);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await afterDoubleTapWindow(overview);
  await card.getByRole('button', { name: 'Ja, de student was er' }).click();
  await expect(card).toContainText('Uw antwoord is bewaard');
  await expect(card.getByRole('status')).toBeFocused();
  tablet.network.restore();
  await expect(card).toContainText('U zei: de student was er.', flushed);

  // The student, on her phone.
  const { page } = await openOnPhone(device, lotte);
  await page.getByRole('button', { name: helper['asked-came'] }).click(answered);
  await page.getByLabel(helper['asked-minutes']).fill('95');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: helper['asked-send'] }).click();
  await expect(page.getByText('U zei: ik was er, 95 minuten.')).toBeVisible(answered);

  // Staff reads both, and writes the visit down.
  const desk = await device(computer);
  const office = await signIn(desk, await person(staffMember), `/admin/requests/${id}`);
  const file = office.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByText('Niemand schreef dit bezoek op.')).toBeVisible(seen);
  await expect(file.getByText(/de student was er, 1 uur en 35 minuten/)).toBeVisible(seen);
  await tabTo(office, file.getByRole('button', { name: 'Bezoek opschrijven' }));
  await office.keyboard.press('Enter');
  const dialog = office.getByRole('dialog', { name: 'Het bezoek opschrijven' });
  await expect(dialog.getByLabel('Aantal minuten')).toHaveValue('95');
  await dialog.getByLabel('Waarom?').fill('Beiden zeggen hetzelfde.');
  await pressInDialog(office, 'Opschrijven');
  // The message stays, although the request is no longer among those that are open.
  await expect(file.getByText('Het bezoek is opgeschreven. De klant krijgt een mail.')).toBeVisible(seen);
  await expect(file.getByRole('button', { name: 'Bezoek verbeteren' })).toBeVisible(seen);

  // It goes to the senior, for as long as it took.
  await returnToTab(overview);
  const approval = overview.getByRole('heading', { name: 'Klopt dit bezoek?' }).locator('..');
  await expect(approval).toContainText('Het duurde 1 uur en 35 minuten.', seen);
  await expect(approval).toContainText('35 euro');
  await afterDoubleTapWindow(overview);
  await approval.getByRole('button', { name: 'Nee, kijk het na' }).click();
  await approval.getByLabel('Wat klopt er niet?').fill('Het was maar een uur.');
  await approval.getByRole('button', { name: 'Vraag om na te kijken' }).click();
  await expect(approval).toContainText('Wij kijken dit bezoek na', flushed);

  // Staff finds it on Today, reads her question, and corrects the visit.
  await office.goto(`${desk.origin}/admin`);
  await expect(office.getByRole('button', { name: /[1-9].*Klant vraagt om na te kijken/ })).toBeVisible(seen);
  await office.goto(`${desk.origin}/admin/requests/${id}`);
  await expect(file.getByText('Het was maar een uur.').first()).toBeVisible(seen);
  await tabTo(office, file.getByRole('button', { name: 'Bezoek verbeteren' }));
  await office.keyboard.press('Enter');
  const correcting = office.getByRole('dialog', { name: 'Het bezoek verbeteren' });
  await correcting.getByLabel('Aantal minuten').fill('60');
  await correcting.getByLabel('Waarom?').fill('Zij heeft gelijk.');
  await pressInDialog(office, 'Verbeteren');
  await returnToTab(overview);
  await expect(approval).toContainText('17,50 euro', seen);
});

test('the student did not come: staff says so, and the senior has the missed hours on her balance, once', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const id = await storeUnrecordedVisit(firebase, maria.uid, await storeLinkedStudent(firebase));
  await expect(async () => runTimer(firebase, 'askAfterVisits')).toPass(functionColdStart);
  const desk = await device(computer);
  const office = await signIn(desk, await person(staffMember), `/admin/requests/${id}`);
  const file = office.getByRole('region', { name: 'De aanvraag' });
  await tabTo(office, file.getByRole('button', { name: 'De student kwam niet' }));
  await office.keyboard.press('Enter');
  await office.getByRole('dialog').getByLabel('Waarom?').fill('De student was het vergeten.');
  await pressInDialog(office, 'De student kwam niet');
  await expect(file.getByText('Niet doorgegaan')).toBeVisible(seen);
  const tablet = await device();
  const page = await signIn(tablet, maria, '/dashboard?tab=credits');
  await expect(page.getByText('De student kwam niet')).toBeVisible(seen);
  await expect(page.getByText('35 euro', { exact: true }).first()).toBeVisible();
  expect(await storedCredits(firebase, maria.uid)).toMatchObject({ balance: 35 });
});
