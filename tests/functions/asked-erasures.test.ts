import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { projectId } from '#build/project.ts';
import { collections } from '#domain/collections.ts';
import { memberPath } from '#domain/circles/member-path.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import {
  askErasure,
  confirmErasure,
  readErasure,
  withdrawErasure,
  withdrawErasureByLink,
} from '#domain/contracts/privacy/erasure.ts';
import { askDataByMail } from '#domain/contracts/privacy/own-data.ts';
import { firestoreAuditLog } from '#functions/gateways/audit-log.ts';
import { createDispatchStore } from '#functions/gateways/dispatch/dispatch-store.ts';
import { firebaseLogins } from '#functions/gateways/logins.ts';
import { createErasures, type Erasures } from '#functions/gateways/privacy/erasures.ts';
import { createUnusedPeople } from '#functions/gateways/privacy/unused-people.ts';
import { erasePeople } from '#functions/privacy/erase-people.ts';
import type { Log } from '#functions/shell/log.ts';
import { staf } from '#local/seed/accounts.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anErasure } from '../builders/accounts/erasure.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { work } from '../people/staff-work.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { linkIn, mailsTo, newestMailTo } from '../people/mailbox.ts';
import { storeMember } from '../people/stored-circle.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, task);

// The gateways run here, by a clock that is moved.
beforeAll(() => {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firebase.firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
});

const dayMs = 24 * 60 * 60 * 1000;

const read = (path: string) => withSdk(async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);
const noteOf = ({ uid }: Person) => read(`${collections.erasures}/${uid}`);
const accountOf = ({ uid }: Person) => read(`${collections.interimUsers}/${uid}`);
const hasLogin = ({ uid }: Person) => withSdk(async ({ auth }) => (await auth.getUsers([{ uid }])).users.length === 1);

async function aPerson(role: 'senior' | 'family' = 'senior') {
  const person = await createPerson(firebase, { user: { role }, profile: role === 'senior' });
  return { person, actor: await signInAs(firebase, person, person.password) };
}

/** The secret of the newest mail's link. */
async function linkTo({ email }: Pick<Person, 'email'>, mails = 1): Promise<string> {
  const link = new URL(linkIn(await newestMailTo(firebase, email, mails)));
  expect([link.pathname, link.search]).toEqual(['/wissen', '']);
  return link.hash.slice(1);
}

const follow = (token: string) => callAs(firebase, null, confirmErasure, { token });

/** She asks, and follows the link of the mail. */
async function confirmed(role: 'senior' | 'family' = 'senior') {
  const { person, actor } = await aPerson(role);
  expect((await callAs(firebase, actor, askErasure, {})).outcome).toEqual({ state: 'asked', until: null });
  const token = await linkTo(person);
  expect((await follow(token)).outcome).toMatchObject({ state: 'waiting' });
  return { person, actor, token };
}

/** A run of the timer so many days from now, for this person alone: others wait in the same database. */
async function runAfter(
  days: number,
  { uid }: Pick<Person, 'uid'>,
  changed: (all: Erasures) => Partial<Erasures> = () => ({}),
) {
  const clock = { now: () => new Date(Date.now() + days * dayMs) };
  const erasures = createErasures(clock);
  const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() };
  // What it writes of requests keeps today's date: screens of staff follow the newest change of the shared database.
  const dispatchStore = createDispatchStore({ now: () => new Date() });
  await erasePeople({
    ...{ auditLog: firestoreAuditLog, clock, dispatch: dispatchStore, log, logins: firebaseLogins },
    unusedPeople: createUnusedPeople(clock),
    erasures: {
      ...erasures,
      noteMissingLogins: async () => 0,
      withoutLogin: async () => 0,
      due: async () => (await erasures.due(1_000)).filter(({ person_id }) => person_id === uid),
      ...changed(erasures),
    },
  });
  return log;
}

