import { requestReference } from '#domain/requests/request-reference.ts';
import { file as words } from '#i18n/nl/staff/file.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { computer, everyName, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { test } from './walk.ts';

test('a request with a visit every week: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  await expect(async () => runTimer(firebase, 'makeVisits')).toPass(functionColdStart);
  const written = ['Stef Claes', 'Staf Claes', 'Zij kan.', 'yes: Els', 'Vaste klant.', 'Z', maria.email];
  for (const text of [...shownKeys, ...namesOfOthers, everyName, ...written]) know(text);
  know(requestReference(id, new Date()));
  const page = await signIn(await device(computer), await person(staffMember), `/admin/requests/${id}`);
  // One on a public holiday has no student.
  await expect(page.getByRole('button', { name: /: (?:Gepland|Zonder student)/ })).toHaveCount(7, functionColdStart);
  await look(page, 'a request with a visit every week');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: words['action-end-series'] }).click();
  const dialog = page.getByRole('dialog', { name: words['title-end-series'] });
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: words['go-end-series'] }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await look(page, 'the end of a series without the reason that it needs');
});
