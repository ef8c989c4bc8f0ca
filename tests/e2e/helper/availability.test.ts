import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { changeStudent } from '#domain/contracts/students.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { helper as helperTexts } from '#i18n/nl/helper/helper.ts';
import { ownCards } from '#i18n/nl/helper/own-cards.ts';
import { staf } from '#local/seed/accounts.ts';
import { readCalendar } from '#tests/builders/read-calendar.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import { agreeOnPrice } from '#tests/people/staff-work.ts';
import { answered } from '../account/account-steps.ts';
import { dayFromToday, fullDate } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { computer, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { openOnPhone } from './student-steps.ts';

const helper = { ...helperTexts, ...ownCards };

/** Staff's copy of the students asks every 30 s for what changed. */
const followed = { timeout: 60_000 };

const weekdayOf = (date: string): string => fullDate(date).split(' ')[0] ?? '';

/** Opens the hours of a weekday in the form. */
async function openDay(page: Page, weekday: string): Promise<void> {
  await page.locator('summary').filter({ hasText: weekday }).click();
}

/** Presses a control by keyboard alone, on a way on which every stop is visible. */
async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
}

/** Staff saves her file with no hours at all. */
async function changeByStaff(firebase: TestFirebase, student: { readonly id: string; readonly last_name: string }) {
  const edited = editedPart(aStudentProfile({ last_name: student.last_name, phone: '', email: '', weekly: {} }));
  const input = { command_id: randomUUID(), student_id: student.id, revision: 1, student: edited };
  const { outcome } = await callAs(firebase, await signInAs(firebase, staf), changeStudent, input);
  expect(outcome).toMatchObject({ outcome: 'done' });
}

// spec: staff.students.own-hours
test('a student takes a weekday away: she is told of her visit, nothing typed is lost, and staff follows at once', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const date = dayFromToday(9);
  const weekday = weekdayOf(date);
  const last = `Janssens${randomInt(1e8, 1e9)}`;
  const lotte = await storeLinkedStudent(firebase, { last_name: last });
  await offerVisitTo(firebase, { seniorId: maria.uid, date, students: [lotte] });
  // Another visit of that weekday, for which staff looks for a student.
  const [other = ''] = await storeRequestsOf(firebase, maria, [{ request_date: date, preferred_time: '10:00' }]);
  await agreeOnPrice(firebase, await signInAs(firebase, staf), other);

  const desk = await signIn(await device(computer), await person(staffMember), `/admin/requests/${other}`);
  const file = desk.getByRole('region', { name: 'De aanvraag' });
  const search = file.getByRole('searchbox');
  await search.fill(last);
  await expect(file.getByText(`Lotte ${last}`).last()).toBeVisible(followed);
  await expect(file.getByText(`is op ${weekday} niet vrij op dat uur`)).toHaveCount(0);

  const { mobile, page } = await openOnPhone(device, lotte);
  await page.getByRole('button', { name: helper.accept }).click();
  await expect(page.getByText(helper['done-accept'])).toBeVisible(answered);

  await page.getByRole('button', { name: helper['availability-change'] }).click();
  await expect(page.getByRole('heading', { name: helper['each-week'] })).toBeFocused();
  await openDay(page, weekday);
  await page.getByRole('button', { name: `${helper.remove}: ${weekday}, uren 1` }).click();
  await expect(page.getByText(helper['outside-title_one'])).toBeVisible();
  await page.getByRole('button', { name: /^Maria, / }).click();
  // She stands at her visit, where she can say that she cannot come.
  await expect(page.locator('li[id^="visit-"]')).toBeFocused();
  await expect(page.locator('li:focus').getByRole('button', { name: helper.withdraw })).toBeVisible();

  mobile.expectNetworkFailures();
  mobile.network.cut();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: helper['save-anyway'] }).click();
  await expect(page.getByText(helper['problem-network'])).toBeVisible(answered);
  await expect(page.getByText(helper['not-saved'])).toBeVisible();
  mobile.network.restore();
  // The phone closed the page meanwhile: what she did is still there, and saved with one press.
  await page.reload();
  await expect(page.getByText(helper['not-saved'])).toBeVisible(answered);
  await expect(page.locator('summary').filter({ hasText: weekday })).toContainText(helper['not-free']);
  await page.getByRole('button', { name: helper['save-anyway'] }).click();
  await expect(page.getByText(helper['availability-saved'])).toBeVisible(answered);
  await expect(page.getByRole('button', { name: helper['availability-change'] })).toBeFocused();

  await expect(file.getByText(`is op ${weekday} niet vrij op dat uur`)).toBeVisible(followed);
});