test('a senior asks, taps in the mail, and hears until when; a link that is followed twice changes nothing', async () => {
  const { person, actor, token } = await confirmed();
  const note = await noteOf(person);
  expect(note).toMatchObject({ reason: 'asked', state: 'waiting', kind: 'senior' });
  expect(note?.['due_at'].toMillis() - Date.now()).toBeGreaterThan(13.9 * dayMs);
  const [question, begun] = await mailsTo(firebase, person.email, 2);
  expect([question?.subject, begun?.subject]).toEqual([
    'Wilt u uw account en gegevens wissen?',
    'Uw account en gegevens worden gewist',
  ]);
  const again = await follow(token);
  expect(again.outcome).toEqual((await callAs(firebase, actor, readErasure, {})).outcome);
  // Asking again while she waits sends nothing.
  expect((await callAs(firebase, actor, askErasure, {})).outcome).toEqual(again.outcome);
  expect(await noteOf(person)).toEqual(note);
  expect(await mailsTo(firebase, person.email, 2)).toHaveLength(2);
});

test('a double tap sends one mail, and nothing is due before she confirms', async () => {
  const { person, actor } = await aPerson();
  await Promise.all([callAs(firebase, actor, askErasure, {}), callAs(firebase, actor, askErasure, {})]);
  await linkTo(person);
  expect(await mailsTo(firebase, person.email)).toHaveLength(1);
  await runAfter(400, person);
  expect([await accountOf(person), await hasLogin(person)]).toEqual([expect.anything(), true]);
});

test('withdrawn, the account stays, and the link of the mail works no more', async () => {
  const { person, actor, token } = await confirmed();
  const none = { state: 'none', until: null };
  expect((await callAs(firebase, actor, withdrawErasure, {})).outcome).toEqual(none);
  expect((await callAs(firebase, actor, withdrawErasure, {})).outcome).toEqual(none);
  expect(await noteOf(person)).toBeNull();
  expect((await follow(token)).outcome).toBe('link-invalid');
  await runAfter(15, person);
  expect(await accountOf(person)).not.toBeNull();
});

// spec: security.h5-asking
test('on the thirteenth day she is there; after the fourteenth her data and her login are gone', async () => {
  const { person } = await confirmed();
  await runAfter(13, person);
  expect([await accountOf(person), await hasLogin(person)]).toEqual([expect.anything(), true]);
  await runAfter(14.01, person);
  expect([await accountOf(person), await hasLogin(person)]).toEqual([null, false]);
  expect(await read(`${collections.seniorProfiles}/${person.uid}`)).toBeNull();
  expect(await noteOf(person)).toMatchObject({ state: 'closed', name: '', email: '', link_hashes: [] });
});

test('once the days to think are over it cannot be withdrawn: erasing may have begun', async () => {
  const { person, actor } = await confirmed();
  await withSdk(({ firestore }) =>
    firestore.doc(`${collections.erasures}/${person.uid}`).update({ due_at: new Date(Date.now() - 1_000) }),
  );
  expect((await callAs(firebase, actor, withdrawErasure, {})).outcome).toMatchObject({ state: 'waiting' });
  expect(await noteOf(person)).toMatchObject({ state: 'waiting' });
});

test('a family member goes, with her membership; the senior whom she helped stays', async () => {
  const maria = await createPerson(firebase);
  const { person } = await confirmed('family');
  await storeMember(firebase, maria.uid, { user_id: person.uid, senior_name: 'Maria Peeters' });
  await runAfter(15, person);
  expect([await accountOf(person), await hasLogin(person)]).toEqual([null, false]);
  expect(await read(`${collections.circles}/${memberPath(maria.uid, person.uid)}`)).toBeNull();
  expect(await accountOf(maria)).not.toBeNull();
});

test('a run that was interrupted after the login went is resumed by the next', async () => {
  const { person } = await confirmed();
  const log = await runAfter(15, person, () => ({ sweep: () => Promise.reject(new Error('cut off')) }));
  expect(log.error).toHaveBeenCalledOnce();
  expect([await accountOf(person), await hasLogin(person)]).toEqual([expect.anything(), false]);
  // What finds missing logins leaves the note as it is.
  await runAfter(15, person, ({ noteMissingLogins }) => ({ noteMissingLogins, due: async () => [] }));
  expect(await noteOf(person)).toMatchObject({ reason: 'asked', state: 'waiting' });
  await runAfter(15, person);
  expect([await accountOf(person), (await noteOf(person))?.['state']]).toEqual([null, 'closed']);
});

