import { requestReference } from '#domain/requests/request-reference.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { declineMove } from '#domain/contracts/dispatch.ts';
import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { helper } from '#i18n/nl/helper/helper.ts';
import { filter } from '#i18n/nl/filter.ts';
import { file as words } from '#i18n/nl/staff/file.ts';
import { staf } from '#local/seed/accounts.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { work } from '#tests/people/staff-work.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { computer, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';
import { phone, test } from './walk.ts';

const reason = 'Lotte kan die dag niet.';

test('a visit that is asked for at another time: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id, first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  const written = ['Stef Claes', 'Staf Claes', 'Zij kan.', 'yes: Els', 'Vaste klant.', 'Z', maria.email, reason];
  for (const text of [...shownKeys, ...namesOfOthers, ...written]) know(text);
  know(requestReference(id, new Date()));
  const page = await signIn(await device(phone), maria, '/dashboard?tab=my-requests');
  const visit = page.getByRole('article').getByRole('listitem').first();
  await expect(visit.getByRole('button', { name: filter.move })).toBeVisible(functionColdStart);
  await afterDoubleTapWindow(page);
  await visit.getByRole('button', { name: filter.move }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(filter['move-free'])).toBeVisible(functionColdStart);
  await look(page, 'another time for a visit, when the student is free');
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: filter['move-other'] }).click();
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: filter['move-go'] }).click();
  await expect(dialog.getByText(filter['move-day-missing'])).toBeVisible();
  await look(page, 'another time for a visit, without a day');
  const to = { date: addDaysTo(first, 2), start: '11:00' };
  await dialog.getByLabel(filter['move-day']).selectOption(to.date);
  await dialog.getByLabel(filter['move-hour']).selectOption(to.start);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: filter['move-go'] }).click();
  await expect(visit.getByRole('button', { name: filter['move-withdraw'] })).toBeVisible(flushed);
  await look(page, 'a visit that is asked for at another time');

  const student = (await device(phone)).page();
  await student.goto(new URL(helperLinkPath(lotte.secret), page.url()).href);
  await expect(student.getByRole('button', { name: helper['move-yes'] })).toBeVisible(functionColdStart);
  await look(student, 'student who is asked for another time');
  await afterDoubleTapWindow(student);
  await student.getByRole('button', { name: helper['move-no'] }).click();
  await expect(student.getByRole('button', { name: helper['move-no-send'] })).toBeVisible();
  await look(student, 'student who cannot come at another time');

  const desk = await signIn(await device(computer), await person(staffMember), `/admin/requests/${id}`);
  await desk.getByRole('button', { name: `${words['move-decline']}:` }).click(functionColdStart);
  const answer = desk.getByRole('dialog', { name: words['title-move-decline'] });
  await afterDoubleTapWindow(desk);
  await answer.getByRole('button', { name: words['move-decline'] }).click();
  await expect(answer.locator('[aria-invalid=true]')).toHaveCount(1);
  await look(desk, 'a move that is declined without the reason that it needs');

  const staff = await signInAs(firebase, staf);
  await work(firebase, staff, declineMove, id, { visit_id: id, ...to, reason });
  await page.reload();
  await expect(visit.getByText(reason)).toBeVisible(functionColdStart);
  await look(page, 'a move that was declined');
});
