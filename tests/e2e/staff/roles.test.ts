import { randomInt } from 'node:crypto';
import { axeFindings } from '../accessibility/measure-page.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, chooseLanguage, signIn } from '../steps.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';

test('the lead gives a colleague another role, who then sees that part of the work, and no more once it is taken away', async ({
  device,
  person,
}) => {
  const name = { first_name: 'Tante', last_name: `${randomInt(1e8, 1e9)}` };
  const colleague = await person({ ...staffMember, user: { ...staffMember.user, ...name, role: 'dispatch' } });
  const desk = await device(computer);
  const hers = await signIn(desk, colleague, '/admin');
  await expect(hers.getByRole('button', { name: /Nieuw/ }).first()).toBeVisible(functionColdStart);
  await expect(hers.getByRole('link', { name: 'Studenten' })).toBeVisible();
  await hers.goto(`${desk.origin}/admin/credits`);
  // Read once the page is idle: with another role it would be refused.
  const students = hers.waitForResponse((answer) => answer.request().postData()?.includes('student_profiles') === true);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Dit hoort niet bij uw rol');
  await students;

  const page = await signIn(await device(computer), await person(staffMember), '/admin/team');
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await expect(row).toContainText('Planning: aanvragen, klanten, studenten en leads.', functionColdStart);
  const give = async (role: string) => {
    await row.getByRole('button', { name: /^Rol veranderen/ }).click();
    await afterDoubleTapWindow(page);
    await page.getByRole('dialog').getByRole('radio', { name: role }).check();
    await pressInDialog(page, 'Rol geven');
  };
  // What her open page asks from then on is no longer hers to read.
  desk.expectConsoleError(/status of 40[013]/);
  await give('Financiën');
  await expect(row).toContainText('Financiën: saldo, betalingen en brieven.', functionColdStart);
  await hers.goto(`${desk.origin}/admin/credits`);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Saldo', functionColdStart);
  await hers.goto(`${desk.origin}/admin/students`);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Dit hoort niet bij uw rol');
  await expect(hers.getByRole('link', { name: 'Studenten' })).toHaveCount(0);

  await give('Geen toegang');
  await expect(row).toContainText('Heeft geen toegang meer.', functionColdStart);
  await hers.goto(`${desk.origin}/admin`);
  await expect(hers).toHaveURL(/\/login/, functionColdStart);
});

test('an address of staff that does not exist says so, and leads to today', async ({ device, person }) => {
  const desk = await device(computer);
  const page = await signIn(desk, await person(staffMember), '/admin/bestaat-niet');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Oeps! De pagina die u zoekt bestaat niet.');
  expect(await axeFindings(page)).toEqual([]);
  await chooseLanguage(page, 'English');
  await expect(title).toHaveText('Oops! The page you are looking for does not exist.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${desk.origin}/admin`);
  await expect(title).toBeVisible();
});