test('by keyboard, a student gives her visits an address that a calendar reads, and is told that she does not come', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  const date = dayFromToday(8);
  await offerVisitTo(firebase, { seniorId: maria.uid, date, time: '12:00', students: [lotte] });
  const { mobile, page } = await openOnPhone(device, lotte);
  await mobile.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: mobile.origin });
  await page.getByRole('button', { name: helper.accept }).click();
  await expect(page.getByText(helper['done-accept'])).toBeVisible(answered);

  await pressByKeyboard(page, page.getByRole('button', { name: helper['calendar-make'] }));
  await expect(page.getByText(helper['calendar-renewed'])).toBeVisible(answered);
  const shown = page.getByLabel(helper['calendar-address']);
  const address = await shown.inputValue();
  await pressByKeyboard(page, page.getByRole('button', { name: helper['calendar-copy'] }));
  await expect(page.getByText(helper['calendar-copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const opens = page.getByRole('link', { name: helper['calendar-open'] });
  expect(await opens.getAttribute('href')).toBe(address.replace('http:', 'webcal:'));

  // A calendar service is no browser.
  const read = async (from: string) => readCalendar(await (await fetch(from)).text());
  expect(await read(address)).toMatchObject([{ status: 'CONFIRMED', start: noonOf(date), location: '2000 Antwerpen' }]);
  await page.getByRole('button', { name: helper.withdraw }).click();
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: helper['withdraw-send'] }).click();
  await expect(page.getByText(helper['done-withdraw'])).toBeVisible(answered);
  expect(await read(address)).toMatchObject([{ status: 'CANCELLED', start: noonOf(date), location: '' }]);

  // The address is kept on this phone alone, and another one stops it.
  await page.reload();
  await expect(shown).toHaveValue(address, answered);
  await pressByKeyboard(page, page.getByRole('button', { name: helper['calendar-renew'] }));
  await expect(page.getByText(helper['calendar-renewed'])).toBeVisible(answered);
  await expect(shown).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(await shown.inputValue())).status).toBe(200);
  await pressByKeyboard(page, page.getByRole('button', { name: helper['calendar-stop'] }));
  await expect(page.getByText(helper['calendar-stopped'])).toBeVisible(answered);
  await expect(page.getByRole('button', { name: helper['calendar-make'] })).toBeVisible();
});

test('by keyboard, a student changes her hours; those that staff changed meanwhile stand beside them, and she says which count', async ({
  device,
  firebase,
}) => {
  const last_name = `Janssens${randomInt(1e8, 1e9)}`;
  const lotte = await storeLinkedStudent(firebase, { last_name, phone: '' });
  const { page } = await openOnPhone(device, lotte);
  await pressByKeyboard(page, page.getByRole('button', { name: helper['availability-change'] }));
  await pressByKeyboard(page, page.locator('summary').filter({ hasText: 'maandag' }));
  await tabTo(page, page.getByLabel('maandag, uren 1: tot'));
  await page.keyboard.type('1200');

  await changeByStaff(firebase, { id: lotte.id, last_name });
  await pressByKeyboard(page, page.getByRole('button', { name: helper.save, exact: true }));
  await expect(page.getByText(helper['behind-title'])).toBeVisible(answered);
  await pressByKeyboard(page, page.getByRole('button', { name: helper['behind-mine'] }));
  await pressByKeyboard(page, page.getByRole('button', { name: helper.save, exact: true }));
  await expect(page.getByText(helper['availability-saved'])).toBeVisible(answered);
  await expect(page.getByText('8 tot 12 uur')).toBeVisible();
});
