import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import * as bulkViews from '#domain/contracts/staff/bulk-views.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as contracts from '#domain/contracts/students.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { aStudentPhoto } from '../builders/students/student-photo.ts';
import { aStudentProfile } from '../builders/students/student-profile.ts';
import { createPerson } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { planVisitSoon } from '../people/helper-offers.ts';
import { agreeOnPrice, planStudent, storeStudent, work } from '../people/staff-work.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
  const second = await createPerson(firebase, { user: { role: 'admin', first_name: 'Karim' }, profile: false });
  colleague = await signInAs(firebase, second, second.password);
});

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const studentsOf = (lastName: string) =>
  withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.collection(collections.studentProfiles).where('last_name', '==', lastName).get()).docs.map(
      (each) => each.data(),
    ),
  );

const ownNames: string[] = [];

/** A name that no other test has. */
function ownName(): string {
  const name = `Peeters${randomInt(1e8, 1e9)}`;
  ownNames.push(name);
  return name;
}

/** Matching proposes any student: these would be among the best of other tests. */
afterAll(() =>
  withAdminSdk(addresses, async ({ firestore }) => {
    for (const name of ownNames) {
      const found = await firestore.collection(collections.studentProfiles).where('last_name', '==', name).get();
      await Promise.all(found.docs.map(({ ref }) => ref.delete()));
    }
  }),
);

function aStudent(name: string, number: number) {
  const edited = editedPart(aStudentProfile({ first_name: `S${number}`, last_name: name }));
  return { ...edited, email: `s${number}@${name.toLowerCase()}.example`, phone: '' };
}

function anImport(name: string, from: number, count: number) {
  const lines = Array.from({ length: count }, (_, index) => {
    const { exceptions: _exceptions, ...student } = aStudent(name, from + index);
    return { line: from + index, student };
  });
  return { command_id: randomUUID(), columns: ['paused', 'email'], lines };
}

test('a student is made once, and changed by one of two staff members; the other is told by whom', async () => {
  const student = aStudent(ownName(), 1);
  const command_id = randomUUID();
  const made = await callAs(firebase, staff, contracts.createStudent, { command_id, student });
  expect(made.outcome).toEqual({ outcome: 'done', student_id: command_id, revision: 1 });
  const again = await callAs(firebase, staff, contracts.createStudent, { command_id, student });
  expect(again.outcome).toEqual(made.outcome);
  const twin = await callAs(firebase, colleague, contracts.createStudent, { command_id: randomUUID(), student });
  expect(twin.outcome).toMatchObject({ outcome: 'rejected', code: 'student-known' });
  const change = (actor: Actor, fields: object) =>
    callAs(firebase, actor, contracts.changeStudent, {
      command_id: randomUUID(),
      student_id: command_id,
      revision: 1,
      student: { ...student, ...fields },
    });
  expect((await change(colleague, { paused: true })).outcome).toEqual({ outcome: 'done', revision: 2 });
  expect((await change(staff, { has_car: true })).outcome).toMatchObject({
    outcome: 'rejected',
    code: 'changed-meanwhile',
    conflict: { action: 'change-student', by: 'Karim Peeters' },
  });
  expect(await read(`${collections.studentProfiles}/${command_id}`)).toMatchObject({ paused: true, has_car: false });
});

