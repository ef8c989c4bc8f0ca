import { revokeHelperLink } from '#domain/contracts/students.ts';
import { helper } from '#i18n/nl/helper/helper.ts';
import { staf } from '#local/seed/accounts.ts';
import { weightLimits } from '#tests/bench/weight/weight-limits.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { offerVisitTo } from '#tests/people/helper-offers.ts';
import { randomUUID } from 'node:crypto';
import { dayFromToday } from '../dates.ts';
import { answered } from '../account/account-steps.ts';
import { firstScripts, markUse, weight } from '../first-scripts.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { phone } from '../accessibility/walk.ts';
import { keepStudentPage, openLink } from './student-steps.ts';

test('a visit that two students are asked for: one says yes, the other reads that it has gone', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [lotte, wout] = [await storeLinkedStudent(firebase), await storeLinkedStudent(firebase)];
  await offerVisitTo(firebase, { seniorId: maria.uid, date: dayFromToday(6), students: [lotte, wout] });
  const [first, second] = [await device(phone), await device(phone)];
  const page = first.page();
  await markUse(page);
  await openLink(first, lotte);
  const yes = page.getByRole('button', { name: helper.accept });
  await expect(yes).toBeVisible(answered);
  const scripts = await firstScripts(first, page);
  expect(weight(scripts)).toBeLessThanOrEqual(weightLimits['/student'].kB);
  expect(scripts.filter(({ text }) => /DexieError|firestore\.googleapis\.com|identitytoolkit/.test(text))).toEqual([]);
  // The secret is out of sight, and not needed any more.
  expect(page.url()).toBe(`${first.origin}/student`);
  await expect(page.getByText('Kerkstraat, 2000 Antwerpen')).toBeVisible();
  await expect(page.getByText('Kerkstraat 12')).toHaveCount(0);

  const other = await openLink(second, wout);
  await expect(other.getByRole('button', { name: helper.accept })).toBeVisible(answered);
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
  await expect(page.getByText(helper['done-accept'])).toBeVisible(answered);
  await expect(page.getByText('Kerkstraat 12, 2000 Antwerpen')).toBeVisible();
  await other.getByRole('button', { name: helper.accept }).click();
  await expect(other.getByText(helper['no-offers'])).toBeVisible(answered);
  await expect(other.getByRole('status').getByText(/niet meer vrij/)).toBeVisible();

  // In the stairwell there is no network: the page opens with what the phone kept, and says from when it is.
  await keepStudentPage(page);
  first.expectNetworkFailures();
  first.network.cut();
  await page.reload();
  await expect(page.getByText(helper.offline)).toBeVisible();
  await expect(page.getByText('Kerkstraat 12, 2000 Antwerpen')).toBeVisible();
  await expect(page.getByText(/^Gelezen: /)).toBeVisible();
  first.network.restore();

  // A link that staff turns off takes everything from the phone.
  const staff = await signInAs(firebase, staf);
  await callAs(firebase, staff, revokeHelperLink, { command_id: randomUUID(), student_id: lotte.id });
  first.expectConsoleError(/status of 410/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helper['invalid-title'], answered);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helper['no-link-title']);
});
