import { requestReference } from '#domain/requests/request-reference.ts';
import { visits } from '#i18n/nl/visits.ts';
import { file as words } from '#i18n/nl/staff/file.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { recordFirstVisit } from '#tests/people/recorded-visits.ts';
import { storeWeeklyRequest } from '#tests/people/recurring-requests.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect } from '../fixtures.ts';
import { computer, namesOfOthers, shownKeys, staffMember } from '../staff/staff-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { phone, test } from './walk.ts';

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
  for (const text of [...shownKeys, ...namesOfOthers, ...written]) know(text);
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

test('a senior with a visit every week: no finding in any language', async ({
  walk: { device, look, know },
  person,
  firebase,
}) => {
  const maria = await person();
  const lotte = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Janssens' });
  const { id } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  await expect(async () => runTimer(firebase, 'makeVisits')).toPass(functionColdStart);
  await recordFirstVisit(firebase, id);
  know(requestReference(id, new Date()));
  const tablet = await device(phone);
  const page = await signIn(tablet, maria, '/dashboard?tab=my-requests');
  const card = page.getByRole('article');
  await expect(card.getByRole('button', { name: visits['approve-yes'] })).toBeVisible(functionColdStart);
  await card.getByText(/^Nog \d+ bezoeken$/).click();
  await expect(card.getByRole('listitem')).toHaveCount(8);
  await look(page, 'my requests with the visits of every week');
  await card.getByRole('button', { name: visits.skip }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'skip a visit?');
  await page.keyboard.press('Escape');
  await afterDoubleTapWindow(page);
  await card.getByRole('button', { name: visits.stop }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'stop every visit?');
  await page.keyboard.press('Escape');
  tablet.expectNetworkFailures();
  tablet.network.cut();
  await afterDoubleTapWindow(page);
  await card.getByRole('button', { name: visits.skip }).first().click();
  await afterDoubleTapWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: visits['skip-go'] }).click();
  await expect(card.getByText(visits['skip-kept'])).toBeVisible();
  await look(page, 'a skipped visit that waits for the network');
  tablet.network.restore();
});