test('a photo stands beside a coming visit for as long as its student is to come, and is removed everywhere', async () => {
  const maria = await createPerson(firebase);
  const lotte = await storeLinkedStudent(firebase);
  const { id } = await planVisitSoon(firebase, maria.uid, lotte);
  const { jpeg } = aStudentPhoto();
  const add = (actor: Actor, shown: string | null, command_id: string = randomUUID()) =>
    callAs(firebase, actor, contracts.setStudentPhoto, { command_id, student_id: lotte.id, shown, jpeg, agreed: true });
  const senior = await signInAs(firebase, maria, maria.password);
  expect((await add(senior, null)).status).toBe(403);
  const photo = randomUUID();
  const both = await Promise.all([add(staff, null, photo), add(staff, null, photo)]);
  for (const { outcome } of both) expect(outcome).toEqual({ outcome: 'done' });
  expect((await add(colleague, null)).outcome).toMatchObject({
    code: 'changed-meanwhile',
    conflict: { action: 'set-student-photo' },
  });
  const copy = `${collections.doorPhotos}/${id}`;
  expect(await read(copy)).toEqual({ student_id: lotte.id, photo_id: photo, jpeg });
  expect(await read(`${collections.planning}/${id}`)).toMatchObject({ student_photo: photo });
  expect(await read(`${collections.auditLog}/${photo}`)).toMatchObject({
    action: 'set-student-photo',
    actor_uid: staff.uid,
    after: { photo, consent: 'yes' },
  });
  expect(JSON.stringify(await read(`${collections.auditLog}/${photo}`))).not.toContain(jpeg);

  const onVisit = { visit_id: id, reason: 'Zij is ziek.' };
  await work(firebase, staff, dispatch.unassignStudent, id, onVisit);
  expect(await read(copy)).toBeNull();
  await work(firebase, staff, dispatch.assignStudent, id, { ...onVisit, student_id: lotte.id });
  expect(await read(copy)).toMatchObject({ photo_id: photo });
  const removed = await callAs(firebase, colleague, contracts.removeStudentPhoto, {
    ...{ command_id: randomUUID(), student_id: lotte.id, shown: photo },
  });
  expect(removed.outcome).toEqual({ outcome: 'done' });
  expect(await read(copy)).toBeNull();
  expect(await read(`${collections.studentPhotos}/${lotte.id}`)).toBeNull();
  expect(await read(`${collections.planning}/${id}`)).not.toHaveProperty('student_photo');
  const broken = { command_id: randomUUID(), student_id: lotte.id, shown: null, jpeg: 'AAAA', agreed: true } as const;
  expect((await callAs(firebase, staff, contracts.setStudentPhoto, broken)).outcome).toMatchObject({
    code: 'photo-invalid',
  });
});

test('two imports of one file at the same time make each student once', async () => {
  const name = ownName();
  const [one, other] = await Promise.all([
    callAs(firebase, staff, contracts.importStudents, anImport(name, 2, 40)),
    callAs(firebase, colleague, contracts.importStudents, anImport(name, 2, 40)),
  ]);
  const numbers = Array.from({ length: 40 }, (_, index) => index + 2);
  const outcomes = [one.outcome, other.outcome];
  expect(outcomes).toContainEqual({ outcome: 'done', made: numbers, changed: [], unchanged: [], refused: {} });
  expect(outcomes).toContainEqual({ outcome: 'done', made: [], changed: [], unchanged: numbers, refused: {} });
  expect(await studentsOf(name)).toHaveLength(40);
});

test('the hours of a student follow the visits that she is given', async () => {
  const maria = await createPerson(firebase);
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: maria.uid, request_date: '2027-03-09' });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  const student = await storeStudent(firebase);
  await work(firebase, staff, dispatch.takeRequest, id);
  await agreeOnPrice(firebase, staff, id);
  await planStudent(firebase, staff, id, student);
  const hours = async () => (await read(`${collections.studentProfiles}/${student}`))?.['hours_by_year'];
  expect(await hours()).toEqual({ 2027: 2 });
  const moved = { date: '2028-03-09', start: '10:00', minutes_planned: 100, reason: 'Volgend jaar.' };
  await work(firebase, staff, dispatch.moveVisit, id, { visit_id: id, ...moved });
  expect(await hours()).toEqual({ 2027: 0, 2028: 100 / 60 });
  await work(firebase, staff, dispatch.cancelVisit, id, { visit_id: id, reason: 'Niet meer nodig.' });
  expect(await hours()).toEqual({ 2027: 0, 2028: 0 });
});

