import { createHash, randomUUID } from 'node:crypto';
import { createServer, connect, type Server } from 'node:net';
import { once } from 'node:events';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import type { Mail } from '#domain/documents/mail.ts';
import { notificationSchema } from '#domain/documents/notification.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { serverClock } from '#functions/gateways/clock.ts';
import { createDebts } from '#functions/gateways/payments/debts.ts';
import { createDataExports } from '#functions/gateways/privacy/data-exports.ts';
import { createAskedErasures } from '#functions/gateways/privacy/asked-erasures.ts';
import { createCircleLinks } from '#functions/gateways/circles/circle-links.ts';
import { firestoreCircles } from '#functions/gateways/circles/circles.ts';
import { createThreads } from '#functions/gateways/threads/threads.ts';
import { createHelperLinks } from '#functions/gateways/students/helper-links.ts';
import { createMailLinks } from '#functions/gateways/mail-links.ts';
import { firebaseLogins } from '#functions/gateways/logins.ts';
import { firestoreArrivals } from '#functions/gateways/visitors/arrivals.ts';
import { createAlertQueue } from '#functions/gateways/alerts/alert-queue.ts';
import { firestoreRecipients } from '#functions/gateways/alerts/recipients.ts';
import { createMailQueue } from '#functions/gateways/mail-queue.ts';
import { createMailOrders } from '#functions/gateways/queues/mail-orders.ts';
import { createReviewTokens } from '#functions/gateways/review-tokens.ts';
import { firestoreSignUps } from '#functions/gateways/visitors/sign-ups.ts';
import { createSmtp } from '#functions/gateways/smtp.ts';
import { createVerificationLinks } from '#functions/gateways/verification-links.ts';
import { firestoreVisits } from '#functions/gateways/visits.ts';
import { deliverMail, type MailServices } from '#functions/mail/deliver-mail.ts';
import { timerAddress } from '#local/firebase/timers.ts';
import { freePortNumbers } from '#local/ports.ts';
import { projectId } from '#build/project.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { linkIn, mailsReceived, mailsTo, newestMailTo, tokenIn } from '../people/mailbox.ts';
import { signInAs } from './actor.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
/** Long enough for a second mail to arrive. */
const quietMs = 1_500;
/** How long a function may take to start: the emulator does not answer after it gave up. */
const startMs = 35_000;
const anHourMs = 3_600_000;

const queue = createMailQueue({ now: () => new Date() });

beforeAll(() => {
  // The environment that Google sets for a function: the gateways below run in this process.
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, quietMs));
}

function orderFor(
  to: string,
  template: 'verify-email' | 'reset-password' = 'verify-email',
  language: Mail['language'] = 'NL',
): MailOrder & Pick<Mail, 'values'> {
  return { to, template, language, values: {} };
}

async function order(details: MailOrder): Promise<string> {
  const id = `test-${randomUUID()}`;
  expect(await queue.enqueue(id, details)).toBe(true);
  return id;
}

function stored(id: string): Promise<Record<string, unknown> | undefined> {
  return withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.collection(collections.mail).doc(id).get()).data(),
  );
}

function untilState(id: string, state: Mail['state']): Promise<Record<string, unknown>> {
  return vi.waitFor(async () => {
    const mail = await stored(id);
    expect(mail).toMatchObject({ state });
    return mail ?? {};
  }, waitOptions);
}

