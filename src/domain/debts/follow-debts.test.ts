import { expect, test } from 'vitest';
import { DebtsWorld } from '#tests/faults/debts-world.ts';
import { collections } from '../collections.ts';
import { missingOfFee } from './missing-of-fee.ts';
import { addDaysTo } from '../requests/calendar.ts';
import { writtenReference } from '../transfers/transfer-reference.ts';

const debtId = 'visit_visit-1';

/** A visit of 30 euro that is not paid, and followed until its reminder has left. */
async function reminded(overrides: ConstructorParameters<typeof DebtsWorld>[0] = {}) {
  const world = new DebtsWorld(overrides);
  await world.work(3_000);
  await world.run();
  world.pass(15);
  await world.run();
  for (const id of world.pendingReminders()) await world.mailLeaves(id);
  return world;
}

/** The same, until staff is asked about a fee. */
async function proposed() {
  const world = await reminded();
  world.pass(15);
  await world.run();
  return world;
}

test('a debt is told at once, reminded on the fifteenth day, and proposed on the fifteenth after that', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  expect(await world.run()).toEqual([{ id: debtId, step: 'tell' }]);
  expect(world.debt(debtId)).toMatchObject({ state: 'told', missing: 3_000, due_on: '2026-12-15', is_open: true });
  world.pass(14);
  expect(await world.run()).toEqual([]);
  world.pass(1);
  expect(await world.run()).toEqual([{ id: debtId, step: 'remind' }]);
  expect(world.debt(debtId).reminder).toEqual({
    ...{ way: 'mail', on: '2026-12-16', cents: 3_000, fee_cents: 2_000, pay_by: '2026-12-30' },
  });
  await world.mailLeaves(`payment-reminder_${debtId}_1`);
  world.pass(14);
  expect(await world.run()).toEqual([]);
  world.pass(1);
  expect(await world.run()).toEqual([{ id: debtId, step: 'propose' }]);
  expect(world.debt(debtId)).toMatchObject({ state: 'proposed', proposed_cents: 2_000, fee: null });
  world.pass(100);
  expect(await world.run()).toEqual([]);
  expect(world.lines()).toEqual([]);
});

test('the reminder says all that the law asks for, and the reference is the same everywhere', async () => {
  const world = await reminded();
  const [reference = ''] = world.ids(collections.transferReferences);
  expect(world.mail(`payment-reminder_${debtId}_1`).values).toMatchObject({
    ...{ service: 'companionship', when: '2026-12-01 14:00', missing: '30', fee: '20' },
    ...{ dueOn: '2026-12-15', payBy: '2026-12-30', reference: writtenReference(reference) },
  });
  await world.work(1_000);
  await world.run();
  expect(world.debts().map((debt) => debt.reference)).toEqual([reference, reference]);
});

test('a visit behind the oldest one is told by a mail of its own', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  world.pass(1);
  await world.work(1_000);
  await world.run();
  expect(world.ids(collections.mail)).toEqual(['visit-unpaid_visit-1', 'visit-unpaid_visit-2']);
});

test('what is paid before the reminder leaves is not reminded of', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  await world.run();
  world.pass(15);
  await world.run();
  await world.transfer(3_000);
  await world.mailLeaves(`payment-reminder_${debtId}_1`);
  expect(world.mail(`payment-reminder_${debtId}_1`).state).toBe('unneeded');
  expect(await world.run()).toEqual([{ id: debtId, step: 'settle' }]);
  expect(world.debt(debtId)).toMatchObject({ state: 'settled', missing: 0, is_open: false });
  expect(world.visit('visit-1').state).toBe('charged');
});

test('a reminder that says another amount, or leaves on another day, is made anew', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  await world.run();
  world.pass(15);
  await world.run();
  await world.transfer(500);
  await world.mailLeaves(`payment-reminder_${debtId}_1`);
  expect(await world.run()).toEqual([{ id: debtId, step: 'remind-anew' }]);
  expect(await world.run()).toEqual([{ id: debtId, step: 'remind' }]);
  expect(world.mail(`payment-reminder_${debtId}_2`).values).toMatchObject({ missing: '25' });
  world.pass(1);
  await world.mailLeaves(`payment-reminder_${debtId}_2`);
  expect(world.delivered).toEqual([]);
  await world.run();
  await world.run();
  await world.mailLeaves(`payment-reminder_${debtId}_3`);
  expect(world.delivered.map(({ mail }) => mail.values['payBy'])).toEqual(['2026-12-31']);
});

