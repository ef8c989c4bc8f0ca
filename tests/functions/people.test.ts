import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import * as contracts from '#domain/contracts/people.ts';
import { noNeeds } from '#domain/documents/customer.ts';
import { confirmAccount } from '#domain/contracts/accounts.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { referenceOf, writtenReference } from '#domain/transfers/transfer-reference.ts';
import { aTransferReference } from '#tests/builders/payments/debt.ts';
import { aLead } from '#tests/builders/staff/lead.ts';
import { createPerson } from '../people/create-person.ts';
import { storeMember } from '../people/stored-circle.ts';
import { mailsTo, newestMailTo, tokenIn } from '../people/mailbox.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;
beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

async function search(text: string, search_id: string = randomUUID()): Promise<string> {
  return (await callAs(firebase, staff, contracts.searchPeople, { search_id, text })).text;
}

/** A family name that no other test has. */
const ownName = () =>
  `Zq${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 9)}vandeputte`;

const contact = {
  first_name: 'Godelieve',
  phone_number: '03 234 56 78',
  email: '',
  full_address: 'Lindelaan 7',
  city: '2018',
  name_city: 'Antwerpen',
  language: 'NL',
};
const request = {
  task_category_id: 'companionship',
  date: '2027-03-02',
  start: '14:00',
  hours: 2,
  address: 'Lindelaan 7, 2018 Antwerpen',
  notes: '',
};

// spec: security.h4-reads
test('an account is found as it is now, with a typing mistake, and each search is in the audit log without its text', async () => {
  const last_name = ownName();
  const person = await createPerson(firebase, { user: { first_name: 'Élise', last_name } });
  const mistyped = `${last_name.slice(0, 4)}${last_name.slice(5)}`;
  await vi.waitFor(async () => expect(await search(last_name)).toContain(person.uid), waitOptions);
  expect(await search(`elise ${mistyped}`)).toContain(person.uid);
  const searchId = randomUUID();
  expect(await search(person.email.toUpperCase(), searchId)).toContain(person.uid);
  const line = await read(`${collections.auditLog}/${searchId}`);
  expect(line).toMatchObject({
    action: 'search-people',
    actor_uid: staff.uid,
    after: { searched_by: 'mail', found: 1 },
  });
  expect(JSON.stringify(line)).not.toContain(person.email);

  const renamed = ownName();
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.interimUsers}/${person.uid}`).update({ last_name: renamed }),
  );
  await vi.waitFor(async () => expect(await search(renamed)).toContain(person.uid), waitOptions);
  expect(await search(last_name)).not.toContain(person.uid);
});

// spec: staff.people.reference
test('the reference of a transfer finds whose it is in any spelling, and is not in the audit log', async () => {
  const person = await createPerson(firebase, { user: { first_name: 'Élise', last_name: ownName() } });
  const reference = referenceOf(randomInt(0, 1e10));
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.transferReferences}/${reference}`).set(aTransferReference({ senior_id: person.uid })),
  );
  // The record of a new account follows it.
  await vi.waitFor(async () => expect(await search(reference)).toContain(person.uid), waitOptions);
  const searchId = randomUUID();
  expect(await search(`  ${writtenReference(reference).replaceAll('+', '*')} `, searchId)).toContain(person.uid);
  const line = await read(`${collections.auditLog}/${searchId}`);
  expect(line).toMatchObject({ after: { searched_by: 'reference', found: 1 } });
  expect(JSON.stringify(line)).not.toContain(reference);
  expect(await search(referenceOf(randomInt(0, 1e10)))).toContain('"people":[]');
});

// spec: staff.people.family
test('a family member who calls is found by name and number, with those for whom she may act', async () => {
  const last_name = ownName();
  const phone_number = `0471 ${randomInt(10, 100)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const maria = await createPerson(firebase, { user: { first_name: 'Maria' } });
  const els = await createPerson(firebase, {
    user: { first_name: 'Els', last_name, phone_number, role: 'family' },
    profile: false,
  });
  await storeMember(firebase, maria.uid, { user_id: els.uid, email: els.email, first_name: 'Els', last_name });
  const family = { with_family: true, search_id: randomUUID() };
  const lookFor = async (text: string) =>
    (await callAs(firebase, staff, contracts.searchPeople, { ...family, text })).text;
  await vi.waitFor(async () => expect(await lookFor(last_name)).toContain(els.uid), waitOptions);
  for (const text of [`els ${last_name.slice(0, 4)}${last_name.slice(5)}`, phone_number, els.email])
    expect(await lookFor(text)).toContain(`"senior_id":"${maria.uid}"`);
  // A page that was opened before family was looked for cannot read it.
  expect(await search(last_name)).not.toContain('family');

  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.interimUsers}/${els.uid}`).update({ role: 'senior' }),
  );
  await vi.waitFor(async () => expect(await read(`${collections.familyContacts}/${els.uid}`)).toBeNull(), waitOptions);
});

