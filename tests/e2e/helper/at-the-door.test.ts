import type { Page } from 'playwright-core';
import { door } from '#i18n/nl/helper/door.ts';
import { helper } from '#i18n/nl/helper/helper.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { planVisitSoon, storedVisit, wrongCode } from '#tests/people/helper-offers.ts';
import { answered } from '../account/account-steps.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { computer, pressInDialog, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, isSeenOnReturn, signIn, workerIsReady } from '../steps.ts';
import { keepStudentPage, openLink, openOnPhone } from './student-steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(door.code).fill(code);
  await afterDoubleTapWindow(page);
  await button(page, door['code-send']).click();
}

async function leave(page: Page, note: string): Promise<void> {
  await button(page, door.leave).click();
  await expect(page.getByLabel(door.minutes)).toBeFocused();
  await page.getByLabel(door.km).fill('4,5');
  await page.getByLabel(door.note).fill(note);
  await afterDoubleTapWindow(page);
  await button(page, door['leave-send']).click();
}

const stateOf = (firebase: TestFirebase, id: string) => async () => (await storedVisit(firebase, id))['state'];

test('the code on the senior’s tablet starts the visit on the student’s phone; a wrong one does not', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  const { id, code } = await planVisitSoon(firebase, maria.uid, lotte);
  const tablet = await device();
  const senior = await signIn(tablet, maria);
  const card = senior.getByText('Uw code voor dit bezoek');
  await expect(card).toBeVisible(answered);
  await expect(senior.getByText(code.split('').join('\u00a0'))).toBeVisible();
  await expect(senior.getByText('Geef deze code aan de student aan de deur.')).toBeVisible();
  // It stands with the request as well, and the journey goes on there.
  await senior.getByRole('link', { name: 'Mijn Aanvragen' }).click();
  await expect(senior.getByRole('article')).toContainText('Uw code voor dit bezoek');
  await expect(senior.getByText(code.split('').join('\u00a0'))).toBeVisible();

  const { page } = await openOnPhone(device, lotte);
  await expect(button(page, door.come)).toBeVisible(answered);
  await tabTo(page, button(page, door.come));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(door.code)).toBeFocused();
  // By itself: four digits may well be those of a moment.
  expect(JSON.stringify(await readBrowserStorage(page))).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  await typeCode(page, '12');
  await expect(page.getByText(door['code-missing'])).toBeVisible();
  await typeCode(page, wrongCode(code));
  await expect(page.getByText(door.wrong)).toBeVisible(answered);
  await expect(page.getByText('U kunt nog 4 keer een code intikken.')).toBeVisible();
  await tabTo(page, page.getByLabel(door.code));
  await page.keyboard.type(code);
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(door.here)).toBeVisible(answered);
  const { came_at: came, started_at: started } = await storedVisit(firebase, id);
  expect(started).toEqual(came);
  await isSeenOnReturn(senior, senior.getByText('Het bezoek is begonnen.'));
  await expect(card).toHaveCount(0);

  await leave(page, 'Samen gewandeld.');
  await expect.poll(stateOf(firebase, id), flushed).toBe('done');
  expect(await storedVisit(firebase, id)).toMatchObject({ km: 4.5, work_note: 'Samen gewandeld.', minutes_worked: 1 });
  await expect(page.getByText(door.gone)).toBeVisible();
  // What was told need not stay on the phone.
  await expect
    .poll(async () => (await readBrowserStorage(page))['madelief-student-outbox/items'], flushed)
    .not.toContain('gewandeld');
});