test('a mail that cannot arrive becomes a letter for staff', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  await world.run();
  world.pass(15);
  await world.run();
  await world.mailLeaves(`payment-reminder_${debtId}_1`, 'failed');
  expect(await world.run()).toEqual([{ id: debtId, step: 'ask-for-letter' }]);
  expect(world.debt(debtId)).toMatchObject({ state: 'to-print', reminder: null });
});

test('who has no mail gets a letter, whose term begins when staff has posted it', async () => {
  const world = await reminded({ isPrinted: true });
  expect(world.ids(collections.mail)).toEqual([]);
  expect(world.debt(debtId).state).toBe('to-print');
  expect(await world.post(debtId, '2026-12-14')).toMatchObject({ ok: false, error: { code: 'letter-outdated' } });
  expect(await world.post(debtId, '2026-12-15')).toMatchObject({ ok: true, value: { pay_by: '2027-01-05' } });
  expect(await world.post(debtId)).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
  world.pass(20);
  expect(await world.run()).toEqual([]);
  world.pass(1);
  expect(await world.run()).toEqual([{ id: debtId, step: 'propose' }]);
});

test('a letter that says another amount than what is missing is printed again', async () => {
  const world = await reminded({ isPrinted: true });
  await world.transfer(500);
  expect(await world.post(debtId)).toMatchObject({ ok: false, error: { code: 'letter-outdated' } });
  expect(await world.run()).toEqual([{ id: debtId, step: 'update' }]);
  expect(await world.post(debtId)).toMatchObject({ ok: true });
});

test('staff releases a fee: it is missing with the rest, charged once, and told once', async () => {
  const world = await proposed();
  expect(await world.decide(debtId, 'release')).toMatchObject({ ok: true, value: { state: 'due', cents: 2_000 } });
  await world.charge();
  expect(world.lines()).toEqual([]);
  await world.transfer(5_000);
  await world.charge();
  await world.charge();
  const amounts = world.lines().map(({ id, content }) => [id, content.amount_cents]);
  expect(amounts.slice(1)).toEqual([
    ['visit_visit-1', -3_000],
    ['overdue_visit_visit-1', -2_000],
  ]);
  expect(world.debt(debtId).fee).toMatchObject({ state: 'charged' });
  await world.run();
  expect(world.debt(debtId)).toMatchObject({ state: 'settled', is_open: false });
  expect(world.ids(collections.mail)).toContain(`late-payment_${debtId}`);
  expect(world.mistakes()).toEqual([]);
});

// spec: staff.money.fee
test('a fee can be taken back until it is charged, and never comes again', async () => {
  const world = await proposed();
  await world.decide(debtId, 'release');
  expect(await world.decide(debtId, 'withdraw')).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
  expect(await world.decide(debtId, 'release')).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
  await world.transfer(10_000);
  await world.run();
  expect(world.lines().map(({ id }) => id.split('_')[0])).toEqual(['transfer', 'visit']);
  expect(await world.decide(debtId, 'withdraw')).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
});

test('a fee that is charged is not taken back, and one that is dropped is not released', async () => {
  const charged = await proposed();
  await charged.decide(debtId, 'release');
  await charged.transfer(10_000);
  await charged.charge();
  expect(await charged.decide(debtId, 'withdraw')).toMatchObject({
    ok: false,
    error: { code: 'late-payment-charged' },
  });
  const dropped = await proposed();
  expect(await dropped.decide(debtId, 'drop')).toMatchObject({ ok: true, value: { state: 'dropped' } });
  expect(await dropped.decide(debtId, 'release')).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
});

test('a mail about a fee that cannot arrive becomes a letter, once, and is not sent again beside it', async () => {
  const world = await proposed();
  await world.decide(debtId, 'release');
  const [mail = ''] = world.pendingFeeMails();
  await world.mailLeaves(mail, 'failed');
  expect(await world.run()).toEqual([{ id: debtId, step: 'ask-for-fee-letter' }]);
  expect(world.debt(debtId).fee).toMatchObject({ state: 'due', letter: 'to-print' });
  expect(await world.run()).toEqual([]);
  await world.sendAgain(mail);
  await world.mailLeaves(mail);
  expect(world.mail(mail).state).toBe('unneeded');
  expect(await world.postFee(debtId)).toMatchObject({ ok: true });
  expect(await world.run()).toEqual([]);
});

