import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import * as debts from '#domain/contracts/debts.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { reminderMailId } from '#domain/debts/debt-mails.ts';
import type { Debt } from '#domain/documents/payments/debt.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { revisionOf } from '../people/staff-work.ts';
import { storedCredits } from '../people/stored-credits.ts';
import { runTimer, storeUnrecordedVisit } from '../people/unrecorded-visits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const today = brusselsDate(new Date());

let staff: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? {});

const change = (path: string, data: Record<string, unknown>) =>
  withAdminSdk(addresses, async ({ firestore }) => void (await firestore.doc(path).update(data)));

interface Unpaid {
  readonly maria: Person;
  readonly visitId: string;
  readonly debtId: string;
}

/** Two hours of yesterday at 17.50 euro: staff writes them down, the senior says that they are right, and has no credits. */
async function anUnpaidVisit(): Promise<Unpaid> {
  const maria = await createPerson(firebase);
  const visitId = await storeUnrecordedVisit(firebase, maria.uid, await storeLinkedStudent(firebase));
  const on = { request_id: visitId, visit_id: visitId };
  const revision = await revisionOf(firebase, visitId);
  const written = { ...on, revision, command_id: randomUUID(), minutes: 120, km: 0, reason: 'Beiden gebeld.' };
  expect((await callAs(firebase, staff, dispatch.recordVisit, written)).outcome).toMatchObject({ outcome: 'done' });
  const actor = await signInAs(firebase, maria, maria.password);
  const approval = { ...on, command_id: randomUUID(), answer: 'yes', question: '' } as const;
  expect(await callAs(firebase, actor, approveVisit, approval)).toMatchObject({ status: 200 });
  return { maria, visitId, debtId: `visit_${visitId}` };
}

const debtOf = async ({ debtId }: Unpaid): Promise<Record<string, unknown>> => read(`${collections.debts}/${debtId}`);

/** The timer runs until the debt has come so far; other tests may hold the emulator up. */
async function follow(unpaid: Unpaid, state: Debt['state']): Promise<Record<string, unknown>> {
  return vi.waitFor(async () => {
    await runTimer(firebase, 'remindDebts');
    const debt = await debtOf(unpaid);
    expect(debt['state']).toBe(state);
    return debt;
  }, waitOptions);
}

const subjectsTo = async ({ email }: Person) =>
  (await mailsReceived(firebase, email)).map(({ subject }) => subject ?? '');

const isReminder = (subject: string) => subject.startsWith('Herinnering');

/** Told, and reminded when the term of two weeks is over. */
async function aRemindedDebt(): Promise<Unpaid> {
  const unpaid = await anUnpaidVisit();
  const told = await follow(unpaid, 'told');
  expect(told).toMatchObject({ missing: 3_500, told_on: today, due_on: addDaysTo(today, 14), reminder: null });
  await change(`${collections.debts}/${unpaid.debtId}`, { due_on: addDaysTo(today, -1) });
  expect(await follow(unpaid, 'reminded')).toMatchObject({
    reminder: { way: 'mail', on: today, cents: 3_500, fee_cents: 2_000, pay_by: addDaysTo(today, 14) },
  });
  return unpaid;
}

/** The term of the reminder is over as well: staff is asked about a fee. */
async function aProposedFee(): Promise<Unpaid> {
  const unpaid = await aRemindedDebt();
  const mail = `${collections.mail}/${reminderMailId(unpaid.debtId, { round: 1 })}`;
  await vi.waitFor(async () => expect((await read(mail))['state']).toBe('sent'), waitOptions);
  const on = addDaysTo(today, -15);
  await change(mail, { sent_at: momentOf(on, '10:00') });
  const past = { 'reminder.on': on, 'reminder.pay_by': addDaysTo(today, -1) };
  await change(`${collections.debts}/${unpaid.debtId}`, past);
  expect(await follow(unpaid, 'proposed')).toMatchObject({ proposed_cents: 2_000, fee: null });
  return unpaid;
}

const decide = async (
  actor: Actor,
  unpaid: Unpaid,
  decision: 'release' | 'drop' | 'withdraw',
  { revision, reason = '' }: { readonly revision?: number; readonly reason?: string } = {},
) =>
  callAs(firebase, actor, debts.decideLatePayment, {
    ...{ command_id: randomUUID(), debt_id: unpaid.debtId, decision, reason },
    revision: revision ?? Number((await debtOf(unpaid))['revision']),
  });

const transferOf = async (unpaid: Unpaid, cents: number, bank_entry: string) => ({
  ...{ command_id: randomUUID(), reference: String((await debtOf(unpaid))['reference']) },
  ...{ cents, date: today, bank_entry, again: false },
});

