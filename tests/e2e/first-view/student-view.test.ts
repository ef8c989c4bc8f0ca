import { dayFromToday } from '../dates.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { type LinkedStudent, storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import { axeFindings } from '../accessibility/measure-page.ts';
import { phone } from '../accessibility/walk.ts';
import { readBrowserStorage } from '../device-store.ts';
import { expect, type Fixtures, test } from '../fixtures.ts';
import { keepStudentPage, openLink, openOnPhone } from '../helper/student-steps.ts';
import { openHeld, releaseApp, shifts, shiftsWhileLoading, viewIsKept, watchShifts } from './view-steps.ts';

/** A student who is asked for one visit. */
async function askedStudent(person: Fixtures['person'], firebase: TestFirebase): Promise<LinkedStudent> {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase);
  await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(6), students: [lotte] });
  return lotte;
}

test('a student reads her page at once without a network; what she pressed is done once the page is alive', async ({
  device,
  person,
  firebase,
}) => {
  const lotte = await askedStudent(person, firebase);
  const { mobile, page } = await openOnPhone(device, lotte);
  const accept = page.getByRole('button', { name: 'Ja, ik kom' });
  await expect(accept).toBeVisible();
  await keepStudentPage(page);
  await viewIsKept(page, '/student', 'Ja, ik kom');

  mobile.expectNetworkFailures();
  mobile.network.cut();
  const answer = await openHeld(mobile, page, '/student');
  expect(answer).not.toContain(lotte.secret);
  await expect(page.locator('#root')).toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await releaseApp(page);
  expect(await shifts(page)).toBe(0);

  await openHeld(mobile, page, '/student');
  await accept.scrollIntoViewIfNeeded();
  await accept.click();
  await releaseApp(page);
  // Her yes needs the network.
  await expect(page.getByRole('alert').filter({ hasText: 'Dit is niet gelukt' })).toBeVisible();

  mobile.network.restore();
  await page.getByRole('button', { name: 'English' }).click();
  await viewIsKept(page, '/student', 'Yes');
  await openHeld(mobile, page, '/student');
  expect(await axeFindings(page)).toEqual([]);
  await releaseApp(page);
});

test('the link of another student shows nothing of the one before', async ({ device, firebase }) => {
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Hortense' });
  const tuur = await storeLinkedStudent(firebase, { first_name: 'Tuur' });
  const { mobile, page } = await openOnPhone(device, lotte);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hortense');
  await keepStudentPage(page);
  await viewIsKept(page, '/student', 'Hortense');
  await page.goto('about:blank');
  await openLink(mobile, tuur);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tuur');
  await expect(page.locator('body')).not.toContainText('Hortense');
  await viewIsKept(page, '/student', 'Tuur');
  expect(JSON.stringify(await readBrowserStorage(page))).not.toContain('Hortense');
});

test('nothing moves while a student opens her link, on a phone that is new to it and on one that keeps her page', async ({
  device,
  person,
  firebase,
}) => {
  const lotte = await askedStudent(person, firebase);
  const mobile = await device(phone);
  const page = mobile.page();
  await watchShifts(page);
  await openLink(mobile, lotte);
  expect(await shiftsWhileLoading(page)).toBe(0);

  await keepStudentPage(page);
  await page.goto('about:blank');
  await openLink(mobile, lotte);
  expect(await shiftsWhileLoading(page)).toBe(0);
});