test('the letter in the place of such a mail is asked for when the visit itself is paid, and not when the fee is', async () => {
  const world = await proposed();
  await world.decide(debtId, 'release');
  await world.transfer(3_000);
  const [mail = ''] = world.pendingFeeMails();
  await world.mailLeaves(mail, 'failed');
  const steps = [...(await world.run()), ...(await world.run()), ...(await world.run())];
  expect(steps.map(({ step }) => step)).toEqual(['settle', 'ask-for-fee-letter']);
  await world.transfer(2_000);
  await world.run();
  expect(world.debt(debtId).fee).toMatchObject({ state: 'charged' });
  expect(world.debt(debtId).fee?.letter).toBeUndefined();
});

/** A fee that was released for somebody without mail. */
async function releasedOnPaper() {
  const world = await reminded({ isPrinted: true });
  await world.post(debtId);
  world.pass(22);
  await world.run();
  await world.decide(debtId, 'release');
  return world;
}

// spec: staff.money.letter
test('who has no mail gets a letter about a released fee, which waits until staff has posted it', async () => {
  const world = await releasedOnPaper();
  expect(world.ids(collections.mail)).toEqual([]);
  expect(world.debt(debtId).fee).toMatchObject({ state: 'due', cents: 2_000, letter: 'to-print' });
  expect(await world.postFee(debtId, addDaysTo(world.today, -2))).toMatchObject({
    ok: false,
    error: { code: 'letter-outdated' },
  });
  expect(await world.postFee(debtId)).toMatchObject({ ok: true, value: { debt_id: debtId } });
  expect(world.debt(debtId).fee?.letter).toBe('posted');
  expect(await world.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
});

test('a fee that was told by mail has no letter', async () => {
  const world = await proposed();
  await world.decide(debtId, 'release');
  expect(world.debt(debtId).fee?.letter).toBeUndefined();
  expect(await world.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
});

test('a letter about a fee names what is missing of the visit: another amount is printed again', async () => {
  const world = await releasedOnPaper();
  await world.transfer(500);
  expect(await world.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'letter-outdated' } });
  expect(await world.run()).toEqual([{ id: debtId, step: 'update' }]);
  expect(await world.postFee(debtId)).toMatchObject({ ok: true });
});

test('a letter about a fee names what the balance lacks for it: what is covered is not asked again', async () => {
  const world = await releasedOnPaper();
  const { missing } = world.debt(debtId);
  await world.transfer(missing + 700);
  await world.charge();
  expect(await world.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'letter-outdated' } });
  expect(await world.run()).toEqual([{ id: debtId, step: 'settle' }]);
  expect(world.debt(debtId)).toMatchObject({ missing: 0, fee: { cents: 2_000, missing: 1_300 } });
  // Of a fee alone, without a step of the debt itself.
  await world.transfer(100);
  expect(await world.run()).toEqual([{ id: debtId, step: 'update' }]);
  expect(missingOfFee(world.debt(debtId))).toBe(1_200);
  expect(await world.run()).toEqual([]);
  expect(await world.postFee(debtId)).toMatchObject({ ok: true });
  await world.transfer(1_200);
  await world.run();
  expect(missingOfFee(world.debt(debtId))).toBe(0);
});

test('a letter about a fee that is taken back or paid does not wait any more; that one was posted stays known', async () => {
  const takenBack = await releasedOnPaper();
  await takenBack.decide(debtId, 'withdraw');
  expect(takenBack.debt(debtId).fee).not.toHaveProperty('letter');
  expect(await takenBack.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'debt-decided' } });
  const paid = await releasedOnPaper();
  await paid.transfer(5_000);
  await paid.run();
  expect(paid.debt(debtId).fee).not.toHaveProperty('letter');
  expect(await paid.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'late-payment-charged' } });
  const posted = await releasedOnPaper();
  await posted.postFee(debtId);
  await posted.transfer(5_000);
  await posted.run();
  expect(posted.debt(debtId).fee).toMatchObject({ state: 'charged', letter: 'posted' });
});

