import { randomInt } from 'node:crypto';
import { signInAs } from '#tests/functions/actor.ts';
import { agreeOnPrice, planStudent } from '#tests/people/staff-work.ts';
import { storeStudents } from '#tests/people/stored-students.ts';
import { dayFromToday, dayWithWeekday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';

const staffMember = { user: { first_name: 'Stef', last_name: 'Claes', role: 'admin' }, profile: false } as const;

test('a visit is moved with the keyboard and the pointer, and goes to another when its student is ill', async ({
  device,
  person,
  firebase,
}) => {
  test.setTimeout(240_000);
  const number = randomInt(1e8, 1e9);
  const date = dayFromToday(12);
  const [lotte] = await storeStudents(firebase, [
    { first_name: 'Lotte', last_name: `Ziek${number}`, postcode: '2000' },
    { first_name: 'Wout', last_name: `Vrij${number}`, postcode: '2000' },
  ]);
  if (lotte === undefined) throw new Error('there are two students');
  const staff = await person(staffMember);
  const maria = await person({ user: { first_name: 'Tante', last_name: `Rosa${number}` } });
  const wish = { request_date: date, preferred_time: '14:00', hours_requested: 2 };
  const [id = ''] = await storeRequestsOf(firebase, maria, [wish]);
  const actor = await signInAs(firebase, staff, staff.password);
  await agreeOnPrice(firebase, actor, id);
  await planStudent(firebase, actor, id, lotte.id);

  const desk = await device({ width: 1280, height: 800 });
  const page = await signIn(desk, staff, `/admin/calendar?view=day&date=${date}`);
  const visit = page.getByRole('button', { name: `Tante Rosa${number}` });
  const panel = page.getByRole('region', { name: 'Het bezoek', exact: true });
  await expect(visit).toHaveAccessibleName(/14:00–16:00/);

  // By keyboard: what it runs into is said first, and a warning takes a reason.
  await visit.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(`Lotte Ziek${number}`)).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beginuur').fill('23:30');
  await expect(dialog.getByText('Een bezoek mag niet tot na middernacht duren.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Bewaren' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Beginuur').fill('10:00');
  await expect(dialog.getByText('De student blijft gepland. Vraag eerst of het past.')).toBeVisible();
  await dialog.getByLabel('Waarom?').fill('De dokter komt om twee uur');
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Gedaan: het bezoek is verplaatst.')).toBeVisible();
  await expect(visit).toHaveAccessibleName(/10:00–12:00/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  // By pointer: letting go opens the same dialog, with the hour.
  await visit.scrollIntoViewIfNeeded();
  const box = await visit.boundingBox();
  if (box === null) throw new Error('the visit is not drawn');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 20, { steps: 4 });
  // An hour is half of a visit of two hours.
  await page.mouse.move(box.x + 20 + box.width / 2, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByLabel('Beginuur')).toHaveValue('11:00');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // She is ill: all that she has goes to others, after a look at what will happen.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ziek');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deze student is ziek' })).toBeVisible();
  await page.getByLabel('Welke student?').selectOption({ label: `Lotte Ziek${number}` });
  await page.getByLabel('Tot en met').fill(date);
  await expect(
    page.getByRole('heading', { name: `${dayWithWeekday(date)} om 10 uur, Tante Rosa${number}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Alles in één keer' }).click();
  await expect(dialog.getByText(`Tante Rosa${number}: Wout Vrij${number} doet het.`)).toBeVisible();
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: '1 bezoek doorgeven' }).click();
  await expect(page.getByText(`Wout Vrij${number} is gepland`)).toBeVisible();
  await expect(page.getByText('Gedaan: 1 van 1.')).toBeVisible();
});
