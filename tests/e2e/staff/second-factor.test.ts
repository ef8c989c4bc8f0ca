import { totpCode } from '#local/auth/totp.ts';
import { practiceCode } from '#local/auth/practice-factor.ts';
import { readQr } from '#tests/qr/read-qr.ts';
import { storeSession } from '#tests/browser/stored-session.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, enterCode, enterCredentials } from '../steps.ts';
import { computer, staffMember } from './staff-steps.ts';

test('a new staff member enrols before she sees anything, and then signs in with her own code', async ({
  device,
  person,
}) => {
  const newcomer = await person({ ...staffMember, secondFactor: false });
  const desk = await device(computer);
  const page = desk.page();
  await page.goto(`${desk.origin}/admin/students`);
  await enterCredentials(page, newcomer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel uw tweede stap in');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const drawing = page.getByRole('img', { name: 'Beeld om in te lezen met de app op uw telefoon' });
  const address = new URL(readQr(await drawing.evaluate((element) => element.outerHTML)) ?? '');
  const secret = address.searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();

  const code = page.getByLabel('Code van 6 cijfers');
  desk.expectConsoleError(/status of 400/);
  await code.fill('000 000');
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Instellen' }).click();
  await expect(page.getByText('Deze code is niet juist.', { exact: false }).first()).toBeVisible();
  await code.fill(totpCode(secret, Date.now()));
  await afterDoubleTapWindow(page);
  await page.getByRole('button', { name: 'Instellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studenten');

  const other = await device(computer);
  const elsewhere = other.page();
  await elsewhere.goto(`${other.origin}/admin/students`);
  other.expectConsoleError(/status of 400/);
  await enterCredentials(elsewhere, newcomer);
  await enterCode(elsewhere, practiceCode());
  await expect(elsewhere.getByText('Deze code is niet juist.', { exact: false }).first()).toBeVisible();
  await enterCode(elsewhere, totpCode(secret, Date.now()));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Studenten');
});

test('an export an hour after signing in asks who is there, and then goes on', async ({ device, person }) => {
  const staff = await person(staffMember);
  const desk = await device(computer);
  const page = desk.page();
  await storeSession(page, desk.ports, staff, 60);
  await page.goto(`${desk.origin}/admin/students`);
  desk.expectConsoleError(/status of 40[03]/);
  await page.getByRole('button', { name: 'Lijst bewaren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bevestig dat u het bent', functionColdStart);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(staff.password);
  await dialog.getByLabel('Code van 6 cijfers').fill(practiceCode());
  const saving = page.waitForEvent('download', functionColdStart);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  await expect(dialog).toHaveCount(0);
});