test('without a network from the door to the tram, killed in between: all is kept, and arrives once', async ({
  killableDevice,
  installedDevice,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  const { id, code } = await planVisitSoon(firebase, maria.uid, lotte);
  // The tablet has no network either: it shows the code of its copy.
  const tablet = await installedDevice();
  const senior = await signIn(tablet, maria);
  const shownCode = senior.getByText(code.split('').join('\u00a0'));
  await expect(shownCode).toBeVisible(answered);
  await workerIsReady(senior);
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await senior.reload();
  await expect(shownCode).toBeVisible(answered);

  const { mobile: gsm, page: opened } = await openOnPhone(killableDevice, lotte);
  let page = opened;
  await keepStudentPage(page);
  gsm.expectNetworkFailures();
  gsm.network.cut();
  await button(page, door.come).click();
  await typeCode(page, wrongCode(code));
  await expect(page.getByText(door['kept-in'])).toBeVisible();
  await expect(page.getByText(door['kept-later'])).toBeVisible();

  page = await gsm.crashAndRestart();
  await page.goto(`${gsm.origin}/student`);
  await expect(page.getByText(door['kept-in'])).toBeVisible(answered);
  // Killed while she writes: the form opens again.
  await button(page, door.leave).click();
  await expect(page.getByLabel(door.minutes)).toBeVisible();
  page = await gsm.crashAndRestart();
  await page.goto(`${gsm.origin}/student`);
  await page.getByLabel(door.note).fill('Koffie gedronken.');
  await button(page, door['leave-send']).click();
  await expect(page.getByText(door['kept-out'])).toBeVisible();
  const stored = await readBrowserStorage(page);
  expect(stored['madelief-student-outbox/items']).not.toContain(lotte.secret);

  page = await gsm.crashAndRestart();
  gsm.network.restore();
  await page.goto(`${gsm.origin}/student`);
  // The wrong code comes back, and leaving waits behind it.
  await expect(page.getByText(door.wrong)).toBeVisible(flushed);
  await expect(page.getByText(door['kept-waits'])).toBeVisible();
  const { came_at: came } = await storedVisit(firebase, id);
  await typeCode(page, code);
  await expect.poll(stateOf(firebase, id), { timeout: 90_000 }).toBe('done');
  const visit = await storedVisit(firebase, id);
  expect(visit).toMatchObject({ wrong_codes: 1, work_note: 'Koffie gedronken.' });
  expect(visit['started_at']).toEqual(came);
  await expect(page.getByText(door.gone)).toBeVisible(flushed);
});

test('five wrong codes: staff sees it, and starts the visit by keyboard with a reason', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  const { id, code } = await planVisitSoon(firebase, maria.uid, lotte);
  const { page } = await openOnPhone(device, lotte);
  await button(page, door.come).click();
  for (const left of [4, 3, 2, 1]) {
    await typeCode(page, wrongCode(code, left));
    await expect(page.getByText(new RegExp(`^U kunt nog ${left} keer`))).toBeVisible(answered);
  }
  await typeCode(page, wrongCode(code, 5));
  await expect(page.getByText(door.locked)).toBeVisible(answered);
  await expect(page.getByLabel(door.code)).toHaveCount(0);

  const desk = await device(computer);
  const staff = await signIn(desk, await person(staffMember), `/admin?list=late&request=${id}`);
  const file = staff.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByText('5 van 5')).toBeVisible({ timeout: 45_000 });
  await staff.keyboard.press('s');
  const dialog = staff.getByRole('dialog', { name: 'Dit bezoek zelf starten' });
  await expect(dialog.getByText(/tikte .* een code in/)).toBeVisible();
  await tabTo(staff, dialog.getByLabel('Waarom?'));
  await staff.keyboard.type('De bril van Maria ligt boven.');
  await pressInDialog(staff, 'Starten');
  await expect(file.getByText('Het bezoek is gestart.')).toBeVisible();
  const { came_at: came, started_at: started } = await storedVisit(firebase, id);
  expect(started).toEqual(came);

  await isSeenOnReturn(page, page.getByText(door.here));
  await expect(page.getByText(door.locked)).toHaveCount(0);
  await leave(page, '');
  await expect.poll(stateOf(firebase, id), flushed).toBe('done');
});

test('a link that stops, or that of another student, takes what was told from the phone', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [lotte, wout] = [await storeLinkedStudent(firebase), await storeLinkedStudent(firebase)];
  const { id, code } = await planVisitSoon(firebase, maria.uid, lotte);
  const { mobile: gsm, page } = await openOnPhone(device, lotte);
  gsm.expectNetworkFailures();
  await page.route('**/functions/check-in', (route) => route.abort());
  await button(page, door.come).click();
  await typeCode(page, code);
  await expect(page.getByText(door['kept-in'])).toBeVisible();
  const told = async () => (await readBrowserStorage(page))['madelief-student-outbox/items'];
  expect(await told()).toContain(id);
  await page.goto(`${gsm.origin}/student`);
  await openLink(gsm, wout);
  await expect(page.getByText(helper['no-visits'])).toBeVisible(answered);
  await expect.poll(told).toBe('[]');
  await page.unroute('**/functions/check-in');
  expect(await stateOf(firebase, id)()).toBe('confirmed');
});
