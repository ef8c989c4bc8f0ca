import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import * as contracts from '#domain/contracts/circles.ts';
import { inviteFromWaitingList } from '#domain/contracts/family/waiting-list.ts';
import { noNeeds } from '#domain/documents/customer.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aLead } from '../builders/staff/lead.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { linkIn, newestMailTo } from '../people/mailbox.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let actingMaria: Actor;
let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  maria = await createPerson(firebase, { user: { first_name: 'Maria', last_name: 'Peeters' } });
  actingMaria = await signInAs(firebase, maria, maria.password);
  staff = await signInAs(firebase, staf);
  const second = await createPerson(firebase, { user: { role: 'admin', first_name: 'Karim' }, profile: false });
  colleague = await signInAs(firebase, second, second.password);
});

const store = (path: string, data: object) =>
  withAdminSdk(addresses, async ({ firestore }) => void (await firestore.doc(path).set({ ...data })));

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const contact = {
  ...{ first_name: 'Lieve', last_name: 'Claes', phone_number: '03 111 22 33', email: '' },
  ...{ full_address: 'Kerkstraat 1', city: '9000', name_city: 'Gent', language: 'NL' },
};

/** A daughter on the waiting list, who has a login already; her lead is not needed for what is tested. */
async function aDaughter() {
  const login = await createPerson(firebase, { user: null, profile: false, emailVerified: false });
  const entry_id = randomUUID();
  const lead_id = `lead-${entry_id}`;
  await store(`${collections.leads}/${lead_id}`, aLead({ email: login.email, state: 'reached', due_on: null }));
  await store(`${collections.waitingList}/${entry_id}`, aWaitingListEntry({ email: login.email, phone_number: null }));
  const sent = {
    ...{ command_id: randomUUID(), entry_id, lead_id },
    ...{ first_name: 'An', last_name: 'Peeters', email: login.email },
    ...{ relation: 'daughter', rights: ['see', 'book'], words: 'An mag zien en regelen.' },
  };
  return { login, sent };
}

test('staff makes of an entry the account of a daughter and a customer without a login, once, by one press', async () => {
  const { login, sent } = await aDaughter();
  const relative = { name: 'An Peeters', email: login.email };
  const senior = { kind: 'new', contact, confirmation: 'relative', relative, needs: noNeeds() };
  const input = { ...sent, senior };
  // A double tap, and the answer lost.
  const answers = await Promise.all([
    callAs(firebase, staff, inviteFromWaitingList, input),
    callAs(firebase, staff, inviteFromWaitingList, input),
  ]);
  answers.push(await callAs(firebase, staff, inviteFromWaitingList, input));
  const senior_id = `customer-${sent.command_id}`;
  for (const { outcome } of answers) {
    expect(outcome).toEqual({ outcome: 'done', senior_id, invitation_id: sent.command_id });
  }
  const other = await callAs(firebase, colleague, inviteFromWaitingList, { ...input, command_id: randomUUID() });
  expect(other.outcome).toMatchObject({ outcome: 'rejected', code: 'sign-up-answered' });

  const token = new URL(linkIn(await newestMailTo(firebase, login.email))).hash.slice(1);
  const actor = await signInAs(firebase, login, login.password);
  const accept = { command_id: randomUUID(), token };
  expect((await callAs(firebase, actor, contracts.acceptInvitation, accept)).outcome).toMatchObject({ senior_id });
  const acting = await signInAs(firebase, login, login.password);
  expect((await callAs(firebase, acting, contracts.readCircles, {})).outcome).toMatchObject({
    circles: [{ senior_id, senior_name: 'Lieve Claes', rights: ['see', 'book'] }],
  });
  expect(await read(`${collections.interimUsers}/${login.uid}`)).toMatchObject({ role: 'family' });
  expect(await read(`${collections.circles}/${memberPath(senior_id, login.uid)}`)).toMatchObject({
    consent: { how: 'spoken', by: staf.uid, words: sent.words },
  });
  const entries = [await read(`audit_log/${sent.command_id}`), await read(`audit_log/${sent.command_id}_lead`)];
  expect(entries).toMatchObject([{ actor_uid: staf.uid, after: { sign_up: sent.entry_id } }, { actor_role: 'admin' }]);
  expect(JSON.stringify(entries)).not.toMatch(/Peeters|Lieve|@madelief/);
  expect(await read(`${collections.leads}/${sent.lead_id}`)).toMatchObject({ state: 'customer' });
});

test('a known senior is linked; nobody but staff can do it or read what became of an entry', async () => {
  const { sent } = await aDaughter();
  const input = { ...sent, senior: { kind: 'known', senior_id: maria.uid } };
  const els = await createPerson(firebase, { user: { role: 'family' }, profile: false });
  const family = await signInAs(firebase, els, els.password);
  const refused = [
    [null, 'not-signed-in'],
    [actingMaria, 'no-access'],
    [family, 'no-access'],
  ] as const;
  for (const [actor, code] of refused) {
    expect((await callAs(firebase, actor, inviteFromWaitingList, input)).outcome).toBe(code);
  }
  const answer = `${collections.signUpAnswers}/${sent.entry_id}`;
  expect(await read(answer)).toBeNull();
  expect((await callAs(firebase, staff, inviteFromWaitingList, input)).outcome).toMatchObject({ outcome: 'done' });
  expect(await read(answer)).toMatchObject({ senior_id: maria.uid, senior_name: 'Maria Peeters', by: 'Staf Claes' });
  expect((await staff.read(answer)).status).toBe(200);
  for (const actor of [actingMaria, family]) expect((await actor.read(answer)).status).toBe(403);
  expect((await actingMaria.read(`circle_invitations/${sent.command_id}`)).status).toBe(200);
});