// spec: security.h4-reads
test('an export leaves who saw how many, and nothing of them', async () => {
  const command_id = randomUUID();
  await callAs(firebase, colleague, bulkViews.logBulkView, { command_id, what: 'students', rows: 812 });
  expect(await read(`${collections.auditLog}/${command_id}`)).toMatchObject({
    action: 'log-bulk-view',
    actor_uid: colleague.uid,
    collection: collections.studentProfiles,
    after: { what: 'students', rows: 812 },
  });
});

test('an absence of a student is set once by one of two, ended early, and taken back; a visit in it takes a reason', async () => {
  const student = await storeStudent(firebase);
  const days = { student_id: student, from: '2027-03-01', until: '2027-03-05' };
  const senior = await createPerson(firebase);
  const actingSenior = await signInAs(firebase, senior, senior.password);
  const input = { ...days, command_id: randomUUID() };
  expect((await callAs(firebase, null, contracts.registerAbsence, input)).outcome).toBe('not-signed-in');
  expect((await callAs(firebase, actingSenior, contracts.registerAbsence, input)).outcome).toBe('no-access');
  const inputs = [input, input, { ...days, command_id: randomUUID() }];
  const answers = await Promise.all(
    inputs.map((each, index) => callAs(firebase, index < 2 ? staff : colleague, contracts.registerAbsence, each)),
  );
  const path = `${collections.studentProfiles}/${student}`;
  const stored = await read(path);
  expect(stored).toMatchObject({ absences: [{ kind: 'not-available', from: days.from, until: days.until }] });
  const [{ id: absence_id }] = (stored as { absences: [{ id: string }] }).absences;
  const isFirst = absence_id === input.command_id;
  expect(answers.map(({ text }) => text.includes('"done"'))).toEqual([isFirst, isFirst, !isFirst]);
  expect(answers.filter(({ text }) => text.includes('absence-overlaps'))).toHaveLength(isFirst ? 1 : 2);

  const id = randomUUID();
  const wish = aServiceRequest({ request_id: id, senior_id: senior.uid, request_date: '2027-03-02' });
  await storeRequest(firebase, { ...wish, created_at: new Date() });
  await agreeOnPrice(firebase, staff, id);
  const away = planStudent(firebase, staff, id, student);
  await expect(away).rejects.toThrow('reason-needed');

  const change = { student_id: student, absence_id, undoes: null };
  const ended = { ...change, command_id: randomUUID(), shown_until: days.until, until: '2027-03-01' };
  expect((await callAs(firebase, colleague, contracts.changeAbsence, ended)).outcome).toEqual({ outcome: 'done' });
  const late = { ...change, command_id: randomUUID(), shown_until: days.until, until: null };
  expect((await callAs(firebase, staff, contracts.changeAbsence, late)).outcome).toMatchObject({
    code: 'changed-meanwhile',
    conflict: { action: 'change-absence', by: 'Karim Peeters' },
  });
  await planStudent(firebase, staff, id, student);
  await work(firebase, staff, dispatch.unassignStudent, id, { visit_id: id, reason: 'Ruil.' });

  const undo = { ...change, command_id: randomUUID(), shown_until: '2027-03-01', until: days.until };
  const byOther = { ...undo, command_id: randomUUID(), undoes: ended.command_id };
  expect((await callAs(firebase, staff, contracts.changeAbsence, byOther)).outcome).toMatchObject({
    code: 'step-not-undoable',
  });
  const own = { ...undo, undoes: ended.command_id };
  expect((await callAs(firebase, colleague, contracts.changeAbsence, own)).outcome).toEqual({ outcome: 'done' });
  expect(await read(path)).toMatchObject({ absences: [{ id: absence_id, until: days.until }] });
  expect(await read(`${collections.auditLog}/${own.command_id}`)).toMatchObject({
    undoes: { command_id: ended.command_id, action: 'change-absence' },
    before: { until: '2027-03-01' },
    after: { until: days.until },
  });
});