test('a visit that is paid while its fee is due leaves a letter about the fee alone', async () => {
  const world = await releasedOnPaper();
  await world.transfer(3_000);
  await world.run();
  expect(world.debt(debtId)).toMatchObject({ state: 'settled', missing: 0, is_open: true });
  expect(await world.postFee(debtId)).toMatchObject({ ok: true });
});

test('no letter about a fee is posted while the senior waits for a look at the visit', async () => {
  const world = await releasedOnPaper();
  await world.question('visit-1');
  expect(await world.postFee(debtId)).toMatchObject({ ok: false, error: { code: 'debt-disputed' } });
});

test('no fee is released for a visit that the senior asked to look at, and none for what is paid', async () => {
  const disputed = await proposed();
  await disputed.question('visit-1');
  expect(await disputed.decide(debtId, 'release')).toMatchObject({ ok: false, error: { code: 'debt-disputed' } });
  const paid = await proposed();
  await paid.transfer(3_000);
  expect(await paid.decide(debtId, 'release')).toMatchObject({ ok: false, error: { code: 'debt-paid' } });
});

test('a disputed visit is neither reminded of nor proposed', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  await world.run();
  await world.question('visit-1');
  world.pass(60);
  expect(await world.run()).toEqual([]);
  expect(world.debt(debtId).state).toBe('told');
});

test('a part that is paid meanwhile lowers the fee, which never exceeds what the reminder said', async () => {
  const world = new DebtsWorld();
  await world.work(10_000, { minutes_worked: 120 });
  await world.run();
  world.pass(15);
  await world.run();
  for (const id of world.pendingReminders()) await world.mailLeaves(id);
  world.pass(15);
  await world.run();
  expect(world.debt(debtId)).toMatchObject({ missing: 20_000, proposed_cents: 3_000 });
  await world.transfer(10_000);
  await world.run();
  expect(world.debt(debtId)).toMatchObject({ missing: 10_000, proposed_cents: 2_000 });
  expect(await world.decide(debtId, 'release')).toMatchObject({ ok: true, value: { cents: 2_000 } });
});

test('one entry of the bank is booked once, and another that looks the same when staff says so', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  await world.run();
  const commandId = '0b5c1e7a-2222-4222-8333-444455556661';
  const entry = { bankEntry: 'KBC 2026/041', again: false };
  const first = await world.transfer(1_000, { commandId, ...entry });
  expect(first).toMatchObject({ ok: true });
  expect(await world.transfer(1_000, { commandId, ...entry })).toEqual(first);
  expect(await world.transfer(1_000, { ...entry })).toMatchObject({ ok: false, error: { code: 'transfer-known' } });
  expect(world.lines()).toHaveLength(1);
  expect(await world.transfer(1_000, { ...entry, again: true })).toMatchObject({ ok: true });
  expect(world.lines()).toHaveLength(2);
  expect(await world.transfer(1_000, { bankEntry: 'KBC 2026/042', again: false })).toMatchObject({ ok: true });
  await world.charge();
  expect(world.visit('visit-1').state).toBe('charged');
  expect(world.mistakes()).toEqual([]);
});

test('a transfer of tomorrow, or under a reference that is nobody’s, changes nothing', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  expect(await world.transfer(1_000)).toMatchObject({ ok: false, error: { code: 'reference-unknown' } });
  await world.run();
  expect(await world.transfer(1_000, { date: '2026-12-02' })).toMatchObject({
    ok: false,
    error: { code: 'statement-day-invalid' },
  });
  expect(world.lines()).toEqual([]);
});

test('what is overpaid stays on the balance, and an underpaid transfer leaves the rest missing, oldest first', async () => {
  const world = new DebtsWorld();
  await world.work(3_000);
  world.pass(1);
  await world.work(2_000);
  await world.run();
  await world.transfer(4_000);
  await world.run();
  expect([world.visit('visit-1').state, world.visit('visit-2').state]).toEqual(['charged', 'approved']);
  expect(world.debt('visit_visit-2').missing).toBe(1_000);
  await world.transfer(1_500);
  await world.run();
  expect(world.visit('visit-2').state).toBe('charged');
  expect(world.documents.get({ collection: collections.userCredits, id: 'maria' })).toMatchObject({ balance: 5 });
});
