import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { changeAvailability } from '#domain/contracts/availability.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { changeStudent } from '#domain/contracts/students.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const mondays = {
  weekly: { 1: [{ from: '09:00', to: '12:00' }] },
  exceptions: [{ date: '2027-03-16', available: false }],
};

const change = ({ secret }: LinkedStudent, revision: number, command_id: string = randomUUID()) =>
  callAs(firebase, null, changeAvailability, { link: secret, command_id, revision, availability: mondays });

const storedOf = ({ id }: LinkedStudent) =>
  withAdminSdk(addresses, async ({ firestore }) =>
    studentRecordSchema.parse(storedDates(await firestore.doc(`${collections.studentProfiles}/${id}`).get())),
  );

async function shownTo({ secret }: LinkedStudent) {
  const { outcome } = await callAs(firebase, null, helpers.readHelperWork, { link: secret });
  return (outcome as helpers.HelperWork).availability;
}

test('a student changes her hours: stored once, followed by staff, with a line in the audit log', async () => {
  const lotte = await storeLinkedStudent(firebase);
  const before = await storedOf(lotte);
  const commandId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => change(lotte, 1, commandId)));
  expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => ({ outcome: 'done' })));
  const after = await storedOf(lotte);
  expect(after).toMatchObject({ ...mondays, revision: 2, last_change: { action: 'change-availability' } });
  // Staff's copy asks for what changed since its last look.
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  expect(await shownTo(lotte)).toMatchObject({ ...mondays, revision: 2 });
  const audit = await withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.doc(`${collections.auditLog}/${commandId}`).get()).data(),
  );
  expect(audit).toMatchObject({ action: 'change-availability', actor_uid: lotte.id, actor_role: 'student' });
});

// spec: staff.students.own-hours
test('a change of staff that came between is not overwritten, and hers is not by staff', async () => {
  // No other student has her name or telephone number: staff could not save her file.
  const lotte = await storeLinkedStudent(firebase, { last_name: `Janssens${randomInt(1e9)}`, phone: '' });
  const student = { ...editedPart(await storedOf(lotte)), weekly: { 7: [{ from: '10:00', to: '11:00' }] } };
  const byStaff = (revision: number) =>
    callAs(firebase, staff, changeStudent, {
      command_id: randomUUID(),
      student_id: lotte.id,
      revision,
      student,
    });
  expect((await byStaff(1)).outcome).toMatchObject({ outcome: 'done' });
  expect((await change(lotte, 1)).outcome).toEqual({ outcome: 'rejected', code: 'changed-meanwhile' });
  expect((await storedOf(lotte)).weekly).toEqual(student.weekly);
  // Her page has read it, and she says that hers counts.
  expect((await change(lotte, 2)).outcome).toEqual({ outcome: 'done' });
  expect((await byStaff(2)).outcome).toMatchObject({
    outcome: 'rejected',
    code: 'changed-meanwhile',
    conflict: { action: 'change-availability', by: expect.stringMatching(/^Lotte Janssens\d/) },
  });
  expect((await storedOf(lotte)).weekly).toEqual(mondays.weekly);
});
