import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { projectId } from '#build/project.ts';
import { claimAlert } from '#domain/alerts/alert-delivery.ts';
import { collections } from '#domain/collections.ts';
import { assignStudent, cancelRequest } from '#domain/contracts/dispatch.ts';
import * as people from '#domain/contracts/people.ts';
import * as told from '#domain/contracts/told.ts';
import { type Alert, alertSchema } from '#domain/documents/alerts/alert.ts';
import { noNeeds } from '#domain/documents/customer.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { createAlertQueue } from '#functions/gateways/alerts/alert-queue.ts';
import { firestoreStaffAlerts } from '#functions/gateways/alerts/staff-alerts.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { readTold } from '#functions/mail/told/read-told.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anAlert } from '#tests/builders/alerts/told.ts';
import { createPerson } from '../people/create-person.ts';
import { agreeOnPrice, storeStudent, work } from '../people/staff-work.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;
let colleague: Actor;
beforeAll(async () => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
  staff = await signInAs(firebase, staf);
  const ann = await createPerson(firebase, { user: { first_name: 'Ann', role: 'admin' }, profile: false });
  colleague = await signInAs(firebase, ann, ann.password);
});

const contact = {
  ...{ first_name: 'Godelieve', last_name: 'Maes', phone_number: '03 234 56 78', email: '', language: 'NL' },
  ...{ full_address: 'Lindelaan 7', city: '2018', name_city: 'Antwerpen' },
};

/** Somebody who books on the phone, has no account, and asked for what the test says. @returns her id, and that of her request. */
async function godelieve(wanted?: object): Promise<{ readonly seniorId: string; readonly requestId: string }> {
  const requestId = randomUUID();
  const reached = { confirmation: 'print', relative: null, needs: noNeeds() };
  const booked = await callAs(firebase, staff, people.bookForSenior, {
    command_id: requestId,
    senior: { kind: 'new', contact, ...reached },
    request: {
      ...{ task_category_id: 'companionship', date: '2027-05-04', start: '14:00', hours: 2, notes: '' },
      address: 'Lindelaan 7, 2018 Antwerpen',
    },
    reason: '',
  });
  expect(booked.outcome).toMatchObject({ outcome: 'done' });
  const seniorId = `customer-${requestId}`;
  if (wanted !== undefined) {
    const change = { command_id: randomUUID(), senior_id: seniorId, revision: 1, contact, ...reached, told: wanted };
    expect((await callAs(firebase, staff, people.changeCustomer, change)).outcome).toMatchObject({ outcome: 'done' });
  }
  await agreeOnPrice(firebase, staff, requestId);
  return { seniorId, requestId };
}

const alertsOfSenior = (seniorId: string) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.alerts).where('user_id', '==', seniorId).get();
    return found.docs.map((each) => ({ id: each.id, alert: alertSchema.parse(storedDates(each)) }));
  });

/** The one that is about a student who comes, once it waits for staff. */
async function waitingFor(seniorId: string): Promise<{ readonly id: string; readonly alert: Alert }> {
  return vi.waitFor(async () => {
    const found = (await alertsOfSenior(seniorId)).find(({ alert }) => alert.template === 'student-assigned');
    expect(found?.alert.state).toBe('to-do');
    return found as NonNullable<typeof found>;
  }, waitOptions);
}

const wordsOf = async (alert_id: string, reader: Actor = staff) =>
  (await callAs(firebase, reader, told.readToldWords, { alert_id })).outcome;
const take = async (by: Actor, alert_id: string) =>
  (await callAs(firebase, by, told.takeAlert, { command_id: randomUUID(), alert_id })).outcome;
const finish = async (by: Actor, alert_id: string, result = 'posted', command_id: string = randomUUID()) =>
  (await callAs(firebase, by, told.finishAlert, { command_id, alert_id, result })).outcome;

