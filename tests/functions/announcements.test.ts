import { randomUUID } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { confirmAccount } from '#domain/contracts/accounts.ts';
import { sendRegistrationNotification } from '#domain/contracts/forms/notifications.ts';
import { joinWaitingList, tipEmployer } from '#domain/contracts/forms/public-forms.ts';
import { validateReviewToken } from '#domain/contracts/reviews.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { projectId } from '#build/project.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCreditTransaction } from '../builders/payments/credits.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { linkIn, mailsReceived, mailsTo, type ReceivedMail, tokenIn } from '../people/mailbox.ts';
import { planStudent, quote, recordYes, storeStudent } from '../people/staff-work.ts';
import { setRequestStatus, storeRequest } from '../people/stored-requests.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
/** Long enough for a second mail to arrive. */
const waitForFurtherMails = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

const documents = `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
const stringFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]));

/** Writes over Firestore's REST interface, under the rules. */
async function write(actor: Actor | null, path: string, fields: object, mask: readonly string[] = []): Promise<void> {
  const query = mask.map((field) => `updateMask.fieldPaths=${field}`).join('&');
  const answer = await fetch(`${documents}/${path}?${query}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      ...(actor === null ? {} : { authorization: `Bearer ${actor.idToken}` }),
    },
    body: JSON.stringify({ fields }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const move = (actor: Actor, requestId: string, status: string): Promise<void> =>
  write(actor, `${collections.serviceRequests}/${requestId}`, stringFields({ status }), ['status']);

/** Mails to staff that mention this text: the other mails in that mailbox are from other tests. */
async function toStaffAbout(words: string, count = 1): Promise<ReceivedMail[]> {
  return vi.waitFor(async () => {
    const mails = (await mailsReceived(firebase, staf.email)).filter(({ text }) => text.includes(words));
    expect(mails.length).toBeGreaterThanOrEqual(count);
    return mails;
  }, waitOptions);
}

const subjectsTo = async ({ email }: Pick<Person, 'email'>): Promise<string[]> =>
  (await mailsReceived(firebase, email)).map(({ subject }) => subject);

/** The same event once more, as Google may deliver it. */
async function redeliver(
  requestId: string,
  statuses: readonly [string | null, string],
  seniorId: string,
): Promise<void> {
  const name = `projects/${projectId}/databases/(default)/documents/${collections.serviceRequests}/${requestId}`;
  const [before, after] = statuses;
  const documentWith = (status: string) => ({
    name,
    fields: {
      ...stringFields({ status, senior_id: seniorId, ...(status === 'assigned' ? { last_command: 'command-1' } : {}) }),
      created_at: { timestampValue: new Date().toISOString() },
    },
  });
  const answer = await fetch(
    `http://127.0.0.1:${firebase.ports.functions}/functions/projects/${projectId}/triggers/europe-west1-followServiceRequests-0`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify({
        specversion: '1.0',
        id: randomUUID(),
        type: 'google.cloud.firestore.document.v1.written',
        source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
        subject: `documents/${collections.serviceRequests}/${requestId}`,
        document: `${collections.serviceRequests}/${requestId}`,
        project: projectId,
        database: '(default)',
        namespace: '(default)',
        location: 'europe-west1',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        data: {
          value: documentWith(after),
          ...(before === null ? {} : { oldValue: documentWith(before) }),
        },
      }),
    },
  );
  expect(answer.ok, await answer.text()).toBe(true);
}

