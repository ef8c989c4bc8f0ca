import { randomInt } from 'node:crypto';
import { signInAs } from '#tests/functions/actor.ts';
import { agreeOnPrice, planStudent } from '#tests/people/staff-work.ts';
import { storeStudents } from '#tests/people/stored-students.ts';
import { dayFromToday, dayWithWeekday } from '../dates.ts';
import { expect, test } from '../fixtures.ts';
import { storeRequestsOf } from '../stored-records.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { everyName, pressWhenDrawn, staffMember } from './staff-steps.ts';

// spec: staff.calendar.move
test('a visit is moved with the keyboard and the pointer, and goes to another when its student is ill', async ({
  device,
  person,
  firebase,
}) => {
  const number = randomInt(1e8, 1e9);
  const date = dayFromToday(12);
  // Not among the best of other tests.
  const only = { postcode: '2000', skills: ['companionship' as const] };
  const [ill] = await storeStudents(firebase, [
    { first_name: 'Amber', last_name: `Peeters${number}`, ...only },
    { first_name: 'Amber', last_name: `Rust${number}`, ...only },
  ]);
  if (ill === undefined) throw new Error('there are two students');
  const staff = await person(staffMember);
  const maria = await person({ user: { first_name: everyName, last_name: String(number) } });
  const wish = { task_category_id: 'companionship', request_date: date, preferred_time: '14:00', hours_requested: 2 };
  const [id = ''] = await storeRequestsOf(firebase, maria, [wish]);
  const actor = await signInAs(firebase, staff, staff.password);
  await agreeOnPrice(firebase, actor, id);
  await planStudent(firebase, actor, id, ill.id);

  const desk = await device({ width: 1280, height: 800 });
  const page = await signIn(desk, staff, `/admin/calendar?view=day&date=${date}`);
  const visit = page.getByRole('button', { name: `${everyName} ${number}` });
  const panel = page.getByRole('region', { name: 'Het bezoek', exact: true });
  await expect(visit).toHaveAccessibleName(/14:00–16:00/);

  // By keyboard: what it runs into is said first, and a warning takes a reason.
  const pressed = pressWhenDrawn(page, 'm', 'Verplaatsen of doorgeven');
  await visit.press('Enter');
  await pressed;
  await expect(panel.getByText(`Amber Peeters${number}`)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beginuur').fill('23:30');
  await expect(dialog.getByText('Een bezoek mag niet tot na middernacht duren.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Bewaren' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Beginuur').fill('10:00');
  await expect(dialog.getByText('De student blijft gepland. Vraag eerst of het past.')).toBeVisible();
  // Another student, with why she suits it; as it was again.
  await expect(dialog.getByRole('button', { name: /^Kiezen: / }).first()).toBeVisible();
  await dialog.getByRole('searchbox').fill(`rust${number}`);
  const rust = dialog.getByRole('button', { name: new RegExp(`: Amber Rust${number}$`) }).last();
  await expect(rust).toHaveText('Kiezen');
  await afterDoubleTapWindow(page);
  await rust.click();
  await expect(rust).toHaveText('Gekozen');
  await expect(dialog.getByText('De student die het nu doet, gaat van het bezoek af.')).toBeVisible();
  await afterDoubleTapWindow(page);
  await rust.click();
  await expect(dialog.getByText('De student blijft gepland. Vraag eerst of het past.')).toBeVisible();
  await dialog.getByLabel('Waarom?').fill('De dokter komt om twee uur');
  await dialog.getByLabel('Waarom?').focus();
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
  await page.getByLabel('Welke student?').selectOption({ label: `Amber Peeters${number}` });
  await page.getByLabel('Tot en met').fill(date);
  await expect(
    page.getByRole('heading', { name: `${dayWithWeekday(date)} om 10 uur, ${everyName} ${number}` }),
  ).toBeVisible();
  // Her days are kept without a reason, so that nobody proposes her for anything else.
  await page.getByRole('button', { name: 'Op niet beschikbaar zetten' }).click();
  await expect(dialog.getByLabel('Tot en met')).toHaveValue(date);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText(new RegExp(`^Amber Peeters${number} staat op niet beschikbaar: `))).toBeVisible();
  const away = page.getByRole('button', { name: /^Laatste dag aanpassen: / });
  await expect(away).toBeVisible();

  await page.getByRole('button', { name: 'Alles in één keer' }).click();
  // Somebody of another test may suit it as well.
  await expect(dialog.getByText(new RegExp(`${everyName} ${number}: .+ doet het\\.$`))).toBeVisible();
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: '1 bezoek doorgeven' }).click();
  await expect(page.getByText(/ is gepland$/)).toBeVisible();
  await expect(page.getByText('Gedaan: 1 van 1.')).toBeVisible();

  // She is back sooner: the last day is today.
  await away.click();
  await dialog.getByLabel('Tot en met').fill(dayFromToday(0));
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(away).toHaveAccessibleName(`Laatste dag aanpassen: ${dayWithWeekday(dayFromToday(0))}`);
  // Both steps are in the list: the last one can be taken back.
  await page.keyboard.press('u');
  const undo = dialog.getByRole('button', { name: 'Ongedaan maken: afwezigheid van een student aangepast' });
  await expect(undo).toBeVisible();
  await afterDoubleTapWindow(page);
  await undo.click();
  await expect(dialog.getByText('Dit is ongedaan gemaakt.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(away).not.toHaveAccessibleName(`Laatste dag aanpassen: ${dayWithWeekday(dayFromToday(0))}`);
});