test('a debt is told, reminded of once, and its fee is released by staff and charged with the visit by one transfer', async () => {
  const unpaid = await aProposedFee();
  const { maria, visitId, debtId } = unpaid;
  await vi.waitFor(async () => expect((await subjectsTo(maria)).filter(isReminder)).toHaveLength(1), waitOptions);
  expect(await storedCredits(firebase, maria.uid)).toMatchObject({ lines: [] });

  const senior = await signInAs(firebase, maria, maria.password);
  expect((await decide(senior, unpaid, 'drop', { reason: 'Liever niet.' })).status).toBe(403);
  const revision = Number((await debtOf(unpaid))['revision']);
  const released = await decide(staff, unpaid, 'release', { revision });
  expect(released.outcome).toMatchObject({ outcome: 'done', state: 'due', cents: 2_000 });
  const late = await decide(staff, unpaid, 'drop', { revision, reason: 'Zij was ziek.' });
  expect(late.outcome).toMatchObject({ outcome: 'rejected', code: 'changed-meanwhile' });
  await vi.waitFor(
    async () => expect((await read(`${collections.mail}/late-payment_${debtId}`))['state']).toBe('sent'),
    waitOptions,
  );

  const arrived = await transferOf(unpaid, 5_500, 'B1');
  const recorded = await callAs(firebase, staff, debts.recordTransfer, arrived);
  expect(recorded.outcome).toMatchObject({ outcome: 'done', senior_id: maria.uid });
  expect((await callAs(firebase, staff, debts.recordTransfer, arrived)).outcome).toEqual(recorded.outcome);
  await vi.waitFor(async () => {
    await runTimer(firebase, 'remindDebts');
    expect(await debtOf(unpaid)).toMatchObject({
      state: 'settled',
      missing: 0,
      fee: { state: 'charged' },
      is_open: false,
    });
  }, waitOptions);
  expect(await read(`${collections.planning}/${visitId}`)).toMatchObject({ state: 'charged', charged_cents: 3_500 });
  const { balance, lines } = await storedCredits(firebase, maria.uid);
  expect(balance).toBe(0);
  const amounts = lines.map(({ amount }) => Number(amount)).toSorted((one, other) => one - other);
  expect(amounts).toEqual([-35, -20, 55]);
  await runTimer(firebase, 'remindDebts');
  expect((await storedCredits(firebase, maria.uid)).lines).toHaveLength(lines.length);
});

test('what a transfer leaves open stays a debt, and the same entry of the bank counts twice only when staff says so', async () => {
  const unpaid = await aRemindedDebt();
  const { maria, visitId } = unpaid;
  const senior = await signInAs(firebase, maria, maria.password);
  const first = await transferOf(unpaid, 1_000, 'B2');
  expect((await callAs(firebase, senior, debts.recordTransfer, first)).status).toBe(403);
  const answers = await Promise.all([
    callAs(firebase, staff, debts.recordTransfer, first),
    callAs(firebase, staff, debts.recordTransfer, first),
  ]);
  expect(answers.map(({ outcome }) => (outcome as { readonly outcome: string }).outcome)).toEqual(['done', 'done']);
  expect(await storedCredits(firebase, maria.uid)).toEqual({ balance: 10, lines: [{ type: 'transfer', amount: 10 }] });
  expect(await debtOf(unpaid)).toMatchObject({ missing: 2_500, is_open: true });

  const again = { ...first, command_id: randomUUID() };
  expect((await callAs(firebase, staff, debts.recordTransfer, again)).outcome).toMatchObject({
    code: 'transfer-known',
  });
  const another = await callAs(firebase, staff, debts.recordTransfer, { ...again, again: true });
  expect(another.outcome).toMatchObject({ outcome: 'done' });
  const rest = await callAs(firebase, staff, debts.recordTransfer, await transferOf(unpaid, 1_500, 'B3'));
  expect(rest.outcome).toMatchObject({ outcome: 'done' });
  expect(await read(`${collections.planning}/${visitId}`)).toMatchObject({ state: 'charged' });
  expect(await debtOf(unpaid)).toMatchObject({ state: 'settled', missing: 0, fee: null });
  expect((await storedCredits(firebase, maria.uid)).balance).toBe(0);
});

test('a transfer without an owner, or of a day that is still to come, is refused', async () => {
  const unpaid = await anUnpaidVisit();
  await follow(unpaid, 'told');
  const transfer = await transferOf(unpaid, 3_500, 'B4');
  const tomorrow = { ...transfer, date: addDaysTo(today, 1) };
  expect((await callAs(firebase, staff, debts.recordTransfer, tomorrow)).outcome).toMatchObject({
    code: 'statement-day-invalid',
  });
  const others = await anUnpaidVisit();
  const reference = String((await follow(others, 'told'))['reference']);
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.transferReferences}/${reference}`).delete();
  });
  expect((await callAs(firebase, staff, debts.recordTransfer, { ...transfer, reference })).outcome).toMatchObject({
    code: 'reference-unknown',
  });
  expect(await storedCredits(firebase, unpaid.maria.uid)).toMatchObject({ lines: [] });
});
