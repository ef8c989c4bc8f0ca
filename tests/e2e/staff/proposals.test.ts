import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { agreeOnPrice } from '#tests/people/staff-work.ts';
import { storeStudents } from '#tests/people/stored-students.ts';
import { dayFromToday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { computer, everyName, staffMember } from './staff-steps.ts';

/** A last name that nobody else has: of digits a search of names looks for nothing. */
const nameOf = (number: number) => [...String(number)].map((digit) => 'abdegiklmo'[Number(digit)]).join('');

/** What a page asks of the board from now on: its queries, as they are sent. */
function boardQueriesOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().includes(':runQuery') && body.includes('"board"')) asked.push(body);
  });
  return asked;
}

test('the requests of a list get the best students together, in one go and by keyboard; a colleague sees it happen', async ({
  device,
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  // Not among the best of other tests.
  const only = { first_name: 'Amber', postcode: '2000', skills: ['companionship' as const] };
  const lastNames = ['Peeters', 'Rust', 'Willems', 'Maes', 'Claes', 'Cools'];
  const students = await storeStudents(
    firebase,
    lastNames.map((last) => ({ ...only, last_name: `${last}${number}` })),
  );
  const staff = await person(staffMember);
  const phone = `0${number}`;
  const family = nameOf(number);
  const maria = await person({ user: { first_name: everyName, last_name: family, phone_number: phone } });
  const wish = { task_category_id: 'companionship', preferred_time: '14:00', hours_requested: 2 };
  const ids = await storeRequestsOf(
    firebase,
    maria,
    students.map(() => ({ ...wish, request_date: dayFromToday(16) })),
  );
  const actor = await signInAs(firebase, staff, staff.password);
  for (const id of ids) await agreeOnPrice(firebase, actor, id);

  // A colleague looks at the same list, and is about to cancel the visit of one request.
  const karim = await person({ user: { ...staffMember.user, first_name: 'Karim', last_name: 'Maes' }, profile: false });
  const other = await signIn(await device(computer), karim, `/admin/requests?text=${phone}`);
  const rows = other.getByRole('row').filter({ hasText: `${everyName} ${family}` });
  // All of them, as the server answered: until then the list shows what is loaded, and is read again.
  await expect(other.getByText('6 aanvragen. Meer zijn er niet.')).toBeVisible();
  await expect(rows).toHaveCount(6);
  await rows.first().click();
  const file = other.getByRole('region', { name: 'De aanvraag' });
  await expect(file.getByText(/Ja aan de telefoon, vandaag/)).toBeVisible();
  await other.keyboard.press('x');
  const cancelling = other.getByRole('dialog', { name: 'Dit bezoek annuleren?' });
  await cancelling.getByLabel('Waarom?').fill('De klant belde.');
  const asked = boardQueriesOf(other);

  const desk = await device(computer);
  // With a typing mistake, as the list of requests forgives it.
  const mistyped = `${family.slice(0, 4)}z${family.slice(5)}`;
  const page = await signIn(desk, staff, `/admin/requests?text=${mistyped}`);
  await tabTo(page, page.getByRole('link', { name: 'Voorstel voor deze lijst' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 bezoeken zoeken een student')).toBeVisible();
  // Those of the list, and of no other test.
  await expect(page.getByText('Bekeken: alle 6 aanvragen in deze lijst die een student zoeken.')).toBeVisible();
  await expect(page.getByText(/^Voorstel: Amber/)).toHaveCount(6);

  // What will happen is said beforehand, and what happened afterwards.
  await tabTo(page, page.getByRole('button', { name: 'Alles in één keer' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Dit gaat er gebeuren' });
  await expect(preview.getByRole('listitem')).toHaveCount(6);
  await tabTo(page, preview.getByRole('button', { name: '6 bezoeken doorgeven' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gedaan: 6 van 6.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/^Amber .* is gepland$/)).toHaveCount(6);

  // It is on the colleague's screen by what she was told, or what changed since her last look: no list was read again.
  await expect(rows.getByText('Gepland')).toHaveCount(6);
  expect(asked.filter((query) => !query.includes('"updated_at"'))).toEqual([]);
  // Her cancellation meets the step that she has not seen when she pressed: whose, which and when.
  await afterDoubleTapWindow(other);
  await cancelling.getByRole('button', { name: 'Bezoek annuleren' }).click();
  await expect(cancelling.getByText(/^Stef Claes veranderde dit vandaag om .*: student gekozen\./)).toBeVisible();
  await cancelling.getByRole('button', { name: 'Opnieuw kijken' }).click();
  await expect(file.getByText(/Amber /).first()).toBeVisible();

  const { auth: authPort, firestore: firestorePort } = firebase.ports;
  const planned = await withAdminSdk({ authPort, firestorePort }, async ({ firestore }) =>
    Promise.all(ids.map(async (id) => (await firestore.doc(`${collections.planning}/${id}`).get()).data())),
  );
  expect(planned.map((visit) => visit?.['state'])).toEqual(ids.map(() => 'confirmed'));
  expect(new Set(planned.map((visit) => visit?.['studentprofile_id'])).size).toBe(6);
});