test('whoever has no mail and asked for letters gets one: true when it is printed, with one of staff, noted once', async () => {
  const { seniorId, requestId } = await godelieve({ change: ['letter'] });
  const student = await storeStudent(firebase);
  const visit = { visit_id: requestId, student_id: student, reason: '' };
  await work(firebase, staff, assignStudent, requestId, visit);
  const { id, alert } = await waitingFor(seniorId);
  expect(alert).toMatchObject({ channel: 'letter', unmailed: true, expires_at: momentOf('2027-04-27', '14:00') });

  const { waiting } = (await callAs(firebase, staff, told.readTold, {})).outcome as { waiting: told.WaitingAlert[] };
  expect(waiting.find((each) => each.alert_id === id)).toMatchObject({
    ...{ senior_id: seniorId, name: 'Godelieve Maes', phone: '03 234 56 78', channel: 'letter', taken_by: null },
  });
  const words = await wordsOf(id);
  expect(words).toMatchObject({
    state: 'waiting',
    words: { subject: 'Wij vonden een student voor u', language: 'NL' },
  });
  expect(JSON.stringify(words)).toContain('Dag Godelieve,');
  // There is no button on paper, no mail, and no code of the door.
  expect(JSON.stringify(words)).not.toMatch(/knop|e-mail|door_code/);

  expect(await take(staff, id)).toMatchObject({ outcome: 'done' });
  expect(await take(colleague, id)).toMatchObject({ code: 'told-taken' });
  expect(await wordsOf(id, colleague)).toMatchObject({ waiting: { taken_by: { uid: staff.uid } } });
  expect(await finish(colleague, id)).toMatchObject({ code: 'told-taken' });
  // The sweep reads what is taken, and leaves it.
  const soon = new Date(Date.now() + 1_000_000);
  expect(await createAlertQueue({ now: () => soon }).claim(id)).toMatchObject({ alert: { state: 'to-do' } });
  const press = randomUUID();
  const answers = await Promise.all([finish(staff, id, 'posted', press), finish(staff, id, 'posted', press)]);
  expect(answers).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
  expect(await finish(staff, id)).toMatchObject({ code: 'told-gone' });
  expect(await wordsOf(id)).toEqual({ state: 'gone' });
  expect((await alertsOfSenior(seniorId)).find((each) => each.id === id)?.alert).toMatchObject({
    ...{ state: 'sent', told: { by: staff.uid, how: 'posted' } },
  });

  // The order of the mail is done, and nothing left by mail.
  const mails = await withAdminSdk(addresses, async ({ firestore }) => {
    const to = `${seniorId}@told-by-staff.invalid`;
    return (await firestore.collection(collections.mail).where('to', '==', to).get()).docs.map((each) => each.data());
  });
  expect(mails.length).toBeGreaterThan(0);
  await vi.waitFor(async () => {
    for (const { state } of mails) expect(['pending', 'sending', 'unneeded']).toContain(state);
  }, waitOptions);
});

test('a letter whose visit is off is not printed any more, and what is off now is told instead', async () => {
  const { seniorId, requestId } = await godelieve({ change: ['letter'] });
  const student = await storeStudent(firebase);
  await work(firebase, staff, assignStudent, requestId, { visit_id: requestId, student_id: student, reason: '' });
  const { id } = await waitingFor(seniorId);
  await work(firebase, staff, cancelRequest, requestId, { reason: 'Op haar vraag.' });
  expect(await wordsOf(id)).toEqual({ state: 'gone' });
  await vi.waitFor(async () => {
    const templates = (await alertsOfSenior(seniorId)).map(({ alert }) => alert.template);
    expect(templates).toContain('request-cancelled');
  }, waitOptions);
});

test('who said nothing is phoned: by day only, never after the fact, and again when nobody answers', async () => {
  const { seniorId, requestId } = await godelieve();
  await work(firebase, staff, assignStudent, requestId, {
    ...{ visit_id: requestId, student_id: await storeStudent(firebase), reason: '' },
  });
  const ordered = await vi.waitFor(async () => {
    const found = (await alertsOfSenior(seniorId)).find(({ alert }) => alert.template === 'student-assigned');
    expect(found?.alert.channel).toBe('call');
    return found as NonNullable<typeof found>;
  }, waitOptions);
  // By a clock of its own, because the real one may be in quiet hours.
  const day = addDaysTo(brusselsDate(new Date()), 1);
  const at = (time: string) => ({ now: () => momentOf(day, time) });
  const id = `test-${randomUUID()}`;
  const waits = anAlert({
    ...ordered.alert,
    ...{ state: 'to-do', attempts: 1, lease_until: null, next_attempt_at: momentOf(day, '20:59') },
    expires_at: momentOf(day, '20:59'),
  });
  await withAdminSdk(addresses, ({ firestore }) => firestore.doc(`${collections.alerts}/${id}`).set(waits));
  const caller = { actorUid: staff.uid, seniorId: staff.uid, email: '', emailVerified: true };
  const shownAt = async (time: string) => {
    const answer = await readTold({}, caller, { clock: at(time), staffAlerts: firestoreStaffAlerts });
    return answer.ok ? answer.value.waiting.filter((each) => each.alert_id === id) : null;
  };
  expect(await shownAt('07:59')).toEqual([]);
  expect(await shownAt('08:00')).toMatchObject([{ channel: 'call', name: 'Godelieve Maes', tries: 0 }]);
  expect(await shownAt('20:59')).toEqual([]);
  // The sweep takes it away for good.
  const queue = createAlertQueue(at('20:59'));
  expect(await queue.due(1_000)).toContain(id);
  expect(claimAlert(waits, momentOf(day, '20:59'))).toMatchObject({ state: 'dropped', reason: 'too-late' });
  expect(await queue.claim(id)).toBeNull();
  expect((await alertsOfSenior(seniorId)).find((each) => each.id === id)?.alert.state).toBe('dropped');
});

test('nobody but staff reads or notes what is told', async () => {
  const maria = await createPerson(firebase);
  const senior = await signInAs(firebase, maria, maria.password);
  for (const actor of [senior, null]) {
    const answers = await Promise.all([
      callAs(firebase, actor, told.readTold, {}),
      callAs(firebase, actor, told.readToldWords, { alert_id: 'one' }),
      callAs(firebase, actor, told.takeAlert, { command_id: randomUUID(), alert_id: 'one' }),
      callAs(firebase, actor, told.finishAlert, { command_id: randomUUID(), alert_id: 'one', result: 'posted' }),
    ]);
    for (const { status } of answers) expect([401, 403]).toContain(status);
  }
});
