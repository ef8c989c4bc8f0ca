import { randomInt } from 'node:crypto';
import { storeLists } from '#tests/people/stored-lists.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, signIn } from '../steps.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';

const seen = { timeout: 45_000 };

// spec: staff.leads.call staff.credits.second-yes
test('by keyboard: a lead is called and becomes a customer; 150 euro need a second yes, and the senior sees them', async ({
  device,
  person,
  firebase,
}) => {
  const number = String(randomInt(1e8, 1e9));
  const [leadId = ''] = await storeLists(firebase, { leads: [{ name: `An ${number}`, due_on: '2020-01-01' }] });
  const maria = await person({ user: { first_name: 'Maria', last_name: `Peeters ${number}` } });
  const stef = await person(staffMember);
  const karim = await person({ user: { first_name: 'Karim', last_name: 'Maes', role: 'admin' }, profile: false });

  const page = await signIn(await device(computer), stef, '/admin/leads');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toBeVisible(seen);
  await page.keyboard.press('j');
  await expect(async () => {
    if (!(await row.evaluate((element) => element === document.activeElement))) await page.keyboard.press('j');
    await expect(row).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(leadId));
  const lead = page.getByRole('region', { name: 'De open lead' });
  await expect(lead.getByText('Nieuw')).toBeVisible();
  await page.keyboard.press('l');
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { checked: true }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lead.getByText('Terugbellen', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.keyboard.press('a');
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { checked: true }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Is klant geworden' })).toBeChecked();
  await tabTo(page, page.getByRole('dialog').getByLabel('Notitie'));
  await page.keyboard.type('Boekt meteen');
  await pressInDialog(page, 'Bewaren');
  await expect(lead.getByText('Boekt meteen')).toBeVisible();
  await expect(lead.getByText('Klant geworden')).toBeVisible();

  await page.goto(new URL(`/admin/credits?open=${maria.uid}`, page.url()).href);
  const account = page.getByRole('region', { name: 'Het open saldo' });
  await expect(account.getByText('0 euro')).toBeVisible(seen);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Hoeveel euro?'));
  await page.keyboard.type('150');
  await expect(dialog.getByText('Boven 100 euro in 24 uur moet een collega ook ja zeggen.')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Waarom?'));
  await page.keyboard.type('Dubbel betaald');
  await pressInDialog(page, 'Aan een collega vragen');
  await expect(account.getByText('Bewaard. Een collega moet nog ja zeggen.')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: `Maria Peeters ${number}: 150 euro erbij` });
  await expect(own.getByText('U vroeg dit zelf. Een collega moet ja zeggen.')).toBeVisible();

  const second = await signIn(await device(computer), karim, '/admin/credits');
  const asked = second.getByRole('listitem').filter({ hasText: `Maria Peeters ${number}: 150 euro erbij` });
  await expect(asked.getByText('Dubbel betaald')).toBeVisible(seen);
  await tabTo(second, asked.getByRole('button', { name: 'Ja, boeken' }));
  await second.keyboard.press('Enter');
  await pressInDialog(second, 'Ja, boeken');
  await expect(asked).toHaveCount(0);

  const tablet = await signIn(await device(), maria, '/dashboard?tab=credits');
  const line = tablet.getByRole('listitem').filter({ hasText: 'Wij zetten uw saldo recht' });
  await expect(line).toBeVisible(seen);
  await expect(line.getByText('150 euro').first()).toBeVisible();
  await expect(account.getByText('150 euro', { exact: true })).toBeVisible(seen);
});
