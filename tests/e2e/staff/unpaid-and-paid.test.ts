import { writtenReference } from '#domain/transfers/transfer-reference.ts';
import { storeCredits, storedCredits } from '#tests/people/stored-credits.ts';
import { storeDebtsOf } from '#tests/people/stored-debts.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard-steps.ts';
import { afterDoubleTapWindow, flushed, signIn } from '../steps.ts';
import { storeEndedVisitOf, storeRequestsOf } from '../stored-records.ts';
import { computer, pressInDialog, staffMember } from './staff-steps.ts';
import { functionColdStart } from '../credits/credits-steps.ts';

// spec: staff.money.letter staff.money.fee staff.money.transfer
test('by keyboard: a reminder is posted, a fee is asked and taken back, a transfer is booked, and the senior’s balance follows', async ({
  device,
  person,
  firebase,
}) => {
  const maria = await person();
  const [letter = '', late = ''] = await storeRequestsOf(firebase, maria, [{ status: 'ended' }, { status: 'ended' }]);
  const approved = { state: 'approved', minutes_worked: 25 } as const;
  await storeEndedVisitOf(firebase, maria, letter, { ...approved, date: '2026-03-10' });
  await storeEndedVisitOf(firebase, maria, late, { ...approved, date: '2026-03-11' });
  await storeCredits(firebase, maria.uid, 0);
  const { reference } = await storeDebtsOf(firebase, maria, [
    { visit_id: letter, date: '2026-03-10', state: 'to-print' },
    { visit_id: late, date: '2026-03-11', state: 'proposed', proposed_cents: 750 },
  ]);
  const page = await signIn(await device(computer), await person(staffMember), `/admin/people/${maria.uid}`);

  const print = page.getByRole('link', { name: /^Herinnering afdrukken: / });
  await expect(print).toBeVisible(functionColdStart);
  await tabTo(page, print);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('Dan kost het u niets extra.');
  await tabTo(page, page.getByRole('button', { name: 'Deze brief is op de post' }));
  await afterDoubleTapWindow(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deze brief is op de post. U hoeft niets meer te doen.')).toBeVisible(functionColdStart);
  await tabTo(page, page.getByRole('link', { name: 'Naar deze klant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Herinnerd\. De klant kan zonder kosten betalen/)).toBeVisible(functionColdStart);
  await expect(print).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: /^Kosten vragen: / }));
  await page.keyboard.press('Enter');
  await pressInDialog(page, 'Kosten vragen');
  await expect(page.getByText('De kosten zijn gevraagd.')).toBeVisible(functionColdStart);
  const takeBack = page.getByRole('button', { name: /^Kosten terugnemen: / });
  await expect(takeBack).toBeVisible(functionColdStart);
  await tabTo(page, takeBack);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel('Waarom?'));
  await page.keyboard.type('Zij was in het ziekenhuis.');
  await pressInDialog(page, 'Kosten terugnemen');
  await expect(page.getByText('De kosten zijn teruggenomen.')).toBeVisible(functionColdStart);
  await expect(page.getByText('7,50 euro extra was gevraagd. Stef Claes nam dat terug.')).toBeVisible(
    functionColdStart,
  );

  await page.goto(new URL('/admin/credits', page.url()).href);
  await expect(page.getByRole('button', { name: /^Overschrijving boeken/ })).toBeVisible(functionColdStart);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  for (const [label, typed] of [
    ['Mededeling', writtenReference(reference)],
    ['Hoeveel euro?', '20'],
    ['Nummer van de bank', '2026-041'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await expect(dialog.getByText('Dit is van')).toBeVisible(functionColdStart);
  await pressInDialog(page, 'Boeken');
  await expect(page.getByText('De overschrijving staat op het saldo.')).toBeVisible(functionColdStart);

  await expect.poll(async () => (await storedCredits(firebase, maria.uid)).balance, flushed).toBe(5);
  const tablet = await signIn(await device(), maria, '/dashboard?tab=credits');
  await expect(tablet.getByRole('listitem').filter({ hasText: 'Overschrijving' }).first()).toBeVisible(
    functionColdStart,
  );
  await expect(tablet.getByText('5 euro', { exact: true }).first()).toBeVisible(functionColdStart);
});
