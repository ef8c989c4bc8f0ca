import { randomUUID } from 'node:crypto';
import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { accountForVisit } from '#domain/contracts/helpers.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { revisionOf, work } from '../people/staff-work.ts';
import { storedCredits } from '../people/stored-credits.ts';
import { runTimer, storeUnrecordedVisit } from '../people/unrecorded-visits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const visitOf = (id: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(`${collections.planning}/${id}`).get()).data());

interface Asked {
  readonly maria: Person;
  readonly student: LinkedStudent;
  readonly id: string;
}

/** A visit of yesterday about which both sides were asked. */
async function anAskedVisit(): Promise<Asked> {
  const [maria, student] = [await createPerson(firebase), await storeLinkedStudent(firebase)];
  const id = await storeUnrecordedVisit(firebase, maria.uid, student);
  await vi.waitFor(async () => {
    await runTimer(firebase, 'askAfterVisits');
    expect(await visitOf(id)).toHaveProperty('asked_at');
  }, waitOptions);
  return { maria, student, id };
}

const says = ({ secret }: Pick<LinkedStudent, 'secret'>, visit_id: string, more: object) =>
  callAs(firebase, null, accountForVisit, { link: secret, command_id: randomUUID(), visit_id, note: '', ...more });

async function seniorSays({ maria, id }: Asked, answer: 'came' | 'missed') {
  const actor = await signInAs(firebase, maria, maria.password);
  const on = { request_id: id, visit_id: id, command_id: randomUUID() };
  return callAs(firebase, actor, approveVisit, { ...on, answer, question: 'Ik wachtte tot de middag.' });
}

test('both sides are asked once, by mail; what each says is kept; staff writes the visit down, once', async () => {
  const asked = await anAskedVisit();
  const { maria, student, id } = asked;
  await runTimer(firebase, 'askAfterVisits');
  await vi.waitFor(async () => {
    const subjects = (await mailsReceived(firebase, `${student.id}@student.example`)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('Was u bij '))).toHaveLength(1);
  }, waitOptions);
  await vi.waitFor(async () => {
    const subjects = (await mailsReceived(firebase, maria.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Was de student bij u?')).toHaveLength(1);
  }, waitOptions);

  const other = await storeLinkedStudent(firebase);
  const came = { came: true, minutes: 95 };
  expect((await says(other, id, came)).outcome).toEqual({ outcome: 'rejected', code: 'not-found' });
  expect(await says({ secret: 'x'.repeat(43) }, id, came)).toMatchObject({ status: 410 });
  expect((await says(student, id, came)).outcome).toEqual({ outcome: 'done' });
  expect(await seniorSays(asked, 'missed')).toMatchObject({ status: 200 });
  expect(await visitOf(id)).toMatchObject({
    state: 'confirmed',
    student_account: { came: true, minutes: 95 },
    senior_account: { came: false, minutes: null },
  });

  const revision = await revisionOf(firebase, id);
  const record = () =>
    callAs(firebase, staff, dispatch.recordVisit, {
      ...{ request_id: id, visit_id: id, revision, command_id: randomUUID() },
      ...{ minutes: 95, km: 2, reason: 'Beiden gebeld.' },
    });
  const outcomes = (await Promise.all([record(), record(), record()])).map(({ outcome }) => outcome);
  expect(outcomes.filter((each) => (each as { outcome: string }).outcome === 'done')).toHaveLength(1);
  expect(await visitOf(id)).toMatchObject({ state: 'done', minutes_worked: 95, km: 2 });
});

test('a student who did not come: the missed hours are credited once, whoever repeats it; it is never undone', async () => {
  const { maria, id } = await anAskedVisit();
  const command_id = randomUUID();
  const revision = await revisionOf(firebase, id);
  const input = { request_id: id, visit_id: id, revision, reason: 'De student vergat het.' };
  const miss = (minted: string) => callAs(firebase, staff, dispatch.missVisit, { ...input, command_id: minted });
  const all = await Promise.all([miss(command_id), miss(command_id), miss(randomUUID())]);
  for (const { status } of all) expect(status).toBe(200);
  expect(await storedCredits(firebase, maria.uid)).toEqual({
    balance: 35,
    lines: [{ type: 'missed_visit', amount: 35 }],
  });
  expect(await visitOf(id)).toMatchObject({ state: 'missed', credited_cents: 3_500 });
  const undone = await callAs(firebase, staff, dispatch.undoStep, {
    ...{ request_id: id, command_id: randomUUID(), revision: await revisionOf(firebase, id), step_id: command_id },
  });
  expect(undone.outcome).toMatchObject({ outcome: 'rejected', code: 'step-not-undoable' });
});

test('what the senior asked to look at is corrected, and she has the time to look at it again', async () => {
  const { maria, id } = await anAskedVisit();
  await work(firebase, staff, dispatch.recordVisit, id, { visit_id: id, minutes: 120, km: 0, reason: 'Gebeld.' });
  const actor = await signInAs(firebase, maria, maria.password);
  const on = { request_id: id, visit_id: id, command_id: randomUUID() };
  await callAs(firebase, actor, approveVisit, { ...on, answer: 'look', question: 'Het was maar een uur.' });
  const questioned = await visitOf(id);
  expect(questioned?.['questioned_at']).not.toBeNull();
  await work(firebase, staff, dispatch.correctVisit, id, {
    visit_id: id,
    minutes: 60,
    km: 0,
    reason: 'Zij heeft gelijk.',
  });
  const corrected = await visitOf(id);
  expect(corrected).toMatchObject({ state: 'done', minutes_worked: 60, questioned_at: null });
  expect(corrected?.['updated_at'].toMillis()).toBeGreaterThan(questioned?.['updated_at'].toMillis());
});

test('more visits than one page that staff has not decided do not keep an older one from its turn', async () => {
  const { id } = await anAskedVisit();
  const undecided = await visitOf(id);
  const copies = Array.from({ length: 200 }, (_, index) => `${collections.planning}/${id}-undecided-${index}`);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const inOneGo = async (change: (batch: WriteBatch, path: string) => unknown) => {
      const batch = firestore.batch();
      for (const path of copies) change(batch, path);
      await batch.commit();
    };
    await inOneGo((batch, path) =>
      batch.set(firestore.doc(path), { ...undecided, date: brusselsDate(new Date()), start: '00:00' }),
    );
    try {
      const older = await anAskedVisit();
      expect(await visitOf(older.id)).toHaveProperty('asked_at');
    } finally {
      await inOneGo((batch, path) => batch.delete(firestore.doc(path)));
    }
  });
});