// spec: 7.mails.review-link 7.mails.request-states
test('a request that staff moves through its states brings the senior each mail once, in order and in her language', async () => {
  const [senior, other] = await Promise.all([
    createPerson(firebase, { user: { language: 'FR', first_name: 'Godelieve' } }),
    createPerson(firebase),
  ]);
  const staff = await signInAs(firebase, staf);
  const id = randomUUID();
  const reference = `REQ-${new Date().getFullYear()}-${(id.split('-')[1] ?? '').toUpperCase()}`;
  await storeRequest(firebase, {
    ...aServiceRequest({ request_id: id, senior_id: senior.uid, request_date: '2027-03-02', created_at: new Date() }),
  });
  const [received] = await mailsTo(firebase, senior.email, 1);
  expect(received?.subject).toBe(`Nous avons reçu votre demande ${reference}`);
  expect(received?.html).toContain('<html lang="fr">');
  expect(received?.text).toContain('Bonjour Godelieve,');
  expect(received?.text).toContain('Quand\u00a0: mardi 2 mars à 14 heures');

  await quote(firebase, staff, id);
  const [, quoted] = await mailsTo(firebase, senior.email, 2);
  expect(quoted?.text).toContain('17,50 euros');
  await recordYes(firebase, staff, id);
  await planStudent(firebase, staff, id, await storeStudent(firebase));
  const [, , assigned] = await mailsTo(firebase, senior.email, 3);
  expect(assigned?.subject).toBe('Nous avons trouvé un étudiant pour vous');
  expect(assigned?.text).toContain('Étudiant\u00a0: Lotte Janssens\nHabite à\u00a0: Gent\n');
  expect(assigned === undefined ? '' : linkIn(assigned)).toBe(`${firebase.appOrigin}/dashboard?tab=my-requests`);

  await setRequestStatus(firebase, id, 'ended');
  const [, , , ended] = await mailsTo(firebase, senior.email, 4);
  expect(ended?.subject).toBe('Comment s’est passée la visite\u00a0?');
  const review = new URL(ended === undefined ? '' : linkIn(ended));
  expect(`${review.origin}${review.pathname}`).toBe(`${firebase.appOrigin}/review`);
  const token = ended === undefined ? '' : tokenIn(ended);
  expect(await callAs(firebase, null, validateReviewToken, { token })).toMatchObject({
    outcome: { valid: true, planning: { id, student_name: 'Lotte Janssens' } },
  });

  await setRequestStatus(firebase, id, 'paid');
  await redeliver(id, [null, 'submitted'], senior.uid);
  await redeliver(id, ['processing', 'assigned'], senior.uid);
  await redeliver(id, ['matched', 'Voltooid'], senior.uid);
  const [toStaff] = await toStaffAbout(reference);
  expect(toStaff?.subject).toBe(`Nieuwe aanvraag ${reference}`);
  expect(toStaff?.text).toContain('Naam: Godelieve Peeters\nTelefoon: 0470 12 34 56\nWoont in: 2000 Antwerpen\n');
  expect(toStaff?.text).toContain('Wanneer: dinsdag 2 maart om 14 uur');
  expect(toStaff?.text).toContain('Opmerkingen: De bel is stuk: graag kloppen.\n');
  expect(toStaff === undefined ? '' : linkIn(toStaff)).toBe(`${firebase.appOrigin}/admin?request=${id}`);
  await waitForFurtherMails();
  expect(await subjectsTo(senior)).toEqual([received, quoted, assigned, ended].map((mail) => mail?.subject));
  expect(await toStaffAbout(reference)).toHaveLength(1);
  expect(await subjectsTo(other)).toEqual([]);

  await withAdminSdk(addresses, async ({ firestore }) => {
    const stored = await firestore.collection(collections.mail).where('to', '==', senior.email).get();
    expect(JSON.stringify(stored.docs.map((each) => each.data()))).not.toContain(token);
  });
});

// spec: 7.mails.account-events
test('a senior who cancels or pays, or whose address is verified, gets a mail; an unknown person gets none', async () => {
  const senior = await createPerson(firebase, { user: { language: 'EN', status: 'pending_verification' } });
  const actor = await signInAs(firebase, senior, senior.password);
  expect((await callAs(firebase, actor, confirmAccount, {})).status).toBe(200);
  const [welcome] = await mailsTo(firebase, senior.email, 1);
  expect(welcome?.subject).toBe('Your account at Madelief is ready');
  expect((await callAs(firebase, actor, confirmAccount, {})).status).toBe(200);

  const id = randomUUID();
  // Dated long ago: an import, not a new request.
  await storeRequest(firebase, { ...aServiceRequest({ request_id: id, senior_id: senior.uid }) });
  await storeRequest(firebase, {
    ...aServiceRequest({ request_id: randomUUID(), senior_id: 'nobody', created_at: new Date() }),
  });
  await move(actor, id, 'cancelled');
  const [, cancelled] = await mailsTo(firebase, senior.email, 2);
  expect(cancelled?.subject).toMatch(/^Your request REQ-2026-[0-9A-F]{4} is cancelled$/);

  const session = `cs_test_${randomUUID().replaceAll('-', '')}`;
  const purchase = { id: session, stripe_session_id: session, user_id: senior.uid, created_at: new Date() };
  await withAdminSdk(addresses, async ({ firestore }) => {
    const line = firestore.doc(`${collections.creditTransactions}/${session}`);
    await line.create(aCreditTransaction({ ...purchase, transaction_type: 'purchase_pending' }));
    const batch = firestore.batch();
    batch.set(firestore.doc(`${collections.userCredits}/${senior.uid}`), { user_id: senior.uid, balance: 120 });
    batch.update(line, { transaction_type: 'purchase_completed' });
    await batch.commit();
  });
  const [, , paid] = await mailsTo(firebase, senior.email, 3);
  expect(paid?.subject).toBe('We received your payment');
  expect(paid?.text).toContain('Bought: 50 credits\nPaid: 50 euro\nYour balance is now: 120 credits');
  expect(paid === undefined ? '' : linkIn(paid)).toBe(`${firebase.appOrigin}/dashboard?tab=credits`);
  await waitForFurtherMails();
  expect(await mailsReceived(firebase, senior.email)).toHaveLength(3);
});

