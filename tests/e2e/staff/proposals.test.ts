import { randomInt } from 'node:crypto';
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

test('the requests of a list get the best students together, in one go and by keyboard', async ({
  device,
  person,
  firebase,
}) => {
  test.setTimeout(240_000);
  const number = randomInt(1e8, 1e9);
  // Not among the best of other tests.
  const only = { first_name: 'Amber', postcode: '2000', skills: ['companionship' as const] };
  const students = await storeStudents(
    firebase,
    ['Peeters', 'Rust', 'Willems'].map((last) => ({ ...only, last_name: `${last}${number}` })),
  );
  const staff = await person(staffMember);
  const maria = await person({ user: { first_name: everyName, last_name: String(number) } });
  const wish = { task_category_id: 'companionship', preferred_time: '14:00', hours_requested: 2 };
  const ids = await storeRequestsOf(
    firebase,
    maria,
    students.map(() => ({ ...wish, request_date: dayFromToday(16) })),
  );
  const actor = await signInAs(firebase, staff, staff.password);
  for (const id of ids) await agreeOnPrice(firebase, actor, id);

  const desk = await device(computer);
  const page = await signIn(desk, staff, `/admin/requests?text=${number}`);
  await tabTo(page, page.getByRole('link', { name: 'Voorstel voor deze lijst' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 bezoeken zoeken een student')).toBeVisible();
  await expect(page.getByText(/^Voorstel: Amber/)).toHaveCount(3);

  // What will happen is said beforehand, and what happened afterwards.
  await tabTo(page, page.getByRole('button', { name: 'Alles in één keer' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Dit gaat er gebeuren' });
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await tabTo(page, preview.getByRole('button', { name: '3 bezoeken doorgeven' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gedaan: 3 van 3.')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(/^Amber .* is gepland$/)).toHaveCount(3);

  const { auth: authPort, firestore: firestorePort } = firebase.ports;
  const planned = await withAdminSdk({ authPort, firestorePort }, async ({ firestore }) =>
    Promise.all(ids.map(async (id) => (await firestore.doc(`${collections.planning}/${id}`).get()).data())),
  );
  expect(planned.map((visit) => visit?.['state'])).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(new Set(planned.map((visit) => visit?.['studentprofile_id'])).size).toBe(3);
});
