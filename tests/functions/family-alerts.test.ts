import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { projectId } from '#build/project.ts';
import { alertsOf } from '#domain/alerts/alert-delivery.ts';
import { collections } from '#domain/collections.ts';
import { moveVisit } from '#domain/contracts/dispatch.ts';
import { endMembership } from '#domain/contracts/end-membership.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import type { Channel } from '#domain/documents/alerts/notification-preferences.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { createAlertQueue } from '#functions/gateways/alerts/alert-queue.ts';
import { deliverAlert } from '#functions/mail/alerts/deliver-alert.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { somePreferences } from '#tests/builders/alerts/told.ts';
import { alertServices } from '../people/alert-services.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { mailsReceived } from '../people/mailbox.ts';
import { work } from '../people/staff-work.ts';
import { storeMember } from '../people/stored-circle.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

/**
 * The next half past eight: a queue of its own clock delivers also while the real one is in quiet hours, and within a day, in
 * which what is told of a move holds.
 */
const today = brusselsDate(new Date());
const isBefore = new Date() < momentOf(today, '08:30');
const now = momentOf(isBefore ? today : addDaysTo(today, 1), '08:30');
const clock = { now: () => now };

let staff: Actor;
beforeAll(async () => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
  staff = await signInAs(firebase, staf);
});

interface Relative {
  readonly person: Person;
  readonly mobile: string;
}

/** Somebody in the circle of a senior, who chose how she is told of a change. */
async function relativeOf(senior: Person, ways: Channel[], member: object = {}): Promise<Relative> {
  const mobile = `+324${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const user = { first_name: 'Els', role: 'family', phone_number: mobile } as const;
  const person = await createPerson(firebase, { user, profile: false });
  await storeMember(firebase, senior.uid, { user_id: person.uid, rights: ['see'], ...member });
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore
      .doc(`${collections.notificationPreferences}/${person.uid}`)
      .set(somePreferences({ kinds: { change: ways } })),
  );
  return { person, mobile };
}

const orderedFor = ({ person }: Relative) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.alerts).where('user_id', '==', person.uid).get();
    return found.docs.map((each) => ({ id: each.id, state: String(each.get('state')) }));
  });

const smsTo = ({ mobile }: Relative) => mailsReceived(firebase, `${mobile}@sms.invalid`);

test('a visit of Maria moves: the daughter who chose SMS gets one, the son who chose nothing and the neighbour whose right ended get none', async () => {
  const maria = await createPerson(firebase, { user: { first_name: 'Maria' } });
  const els = await relativeOf(maria, ['sms']);
  const tom = await relativeOf(maria, []);
  const bram = await relativeOf(maria, ['sms'], { ended_at: new Date(), ended_by: 'senior', ask_at: null });
  const student = await storeLinkedStudent(firebase);
  const visit = await offerVisitTo(firebase, { seniorId: maria.uid, date: '2027-05-11', students: [student] });
  await callAs(firebase, null, helpers.acceptOffer, {
    ...{ link: student.secret, command_id: randomUUID(), visit_id: visit },
  });
  const to = { date: '2027-05-11', start: '16:00', minutes_planned: 120 };
  await work(firebase, staff, moveVisit, visit, { visit_id: visit, reason: 'Op haar vraag.', ...to });
  const moved = await vi.waitFor(async () => {
    const found = (await orderedFor(els)).find(({ id }) => id.startsWith('visit-moved'));
    expect(found).toBeDefined();
    return found as NonNullable<typeof found>;
  }, waitOptions);
  const services = alertServices(firebase, clock);
  // By hand as well, as often as one likes: the trigger sends it by day, and nothing does at night.
  await Promise.all([deliverAlert(moved.id, services), deliverAlert(moved.id, services)]);
  await vi.waitFor(async () => {
    const texts = (await smsTo(els)).map(({ subject }) => subject);
    expect(texts.filter((text) => text.includes('Er is iets veranderd aan een bezoek.'))).not.toEqual([]);
  }, waitOptions);
  await deliverAlert(moved.id, services);
  // That a student was found may have been told before; where it was not by then, it is not true any more.
  for (const { id } of await orderedFor(els)) await deliverAlert(id, services);
  const states = await orderedFor(els);
  expect(states.find(({ id }) => id === moved.id)?.state).toBe('sent');
  await vi.waitFor(async () => {
    const sent = (await orderedFor(els)).filter(({ state }) => state === 'sent');
    expect((await smsTo(els)).length).toBe(sent.length);
  }, waitOptions);
  // Nobody is named, and no place.
  for (const { subject } of await smsTo(els)) expect(subject).not.toMatch(/Maria|Peeters|Kerkstraat/);
  for (const other of [tom, bram]) {
    expect(await orderedFor(other)).toEqual([]);
    expect(await smsTo(other)).toEqual([]);
  }
});

test('a right that ends between the order and the message: nothing is sent', async () => {
  const maria = await createPerson(firebase, { user: { first_name: 'Maria' } });
  const els = await relativeOf(maria, ['sms']);
  const student = await storeLinkedStudent(firebase);
  const visit = await offerVisitTo(firebase, { seniorId: maria.uid, date: '2027-05-18', students: [student] });
  const mail = {
    template: 'request-cancelled',
    language: 'NL',
    values: { name: 'Maria', reference: 'REQ-2027-0001', service: 'companionship', when: '2027-05-18 14:00' },
  } as const;
  const told = { userId: els.person.uid, seniorId: maria.uid, chosen: { change: ['sms' as const] } };
  const orders = alertsOf(`test-${visit}`, mail, told, now);
  expect(orders).toHaveLength(1);
  await createAlertQueue(clock).enqueue(orders);
  const actingMaria = await signInAs(firebase, maria, maria.password);
  const end = { command_id: randomUUID(), member_uid: els.person.uid };
  expect((await callAs(firebase, actingMaria, endMembership, end)).outcome).toMatchObject({ outcome: 'done' });
  for (const { id } of orders) await deliverAlert(id, alertServices(firebase, clock));
  const left = await orderedFor(els);
  expect(left.map(({ state }) => state)).toEqual(['dropped']);
  expect(await smsTo(els)).toEqual([]);
});