// spec: 7.registration-mail.arguments 7.registration-mail.one-mail 7.registration-mail.header-injection 7.mails.tip
test('a visitor’s sign-up is one mail to staff, whether trigger or call comes first, and no text of it can add a header', async () => {
  const mark = randomUUID();
  const victim = `slachtoffer-${mark}@madelief.test`;
  const name = `An <b>Peeters</b> ${mark}`;
  const notes = `Dag\r\nBcc: ${victim}\r\nSubject: Gewonnen\r\n\r\n.\r\nRCPT TO:<${victim}>`;
  const email = `an-${mark}@example.be`;
  const notification = { naam: name, email, telefoonnummer: '', postcode: '9000', opmerkingen: notes };
  const notify = (input: object) => callAs(firebase, null, sendRegistrationNotification, input);
  const join = (id: string, entry: WaitingListEntry) =>
    callAs(firebase, null, joinWaitingList, { id, entry, seconds: 40 });
  // Nothing is stored yet: a stranger’s text, of which staff hears nothing.
  const early = await notify(notification);
  const tipId = randomUUID();
  const tip = { first_name: 'An', last_name: 'Peeters', email, company: `Bakkerij ${mark}` };
  expect((await callAs(firebase, null, tipEmployer, { id: tipId, tip, seconds: 40 })).status).toBe(200);
  await toStaffAbout(mark);
  const entryId = randomUUID();
  const daughter = { full_name: `Els ${mark}`, email: `els-${mark}@example.be`, postcode: '9000' };
  await join(entryId, { ...daughter, role: 'Family Member', elderly_name: 'Maria Peeters', website: '' });
  const ofDaughter = (await toStaffAbout(daughter.full_name))[0];
  expect(ofDaughter?.text).toContain('Rol: Familielid of verzorger\nZoekt hulp voor: Maria Peeters\n');
  expect(ofDaughter === undefined ? '' : linkIn(ofDaughter)).toBe(`${firebase.appOrigin}/admin?signup=${entryId}`);
  const bot = await notify({ ...notification, opmerkingen: `bot ${mark}`, website: 'https://elders.test' });
  expect([early.status, early.text]).toEqual([200, '{}']);
  expect([bot.status, bot.text]).toEqual([early.status, early.text]);
  const ownId = randomUUID();
  await join(ownId, { full_name: name, email, postcode: '9000', notes, role: 'Help Seeker', phone_number: null });
  expect((await notify(notification)).status).toBe(200);

  const mails = await toStaffAbout(mark, 3);
  await waitForFurtherMails();
  expect(await toStaffAbout(mark, 3)).toHaveLength(3);
  const signUp = mails.find(({ text }) => text.includes(name));
  expect(signUp?.subject).toBe('Nieuwe aanmelding op de wachtlijst');
  expect(signUp?.text.replaceAll('\r\n', '\n')).toContain(
    `Opmerkingen: Dag\n    Bcc: ${victim}\n    Subject: Gewonnen\n`,
  );
  expect(signUp?.html).toContain('An &lt;b&gt;Peeters&lt;/b&gt;');
  expect(Object.keys(signUp?.headers ?? {})).not.toContain('bcc');
  expect(signUp?.headers['subject']).toBe('Nieuwe aanmelding op de wachtlijst');
  expect(signUp === undefined ? '' : linkIn(signUp)).toBe(`${firebase.appOrigin}/admin?signup=${ownId}`);
  const aboutTip = mails.find(({ text }) => text.includes(`Bakkerij ${mark}`));
  expect(aboutTip?.subject).toBe('Nieuwe tip over een werkgever');
  expect(aboutTip === undefined ? '' : linkIn(aboutTip)).toBe(`${firebase.appOrigin}/admin?tip=${tipId}`);
  for (const address of [victim, email]) expect(await mailsReceived(firebase, address)).toEqual([]);
});