test('staff is refused: a colleague removes staff', async () => {
  const staff = await signInAs(firebase, staf);
  expect(await callAs(firebase, staff, askErasure, {})).toMatchObject({ status: 403, outcome: 'no-access' });
  expect(await read(`${collections.erasures}/${staff.uid}`)).toBeNull();
});

/** The id under which somebody without an account is noted. */
const notedAt = (email: string) =>
  withSdk(async ({ firestore }) => {
    const { docs } = await firestore.collection(collections.erasures).where('email', '==', email).get();
    return { uid: docs[0]?.id ?? '' };
  });

const askByMail = (email: string) => callAs(firebase, null, askDataByMail, { email, wish: 'erase' });

// spec: security.h5-asking
test('somebody of the waiting list is erased by the link of a mail, without an account', async () => {
  const email = `wacht-${randomUUID()}@gegevens.example`;
  const entry = `${collections.waitingList}/${randomUUID()}`;
  await withSdk(async ({ firestore }) => {
    await firestore.doc(entry).set(aWaitingListEntry({ email }));
  });
  expect((await askByMail(email)).outcome).toEqual({});
  const token = await linkTo({ email });
  const person = await notedAt(email);
  await runAfter(30, person);
  expect(await read(entry)).not.toBeNull();
  expect((await follow(token)).outcome).toMatchObject({ state: 'waiting' });
  await runAfter(13, person);
  expect(await read(entry)).not.toBeNull();
  await runAfter(15, person);
  expect(await read(entry)).toBeNull();
  expect(await read(`${collections.erasures}/${person.uid}`)).toMatchObject({ state: 'closed', email: '' });
});

test('a student withdraws it by the same link; asked again, the visit waits for another student', async () => {
  const maria = await createPerson(firebase);
  const student = await storeLinkedStudent(firebase, { last_name: 'Wegwezen' });
  const id = await offerVisitTo(firebase, { seniorId: maria.uid, date: '2027-05-12', students: [student] });
  const staff = await signInAs(firebase, staf);
  await work(firebase, staff, dispatch.assignStudent, id, { visit_id: id, student_id: student.id, reason: 'Kan.' });
  const email = `${student.id}@student.example`;
  const questions = async () =>
    (await mailsTo(firebase, email)).filter(({ subject }) => subject === 'Wilt u uw gegevens wissen?');
  await askByMail(email);
  await vi.waitFor(async () => expect(await questions()).toHaveLength(1), waitOptions);
  const [question] = await questions();
  const token = question === undefined ? '' : new URL(linkIn(question)).hash.slice(1);
  expect((await follow(token)).outcome).toMatchObject({ state: 'waiting' });
  const withdrawn = await callAs(firebase, null, withdrawErasureByLink, { token });
  expect(withdrawn.outcome).toEqual({ state: 'none', until: null });
  expect((await callAs(firebase, null, withdrawErasureByLink, { token })).outcome).toBe('link-invalid');
  await runAfter(15, { uid: student.id });
  expect(await read(`${collections.studentProfiles}/${student.id}`)).not.toBeNull();

  await withSdk(async ({ firestore }) => {
    const due = { kind: 'student' as const, person_id: student.id, email, name: 'Lotte Wegwezen', due_at: new Date() };
    await firestore.doc(`${collections.erasures}/${student.id}`).set(anErasure({ ...due, reason: 'asked' }));
  });
  await runAfter(15, { uid: student.id });
  expect(await read(`${collections.studentProfiles}/${student.id}`)).toBeNull();
  const visit = await read(`${collections.planning}/${id}`);
  expect([visit?.['state'], visit?.['studentprofile_id']]).toEqual(['open', null]);
  expect(JSON.stringify([visit, await read(`${collections.board}/${id}`)])).not.toContain('Wegwezen');
});
