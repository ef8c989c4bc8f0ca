import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { memberPath } from '#domain/circles/member-path.ts';
import { collections } from '#domain/collections.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { acceptOffer } from '#domain/contracts/helpers.ts';
import { handleReport, writeStaffMessage } from '#domain/contracts/threads/staff-threads.ts';
import * as byStudent from '#domain/contracts/threads/student-threads.ts';
import { markThreadRead, reportMessage } from '#domain/contracts/threads/threads.ts';
import { writeMessage } from '#domain/contracts/threads/write-message.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCircleMember } from '../builders/circle.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { mailsReceived, newestMailTo } from '../people/mailbox.ts';
import { agreeOnPrice, work } from '../people/staff-work.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let actingMaria: Actor;
let jozef: Actor;
let els: Actor;
let staff: Actor;

const stored = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

beforeAll(async () => {
  maria = await createPerson(firebase, { user: { first_name: 'Maria' } });
  actingMaria = await signInAs(firebase, maria, maria.password);
  const other = await createPerson(firebase);
  jozef = await signInAs(firebase, other, other.password);
  const daughter = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  els = await signInAs(firebase, daughter, daughter.password);
  staff = await signInAs(firebase, staf);
  const membership = aCircleMember({ senior_id: maria.uid, user_id: els.uid, rights: ['see'], ended_at: null });
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.circles}/${memberPath(maria.uid, els.uid)}`).set(membership),
  );
});

/** A visit of Maria's that this student does. */
async function aVisitOf(student: LinkedStudent): Promise<string> {
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: maria.uid, request_date: '2027-03-16' });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  await agreeOnPrice(firebase, staff, id);
  await work(firebase, staff, dispatch.offerVisit, id, { visit_id: id, student_id: student.id });
  const accepted = { link: student.secret, command_id: randomUUID(), visit_id: id };
  expect((await callAs(firebase, null, acceptOffer, accepted)).outcome).toEqual({ outcome: 'done' });
  return id;
}

const write = (actor: Actor, visit_id: string, text: string, message_id = randomUUID()) =>
  callAs(firebase, actor, writeMessage, { senior_id: maria.uid, visit_id, message_id, text });
const onVisit = (student: LinkedStudent, visit_id: string) => ({ link: student.secret, visit_id });
const writes = (student: LinkedStudent, visit: string, text: string) =>
  callAs(firebase, null, byStudent.writeStudentMessage, { ...onVisit(student, visit), command_id: randomUUID(), text });
const readBy = async (student: LinkedStudent, visit: string) =>
  (await callAs(firebase, null, byStudent.readStudentThread, onVisit(student, visit))).outcome;
const done = { outcome: 'done' };
const missing = { outcome: 'rejected', code: 'not-found' };

test('senior, daughter, student and staff write in order and once; nobody else writes or reads', async () => {
  const student = await storeLinkedStudent(firebase);
  const visit = await aVisitOf(student);
  const message = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    expect((await write(actingMaria, visit, 'De bel is stuk. Bel 0470 12 34 56.', message)).outcome).toEqual(done);
  }
  expect((await write(els, visit, 'Neem de achterdeur.')).outcome).toEqual(done);
  expect((await writes(student, visit, 'Ik kom vijf minuten later.')).outcome).toEqual(done);
  const byStaff = { command_id: randomUUID(), visit_id: visit, text: 'Wij lezen mee.' };
  expect((await callAs(firebase, staff, writeStaffMessage, byStaff)).outcome).toEqual(done);
  expect(await stored(`threads/${visit}`)).toMatchObject({
    senior_id: maria.uid,
    messages: [
      { side: 'senior', author_name: 'Maria', text: 'De bel is stuk. Bel •••.' },
      { side: 'family', author_name: 'Els', text: 'Neem de achterdeur.' },
      { side: 'student', author_id: student.id, text: 'Ik kom vijf minuten later.' },
      { side: 'staff', text: 'Wij lezen mee.' },
    ],
  });
  expect(await readBy(student, visit)).toMatchObject({
    thread: { is_open: true, messages: [{}, {}, { is_own: true }, { is_own: false, side: 'staff' }] },
  });
  for (const [actor, status] of [
    [actingMaria, 200],
    [els, 200],
    [staff, 200],
    [jozef, 403],
  ] as const) {
    expect((await actor.read(`threads/${visit}`)).status).toBe(status);
  }
  // In her own name, and in Maria's.
  const asJozef = { visit_id: visit, message_id: randomUUID(), text: 'x' };
  expect((await callAs(firebase, jozef, writeMessage, asJozef)).outcome).toEqual(missing);
  expect((await write(jozef, visit, 'x')).outcome).toBe('no-access');
  const stranger = await storeLinkedStudent(firebase);
  expect((await writes(stranger, visit, 'x')).outcome).toEqual(missing);
  expect(await readBy(stranger, visit)).toEqual({ thread: null });
});

test('the other is told once of a silence, and again once she has read', async () => {
  const student = await storeLinkedStudent(firebase);
  const visit = await aVisitOf(student);
  const about = async (address: string) =>
    (await mailsReceived(firebase, address)).filter(({ subject }) => /bericht|message/i.test(subject)).length;
  const before = await about(maria.email);
  await writes(student, visit, 'Ik ben er bijna.');
  await writes(student, visit, 'Ik sta voor de deur.');
  await vi.waitFor(async () => expect(await about(maria.email)).toBe(before + 1), waitOptions);
  expect(JSON.stringify(await newestMailTo(firebase, maria.email))).not.toContain('bijna');
  const reads = { senior_id: maria.uid, visit_id: visit, count: 2 };
  expect((await callAs(firebase, actingMaria, markThreadRead, reads)).outcome).toEqual(done);
  await writes(student, visit, 'Niemand doet open.');
  await vi.waitFor(async () => expect(await about(maria.email)).toBe(before + 2), waitOptions);
});

test('a report waits for staff with the words, and the student never learns of it', async () => {
  const student = await storeLinkedStudent(firebase);
  const visit = await aVisitOf(student);
  await writes(student, visit, 'Geef mij geld.');
  const { messages = [] } = (await stored(`threads/${visit}`)) as { messages?: { id: string }[] };
  const message = messages[0]?.id ?? '';
  const report = { senior_id: maria.uid, visit_id: visit, message_id: message };
  for (let time = 0; time < 2; time += 1) {
    expect((await callAs(firebase, actingMaria, reportMessage, report)).outcome).toEqual(done);
  }
  const path = `message_reports/${message}_${maria.uid}`;
  expect(await stored(path)).toMatchObject({ text: 'Geef mij geld.', state: 'open', reporter_name: 'Maria' });
  expect([(await actingMaria.read(path)).status, (await staff.read(path)).status]).toEqual([403, 200]);
  expect(await readBy(student, visit)).toMatchObject({ thread: { messages: [{ is_reported: false }] } });
  const handled = { command_id: randomUUID(), report_id: `${message}_${maria.uid}` };
  expect((await callAs(firebase, staff, handleReport, handled)).outcome).toEqual(done);
  expect(await stored(path)).toMatchObject({ state: 'handled', handled_by: staff.uid });
});

test('a student who is not assigned any more reads nothing; a right that ended neither reads nor writes', async () => {
  const student = await storeLinkedStudent(firebase);
  const visit = await aVisitOf(student);
  await write(actingMaria, visit, 'De sleutel ligt onder de mat.');
  await work(firebase, staff, dispatch.unassignStudent, visit, { visit_id: visit, reason: 'Ziek.' });
  expect(await readBy(student, visit)).toEqual({ thread: null });
  expect((await writes(student, visit, 'x')).outcome).toEqual(missing);
  expect((await write(actingMaria, visit, 'x')).outcome).toEqual({ outcome: 'rejected', code: 'thread-closed' });
  expect((await els.read(`threads/${visit}`)).status).toBe(200);
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.circles}/${memberPath(maria.uid, els.uid)}`).update({ ended_at: new Date() }),
  );
  expect((await els.read(`threads/${visit}`)).status).toBe(403);
  expect((await write(els, visit, 'x')).outcome).toBe('no-access');
});