/** The page's use of a link's code, over Auth's interface. */
async function useCode(operation: 'update' | 'resetPassword', body: Record<string, string>): Promise<number> {
  const answer = await fetch(
    `${firebase.authOrigin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return answer.status;
}

/** Calls a function as the emulator's own triggers and timers do. */
function trigger(name: string, init: RequestInit = {}): Promise<Response> {
  return fetch(timerAddress(firebase.ports.functions, `europe-west1-${name}`), { method: 'POST', ...init });
}

const subjects = {
  'verify-email': {
    NL: 'Bevestig uw e-mailadres',
    FR: 'Confirmez votre adresse e-mail',
    EN: 'Confirm your email address',
  },
  'reset-password': {
    NL: 'Kies een nieuw wachtwoord',
    FR: 'Choisissez un nouveau mot de passe',
    EN: 'Choose a new password',
  },
} as const;

test.each(['NL', 'FR', 'EN'] as const)(
  'both mails are in the language of the account, whatever the language of the screen, and their links work: %s',
  async (language) => {
    const person = await createPerson(firebase, { emailVerified: false, profile: false, user: { language } });
    const other = language === 'NL' ? 'EN' : 'NL';

    const verification = await order(orderFor(person.email, 'verify-email', other));
    const [mail] = await mailsTo(firebase, person.email);
    if (mail === undefined) throw new Error('no mail');
    expect(mail.subject).toBe(subjects['verify-email'][language]);
    expect(mail.html).toContain(`<html lang="${language.toLowerCase()}">`);
    expect(mail.from).toMatchObject([{ name: 'Madelief', address: 'hallo@madelief.test' }]);
    const digest = createHash('sha256').update(verification).digest('hex').slice(0, 40);
    expect(mail.headers['message-id']).toBe(`<${digest}@madelief.test>`);
    const link = new URL(linkIn(mail));
    expect(`${link.origin}${link.pathname}`).toBe(`${firebase.appOrigin}/auth/callback`);
    const token = tokenIn(mail);
    expect(Object.fromEntries(link.searchParams)).toEqual({ source: 'signup', type: 'signup' });
    expect(await useCode('update', { oobCode: token })).toBe(200);
    expect(await useCode('update', { oobCode: token })).toBe(400);
    await withAdminSdk(addresses, async ({ auth }) => {
      expect((await auth.getUser(person.uid)).emailVerified).toBe(true);
    });

    await order(orderFor(person.email, 'reset-password', other));
    const reset = await newestMailTo(firebase, person.email, 2);
    expect(reset.subject).toBe(subjects['reset-password'][language]);
    const code = tokenIn(reset);
    expect(Object.fromEntries(new URL(linkIn(reset)).searchParams)).toEqual({
      source: 'passwordReset',
      type: 'recovery',
    });
    expect(await useCode('resetPassword', { oobCode: code, newPassword: 'Nieuw-wachtwoord-1' })).toBe(200);
    expect((await signInAs(firebase, person, 'Nieuw-wachtwoord-1')).uid).toBe(person.uid);

    const mailDocument = await untilState(verification, 'sent');
    expect(JSON.stringify(mailDocument)).not.toContain(token);
  },
);

test('without a record yet, the language of the screen counts', async () => {
  const person = await createPerson(firebase, { emailVerified: false, profile: false, user: null });
  await order(orderFor(person.email, 'verify-email', 'FR'));
  expect((await newestMailTo(firebase, person.email)).subject).toBe(subjects['verify-email'].FR);
});

test('nothing is sent to an unknown or verified address, or to a closed account', async () => {
  const verified = await createPerson(firebase);
  const closed = await createPerson(firebase, { emailVerified: false });
  await withAdminSdk(addresses, ({ auth }) => auth.updateUser(closed.uid, { disabled: true }));
  const unknown = `niemand-${randomUUID()}@madelief.test`;
  const orders = [
    orderFor(unknown),
    orderFor(unknown, 'reset-password'),
    orderFor(verified.email),
    orderFor(closed.email, 'reset-password'),
  ];
  const ordered = await Promise.all(orders.map((details) => order(details)));
  for (const id of ordered) expect(await untilState(id, 'unneeded')).toMatchObject({ sent_at: null });
  for (const address of [unknown, verified.email, closed.email]) {
    expect(await mailsReceived(firebase, address)).toEqual([]);
  }
});

test('an order that comes twice, and an event that is delivered again, send one mail', async () => {
  const person = await createPerson(firebase, { emailVerified: false });
  const id = await order(orderFor(person.email));
  expect(await queue.enqueue(id, orderFor(person.email))).toBe(false);
  const sent = await untilState(id, 'sent');
  const redelivered = await trigger('deliverMail', {
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({
      specversion: '1.0',
      id: randomUUID(),
      type: 'google.cloud.firestore.document.v1.created',
      source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
      subject: `documents/mail/${id}`,
      document: `mail/${id}`,
      project: projectId,
      database: '(default)',
      namespace: '(default)',
      location: 'europe-west1',
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: {
        value: {
          name: `projects/${projectId}/databases/(default)/documents/mail/${id}`,
          fields: { state: { stringValue: 'pending' } },
        },
      },
    }),
  });
  expect(redelivered.ok, await redelivered.text()).toBe(true);
  await pause();
  expect(await mailsReceived(firebase, person.email)).toHaveLength(1);
  expect(await stored(id)).toEqual(sent);
});

test('a copy of an order is claimed once, and an attempt that lost its lease changes only what it sent', async () => {
  const id = `test-${randomUUID()}`;
  const hoursLater = (hours: number) => ({ now: () => new Date(Date.now() + hours * anHourMs) });
  const ordered = await createMailOrders(hoursLater(0))(id, orderFor('later@madelief.test'), hoursLater(1).now());
  if (ordered === null) throw new Error('ordered before');
  const [one, other] = [createMailQueue(hoursLater(2)), createMailQueue(hoursLater(2))];
  const claims = await Promise.all([one.claim(id, ordered), other.claim(id, ordered), one.claim(id)]);
  const [claimed, ...more] = claims.filter((claim) => claim !== null && claim !== 'given-up');
  if (claimed === undefined) throw new Error('nobody claimed it');
  expect(more).toEqual([]);

  const next = await createMailQueue(hoursLater(3)).claim(id, ordered);
  expect(next).toMatchObject({ mail: { attempts: 2 } });
  const retried = { kind: 'retry', code: 'server-unavailable' } as const;
  expect(await one.settle(claimed, retried, null)).toBe('sending');
  expect(await stored(id)).toMatchObject({ state: 'sending', attempts: 2 });
  expect(await one.settle(claimed, { kind: 'sent' }, null)).toBe('sent');
  expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, lease_until: null });
});

test('the sweep sends what a crash left behind, and does not touch a mail with a valid lease', async () => {
  const [left, busy] = await Promise.all([
    createPerson(firebase, { emailVerified: false }),
    createPerson(firebase, { emailVerified: false }),
  ]);
  const claimAndCrash = async (person: Person, leaseMs: number): Promise<string> => {
    const id = `test-${randomUUID()}`;
    await withAdminSdk(addresses, async ({ firestore }) => {
      const taken: Mail = {
        ...orderFor(person.email),
        state: 'sending',
        attempts: 1,
        next_attempt_at: null,
        lease_until: new Date(Date.now() + leaseMs),
        error_code: null,
        created_at: new Date(),
        sent_at: null,
      };
      await firestore.collection(collections.mail).doc(id).create(taken);
    });
    return id;
  };
  const crashed = await claimAndCrash(left, -anHourMs);
  const running = await claimAndCrash(busy, anHourMs);
  await vi.waitFor(async () => {
    const signal = AbortSignal.timeout(startMs);
    expect((await trigger('sweepMail', { signal })).status).toBe(200);
  }, waitOptions);
  expect(await untilState(crashed, 'sent')).toMatchObject({ attempts: 2, sent_at: expect.anything() });
  expect(await mailsTo(firebase, left.email)).toHaveLength(1);
  expect(await stored(running)).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await mailsReceived(firebase, busy.email)).toEqual([]);
});

/** Restores the connection to the mail server. */
async function forwardToMailServer(port: number): Promise<Server> {
  const forwarder = createServer((client) => {
    const server = connect({ host: '127.0.0.1', port: firebase.ports.smtp });
    const part = (): void => void (client.destroy(), server.destroy());
    client.pipe(server).pipe(client);
    client.on('error', part).on('close', part);
    server.on('error', part).on('close', part);
  });
  forwarder.listen(port, '127.0.0.1');
  await once(forwarder, 'listening');
  return forwarder;
}

test('what was mailed is kept for the person of a verified account, as it was sent', async () => {
  const [maria, unverified] = [await createPerson(firebase), await createPerson(firebase, { emailVerified: false })];
  const keptAfterWelcome = async ({ email }: Person) => {
    const id = await order({ to: email, template: 'welcome', language: 'NL', values: sampleMailValues.welcome });
    await untilState(id, 'sent');
    return withAdminSdk(addresses, async ({ firestore }) =>
      (await firestore.collection(collections.notifications).doc(id).get()).data(),
    );
  };
  const kept = await keptAfterWelcome(maria);
  const mail = await newestMailTo(firebase, maria.email);
  expect(kept).toMatchObject({ user_id: maria.uid, language: 'NL', subject: mail.subject, page: '/dashboard' });
  expect(notificationSchema.safeParse({ ...kept, sent_at: new Date() }).success).toBe(true);
  expect(await keptAfterWelcome(unverified)).toBeUndefined();
});

test('a mail server that is down for an hour delays a mail and loses none', async () => {
  const person = await createPerson(firebase, { emailVerified: false });
  // Tomorrow: the sweep of the local Firebase, which uses the real time, does not take these mails.
  let now = Date.now() + 24 * anHourMs;
  const [port = 0] = await freePortNumbers(1);
  const smtp = createSmtp(() => ({ url: `smtp://127.0.0.1:${port}`, from: 'hallo@madelief.test' }));
  const lines: string[] = [];
  const write = (event: string): void => void lines.push(event);
  const services: MailServices = {
    clock: { now: () => new Date(now) },
    mailQueue: createMailQueue({ now: () => new Date(now) }),
    alertQueue: createAlertQueue({ now: () => new Date(now) }),
    recipients: firestoreRecipients,
    debts: createDebts({ now: () => new Date(now) }),
    mailLinks: createMailLinks(() => firebase.appOrigin, createVerificationLinks(serverClock)),
    arrivals: firestoreArrivals,
    dataExports: createDataExports({ now: () => new Date(now) }),
    askedErasures: createAskedErasures({ now: () => new Date(now) }),
    circleLinks: createCircleLinks({ now: () => new Date(now) }),
    circles: firestoreCircles,
    threads: createThreads({ now: () => new Date(now) }),
    helperLinks: createHelperLinks({ now: () => new Date(now) }),
    reviewTokens: createReviewTokens({ now: () => new Date(now) }),
    logins: firebaseLogins,
    signUps: firestoreSignUps,
    visits: firestoreVisits,
    smtp,
    log: { info: write, error: write },
  };
  const id = `test-${randomUUID()}`;
  await withAdminSdk(addresses, async ({ firestore }) => {
    const mail: Mail = {
      ...orderFor(person.email),
      state: 'pending',
      attempts: 0,
      next_attempt_at: new Date(now),
      lease_until: null,
      error_code: null,
      created_at: new Date(),
      sent_at: null,
    };
    await firestore.collection(collections.mail).doc(id).create(mail);
  });

  const began = now;
  while (now < began + anHourMs) {
    await deliverMail(id, services);
    expect(await stored(id)).toMatchObject({ state: 'pending', error_code: 'server-unavailable', sent_at: null });
    const due = (await stored(id))?.['next_attempt_at'] as { toMillis(): number };
    expect(due.toMillis()).toBeGreaterThan(now);
    now = due.toMillis() - 1;
    expect(await services.mailQueue.due(10)).not.toContain(id);
    now += 1;
    expect(await services.mailQueue.due(10)).toContain(id);
  }
  const forwarder = await forwardToMailServer(port);
  try {
    await deliverMail(id, services);
    expect(await stored(id)).toMatchObject({ state: 'sent', error_code: null });
    expect(await mailsTo(firebase, person.email)).toHaveLength(1);
    expect(lines.join('\n')).not.toContain(person.email);
  } finally {
    smtp.close();
    forwarder.close();
  }
});

test('a document that the queue did not create ends as failed and does not block others', async () => {
  const id = `test-${randomUUID()}`;
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore
      .collection(collections.mail)
      .doc(id)
      .create({ state: 'pending', next_attempt_at: new Date(0) });
  });
  expect(await untilState(id, 'failed')).toMatchObject({ error_code: 'internal' });
});