test.each(['%', '🌼', 'x'.repeat(10_000), '%'.repeat(10_000)])('a search of %.20s is answered', async (text) => {
  expect(await search(text)).toContain('"people":[]');
});

test('a booking on the phone for somebody without a login is one request, however often it is sent', async () => {
  const last_name = ownName();
  const command_id = randomUUID();
  const senior = {
    kind: 'new',
    contact: { ...contact, last_name },
    confirmation: 'print',
    relative: null,
    needs: noNeeds(),
  };
  const input = { command_id, senior, request, reason: '' };
  const [one, other] = await Promise.all([
    callAs(firebase, staff, contracts.bookForSenior, input),
    callAs(firebase, staff, contracts.bookForSenior, input),
  ]);
  expect(one.text).toContain('"done"');
  expect(other.text).toBe(one.text);
  const seniorId = `customer-${command_id}`;
  expect(await read(`${collections.serviceRequests}/${command_id}`)).toMatchObject({ senior_id: seniorId });
  expect(await read(`${collections.board}/${command_id}`)).toMatchObject({
    senior_name: `Godelieve ${last_name}`,
    stage: 'new',
  });
  expect(await search(last_name)).toContain(seniorId);

  const moved = { ...contact, last_name, phone_number: '03 999 88 77' };
  const change = { command_id: randomUUID(), senior_id: seniorId, revision: 1, contact: moved };
  const reach = { confirmation: 'print', relative: null, needs: noNeeds() };
  const changed = await callAs(firebase, staff, contracts.changeCustomer, { ...change, ...reach });
  expect(changed.text).toContain('"done"');
  // The rows of her requests follow.
  await vi.waitFor(
    async () => expect(await read(`${collections.board}/${command_id}`)).toMatchObject({ phone: '03 999 88 77' }),
    waitOptions,
  );
  const mails = await withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.collection(collections.mail).where('values.reference', '>=', '').get()).docs.filter((mail) =>
      mail.id.includes(command_id),
    ),
  );
  expect(mails).toEqual([]);
});

/** Chooses a password with the code of a mail's link, as the page behind it does. */
async function choosePassword(oobCode: string, newPassword: string): Promise<number> {
  const answer = await fetch(
    `${firebase.authOrigin}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  return answer.status;
}

test('a lead who calls is a customer at once, and later has an account with her own requests, by one invitation', async () => {
  const last_name = ownName();
  const email = `${last_name}@madelief.test`.toLowerCase();
  const lead_id = `lead-${randomUUID()}`;
  await withAdminSdk(addresses, ({ firestore }) => firestore.doc(`${collections.leads}/${lead_id}`).set(aLead()));
  const command_id = randomUUID();
  const reach = { confirmation: 'print', relative: null, needs: noNeeds() };
  const senior = { kind: 'new', contact: { ...contact, last_name }, ...reach };
  await callAs(firebase, staff, contracts.bookForSenior, { command_id, senior, request, reason: '', lead_id });
  expect(await read(`${collections.leads}/${lead_id}`)).toMatchObject({ state: 'customer', due_on: null });

  const senior_id = `customer-${command_id}`;
  const invitation = { command_id: randomUUID(), senior_id, revision: 1, email };
  const invite = (fields: object = {}) =>
    callAs(firebase, staff, contracts.inviteCustomer, { ...invitation, ...fields });
  const taken = await createPerson(firebase);
  expect((await invite({ email: taken.email })).outcome).toMatchObject({ code: 'mail-address-unusable' });
  const [one, other] = await Promise.all([invite(), invite()]);
  expect([one.outcome, other.outcome]).toEqual(Array(2).fill({ outcome: 'done', revision: 2 }));
  const code = tokenIn(await newestMailTo(firebase, email));
  expect(await choosePassword(code, 'Lindelaan-7')).toBe(200);
  expect(await choosePassword(code, 'Iemand-anders-8'), 'a link that was used').toBe(400);

  const godelieve = await signInAs(firebase, { email }, 'Lindelaan-7');
  expect(godelieve.uid).toBe(senior_id);
  for (const created of [true, false]) {
    expect((await callAs(firebase, godelieve, confirmAccount, {})).outcome).toEqual({ role: 'senior', created });
  }
  expect(await read(`${collections.interimUsers}/${senior_id}`)).toMatchObject({
    last_name,
    email,
    status: 'verified',
  });
  expect((await godelieve.read(`${collections.serviceRequests}/${command_id}`)).status).toBe(200);
  await vi.waitFor(
    async () => expect(await read(`${collections.customers}/${senior_id}`)).toMatchObject({ has_account: true }),
    waitOptions,
  );
  expect((await invite({ command_id: randomUUID(), revision: 2 })).outcome).toMatchObject({
    code: 'customer-has-account',
  });
  // The invitation, and that the account is ready.
  expect(await mailsTo(firebase, email, 2)).toHaveLength(2);
});
