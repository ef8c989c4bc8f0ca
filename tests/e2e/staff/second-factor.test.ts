import { randomInt } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { totpCode } from '#local/auth/totp.ts';
import { practiceCode } from '#local/auth/practice-factor.ts';
import { mailsReceived } from '#tests/people/mailbox.ts';
import { readQr } from '#tests/qr/read-qr.ts';
import { functionColdStart } from '../credits/credits-steps.ts';
import { expect, test } from '../fixtures.ts';
import { afterDoubleTapWindow, enterCode, enterCredentials, signIn } from '../steps.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';

// spec: security.staff-enrolling
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

test('an export that wants a recent sign-in asks who is there, and then goes on', async ({ device, person }) => {
  const staff = await person(staffMember);
  const desk = await device(computer);
  const page = await signIn(desk, staff, '/admin/students');
  // As the function answers a sign-in of more than ten minutes ago (functions/src/shell/http/answer-call.test.ts).
  const tooLongAgo = { error: { code: 'recent-login-needed', message: 'Sign in again for this.' } };
  const calls = '**/functions/log-bulk-view';
  await page.route(calls, (route) => route.fulfill({ status: 403, json: tooLongAgo }), { times: 1 });
  desk.expectConsoleError(/status of 40[03]/);
  await page.getByRole('button', { name: 'Lijst bewaren' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bevestig dat u het bent');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('Verkeerd-1');
  await dialog.getByLabel('Code van 6 cijfers').fill(practiceCode());
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(dialog).toContainText('Uw wachtwoord of code is niet juist.');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(staff.password);
  const saving = page.waitForEvent('download', functionColdStart);
  await afterDoubleTapWindow(page);
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
  await expect(dialog).toHaveCount(0);
});

// spec: security.staff-alarms security.h4-reads
test('the figures leave as a file only after the audit log has it and those who lead are told', async ({
  device,
  person,
  firebase,
}) => {
  const staff = await person(staffMember);
  const desk = await device(computer);
  const page = await signIn(desk, staff, '/admin/figures');
  const save = page.getByRole('button', { name: 'Bewaar als CSV' });
  const calls = '**/functions/log-bulk-view';
  const refused = { error: { code: 'no-access', message: 'No.' } };
  await page.route(calls, (route) => route.fulfill({ status: 403, json: refused }), { times: 1 });
  desk.expectConsoleError(/status of 403/);
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(files).toEqual([]);
  await afterDoubleTapWindow(page);
  const saving = page.waitForEvent('download', functionColdStart);
  await save.click();
  expect((await saving).suggestedFilename()).toMatch(/^madelief-cijfers-.*\.csv$/);
  await expect
    .poll(
      async () => (await mailsReceived(firebase, staff.email)).find(({ text }) => text.includes('Cijfers'))?.subject,
      functionColdStart,
    )
    .toBe('Iemand bewaarde een lijst');
});

// spec: security.staff-recovery
test('a colleague takes the second factor away of somebody whose phone is gone', async ({
  device,
  person,
  firebase,
}) => {
  const name = { first_name: 'Tante', last_name: `${randomInt(1e8, 1e9)}` };
  const lost = await person({ ...staffMember, user: { ...staffMember.user, ...name } });
  const page = await signIn(await device(computer), await person(staffMember), '/admin/team');
  const row = page.getByRole('listitem').filter({ hasText: lost.email });
  await expect(row).toContainText('Logt in met een tweede stap.', functionColdStart);
  await row.getByRole('button', { name: /^Tweede stap wissen/ }).click();
  await pressInDialog(page, 'Tweede stap wissen');
  await expect(row).toContainText('Heeft nog geen tweede stap', functionColdStart);
  const mail = await withAdminSdk(
    { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore },
    async ({ firestore }) =>
      (await firestore.collection(collections.mail).where('template', '==', 'staff-second-factor').get()).docs.filter(
        (each) => each.get('values.member') === `${name.first_name} ${name.last_name}` && each.get('to') === lost.email,
      ).length,
  );
  expect(mail).toBe(1);

  const desk = await device(computer);
  const hers = desk.page();
  await hers.goto(`${desk.origin}/admin`);
  await enterCredentials(hers, lost);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Stel uw tweede stap in');
});
