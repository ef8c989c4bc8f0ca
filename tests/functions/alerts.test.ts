import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { projectId } from '#build/project.ts';
import { alertsOf } from '#domain/alerts/alert-delivery.ts';
import { collections } from '#domain/collections.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { firestoreRecipients } from '#functions/gateways/alerts/recipients.ts';
import { deliverAlert } from '#functions/mail/alerts/deliver-alert.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aPushSubscription, somePreferences } from '#tests/builders/alerts/told.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import { alertServices } from '../people/alert-services.ts';
import { createPerson } from '../people/create-person.ts';
import { mailsTo, newestMailTo } from '../people/mailbox.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const mailPage = `http://127.0.0.1:${firebase.ports.mail}`;

/** By day, and tomorrow: the sweep of the local Firebase, which uses the real time, does not take these. */
const now = momentOf(addDaysTo(brusselsDate(new Date()), 1), '10:00');
const clock = { now: () => now };

beforeAll(() => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
});

const services = () => alertServices(firebase, clock);

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser that the stand-in knows; `isForgotten`: not any more. */
async function subscribe(userId: string, id: string, isForgotten: boolean): Promise<Subscribed> {
  const answer = await fetch(`${mailPage}/stand-in/push/subscriptions`, { method: 'POST' });
  const subscribed = (await answer.json()) as Subscribed;
  const { endpoint, keys } = subscribed;
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore
      .collection(collections.pushSubscriptions)
      .doc(id)
      .create(aPushSubscription({ user_id: userId, endpoint, ...keys })),
  );
  if (isForgotten) {
    await fetch(`${mailPage}/stand-in/push/forget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    });
  }
  return subscribed;
}

const isStored = (id: string): Promise<boolean> =>
  withAdminSdk(
    addresses,
    async ({ firestore }) => (await firestore.collection(collections.pushSubscriptions).doc(id).get()).exists,
  );

test('a change is told by SMS and push, once each however often the work is tried, and a browser that is gone is forgotten', async () => {
  const mobile = `+324${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const person = await createPerson(firebase, { user: { phone_number: mobile } });
  const chosen = { change: ['sms', 'push'] as ('sms' | 'push')[] };
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore
      .collection(collections.notificationPreferences)
      .doc(person.uid)
      .create(somePreferences({ kinds: chosen })),
  );
  const known = await subscribe(person.uid, `known-${person.uid}`, false);
  await subscribe(person.uid, `gone-${person.uid}`, true);

  const mail = {
    template: 'request-cancelled',
    language: 'NL',
    values: sampleMailValues['request-cancelled'],
  } as const;
  const to = { userId: person.uid, chosen: await firestoreRecipients.chosenOf(person.uid) };
  const orders = alertsOf(`test-${randomUUID()}`, mail, to, now);
  expect(orders.map(({ alert }) => alert.channel)).toEqual(['push', 'sms']);
  const { alertQueue, ...others } = services();
  await Promise.all([alertQueue.enqueue(orders), alertQueue.enqueue(orders)]);
  const due = await alertQueue.due(1_000);
  for (const { id } of orders) expect(due).toContain(id);
  for (const { id } of orders) {
    await Promise.all([deliverAlert(id, { alertQueue, ...others }), deliverAlert(id, { alertQueue, ...others })]);
    await deliverAlert(id, { alertQueue, ...others });
  }

  const sms = await newestMailTo(firebase, `${mobile}@sms.invalid`);
  expect(sms.subject).toContain('Er is iets veranderd aan een bezoek.');
  const browser = `${known.endpoint.slice(-12)}@push.invalid`;
  expect((await newestMailTo(firebase, browser)).subject).toBe(
    'Er is iets veranderd: Er is iets veranderd aan een bezoek.',
  );
  expect(await mailsTo(firebase, browser)).toHaveLength(1);
  expect(await mailsTo(firebase, `${mobile}@sms.invalid`)).toHaveLength(1);
  expect([await isStored(`known-${person.uid}`), await isStored(`gone-${person.uid}`)]).toEqual([true, false]);
});
