import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { memberPath } from '#domain/circles/member-path.ts';
import { collections } from '#domain/collections.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { changeSeries } from '#domain/contracts/visits/change-series.ts';
import { proposeMove } from '#domain/contracts/visits/propose-move.ts';
import { readMoveTimes } from '#domain/contracts/visits/read-move-times.ts';
import { seriesVisitSchema } from '#domain/documents/visit-parts/series-visit.ts';
import { type ShownMove, shownMoveSchema } from '#domain/documents/visit-parts/shown-move.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aCircleMember } from '../builders/circle.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { storeWeeklyRequest } from '../people/recurring-requests.ts';
import { revisionOf } from '../people/staff-work.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let asMaria: Actor;
let staff: Actor;
let lotte: LinkedStudent;
let id: string;
let from: { date: string; start: string };
let to: { date: string; start: string };

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => storedDates(await firestore.doc(path).get()));

const visitOf = async (visitId = id) => visitSchema.parse(await read(`${collections.planning}/${visitId}`));

async function movesOf(): Promise<readonly ShownMove[]> {
  const { moves } = z
    .object({ moves: z.optional(z.array(shownMoveSchema)) })
    .parse(await read(`${collections.serviceRequests}/${id}`));
  return moves ?? [];
}

const mailsOf = (template: string) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.mail).where('template', '==', template).get();
    return found.docs.filter((each) => each.id.includes(id)).map((each) => each.get('values'));
  });

const ask = (actor: Actor, more: object = {}) =>
  callAs(firebase, actor, proposeMove, {
    ...{ request_id: id, visit_id: id, command_id: randomUUID(), from, to },
    ...more,
  });

const byStaff = async (contract: typeof dispatch.acceptMove | typeof dispatch.declineMove, reason: string, time = to) =>
  callAs(firebase, staff, contract, {
    ...{ request_id: id, visit_id: id, command_id: randomUUID(), revision: await revisionOf(firebase, id) },
    ...{ ...time, reason },
  });

const byStudent = ({ secret: link }: LinkedStudent, yes = true, time = to, commandId = randomUUID()) =>
  yes
    ? callAs(firebase, null, helpers.agreeMove, { link, command_id: commandId, visit_id: id, ...time })
    : callAs(firebase, null, helpers.refuseMove, {
        link,
        command_id: commandId,
        visit_id: id,
        ...time,
        reason: 'Examen.',
      });

const done = { outcome: { outcome: 'done' } };
const rejected = (code: string) => ({ outcome: { outcome: 'rejected', code } });

beforeAll(async () => {
  maria = await createPerson(firebase);
  asMaria = await signInAs(firebase, maria, maria.password);
  staff = await signInAs(firebase, staf);
});

/** A weekly request whose first visit is planned with Lotte, and the time at which Maria would rather have it. */
async function begin(): Promise<void> {
  lotte = await storeLinkedStudent(firebase);
  const { id: made, first } = await storeWeeklyRequest(firebase, maria.uid, lotte.id);
  id = made;
  from = { date: first, start: (await visitOf()).start };
  to = { date: addDaysTo(first, 2), start: '11:00' };
}

test('the senior asks, staff says yes: the visit moves once, with its student, and both are told', async () => {
  await begin();
  const command = { command_id: randomUUID() };
  const both = await Promise.all([ask(asMaria, command), ask(asMaria, command)]);
  for (const answer of both) expect(answer).toMatchObject(done);
  expect(await movesOf()).toEqual([{ visit_id: id, ...to, state: 'waiting', reason: '', asked_by: maria.uid }]);
  expect(await visitOf()).toMatchObject({ ...from, state: 'confirmed' });
  expect(await mailsOf('student-move-asked')).toMatchObject([{ asked: `${to.date} ${to.start}` }]);
  expect(await read(`${collections.board}/${id}`)).toMatchObject({ move_asked_at: expect.any(Date) });

  expect(await byStaff(dispatch.acceptMove, 'Zij kan ook dan.')).toMatchObject(done);
  expect(await visitOf()).toMatchObject({
    ...to,
    state: 'confirmed',
    studentprofile_id: lotte.id,
    proposed_move: null,
  });
  expect(await movesOf()).toEqual([]);
  const { visits } = z
    .object({ visits: z.array(seriesVisitSchema) })
    .parse(await read(`${collections.serviceRequests}/${id}`));
  expect(visits).toMatchObject([{ id, ...to, moved_from: from.date }]);
  const day = (date: string) => read(`${collections.studentDays}/${lotte.id}_${date}`);
  expect([await day(from.date), await day(to.date)]).toMatchObject([
    {},
    { visits: [{ visit_id: id, start: to.start }] },
  ]);
  expect([(await mailsOf('visit-moved')).length, (await mailsOf('student-visit-moved')).length]).toEqual([1, 1]);
  expect(await read(`${collections.board}/${id}`)).toMatchObject({ move_asked_at: null });
  // Her device says it again, or takes it back, when it has moved already.
  expect(await ask(asMaria)).toMatchObject(rejected('visit-state-changed'));
  expect(await ask(asMaria, { to: null })).toMatchObject(rejected('visit-state-changed'));
});

test('its student says yes, once; another student, and one whose visit it was, cannot', async () => {
  await begin();
  const wout = await storeLinkedStudent(firebase);
  await ask(asMaria);
  expect(await byStudent(wout)).toMatchObject(rejected('not-found'));
  expect(await byStudent(lotte, true, { ...to, start: '12:00' })).toMatchObject(rejected('move-gone'));
  const command = randomUUID();
  for (const answer of await Promise.all([1, 2].map(() => byStudent(lotte, true, to, command)))) {
    expect(answer).toMatchObject(done);
  }
  expect(await visitOf()).toMatchObject({ ...to, studentprofile_id: lotte.id });
  expect(await byStaff(dispatch.acceptMove, 'Ja.')).toMatchObject(rejected('move-gone'));
  expect((await mailsOf('student-visit-moved')).length).toBe(1);
});

test('a no keeps the old time; the senior reads the reason of staff, and not that of a student', async () => {
  await begin();
  await ask(asMaria);
  expect(await byStaff(dispatch.declineMove, 'Lotte kan dan niet.')).toMatchObject(done);
  const told = { state: 'declined', reason: 'Lotte kan dan niet.', asked_by: maria.uid };
  expect(await movesOf()).toEqual([{ visit_id: id, ...to, ...told }]);
  expect(await visitOf()).toMatchObject({ ...from, state: 'confirmed' });
  expect(await mailsOf('move-declined')).toMatchObject([
    { asked: `${to.date} ${to.start}`, when: `${from.date} ${from.start}`, reason: 'Lotte kan dan niet.' },
  ]);
  await ask(asMaria, { to: { ...to, start: '15:00' } });
  expect(await byStudent(lotte, false, { ...to, start: '15:00' })).toMatchObject(done);
  expect(await movesOf()).toMatchObject([{ state: 'declined', reason: '' }]);
  expect(JSON.stringify(await mailsOf('move-declined'))).not.toContain('Examen');
});

test('who is taken then cannot be planned twice: neither by staff nor by her own yes', async () => {
  await begin();
  const { id: mine, to: time } = { id, to };
  await withAdminSdk(addresses, async ({ firestore }) => {
    const day = {
      student_id: lotte.id,
      date: time.date,
      visits: [{ visit_id: 'other', start: '10:30', minutes: 60, postcode: '' }],
    };
    await firestore.doc(`${collections.studentDays}/${lotte.id}_${time.date}`).set(day);
  });
  await ask(asMaria);
  expect(await byStaff(dispatch.acceptMove, 'Zij kan ook dan.')).toMatchObject(rejected('student-busy'));
  expect(await byStudent(lotte)).toMatchObject(rejected('student-busy'));
  expect(await visitOf(mine)).toMatchObject({ ...from, state: 'confirmed' });
  expect(await movesOf()).toMatchObject([{ state: 'waiting' }]);
});

test('a visit that is skipped or stopped meanwhile is not moved any more', async () => {
  await begin();
  await runTimer(firebase, 'makeVisits');
  await ask(asMaria);
  const skip = { request_id: id, visit_id: id, command_id: randomUUID(), change: 'skip' };
  expect(await callAs(firebase, asMaria, changeSeries, skip)).toMatchObject(done);
  expect(await movesOf()).toEqual([]);
  expect(await byStaff(dispatch.acceptMove, 'Ja.')).toMatchObject(rejected('move-gone'));
  expect(await byStudent(lotte)).toMatchObject({ outcome: { outcome: 'rejected' } });
  expect(await ask(asMaria)).toMatchObject(rejected('visit-state-changed'));
});

test('only the senior and who may book for her can ask, and not for a day that is too near', async () => {
  await begin();
  const [els, bram, jozef] = [await createPerson(firebase), await createPerson(firebase), await createPerson(firebase)];
  await withAdminSdk(addresses, async ({ firestore }) => {
    for (const [person, rights] of [
      [els, ['see', 'book']],
      [bram, ['see', 'pay']],
    ] as const) {
      await firestore.doc(`${collections.interimUsers}/${person.uid}`).update({ role: 'family' });
      const member = aCircleMember({ senior_id: maria.uid, user_id: person.uid, rights: [...rights] });
      await firestore.doc(`${collections.circles}/${memberPath(maria.uid, person.uid)}`).set(member);
    }
  });
  const [asEls, asBram, asJozef] = [
    await signInAs(firebase, els, els.password),
    await signInAs(firebase, bram, bram.password),
    await signInAs(firebase, jozef, jozef.password),
  ];
  expect(await ask(asJozef)).toMatchObject(rejected('not-found'));
  expect((await ask(asBram, { senior_id: maria.uid })).outcome).toBe('no-access');
  expect((await ask(asJozef, { senior_id: maria.uid })).outcome).toBe('no-access');
  const near = { date: addDaysTo(brusselsDate(new Date()), 2), start: '10:00' };
  expect(await ask(asMaria, { to: near })).toMatchObject(rejected('move-too-near'));
  expect(await movesOf()).toEqual([]);
  expect(await ask(asEls, { senior_id: maria.uid })).toMatchObject(done);
  expect((await visitOf()).proposed_move).toMatchObject({ asked_by: els.uid });
  expect(await ask(asMaria, { to: null })).toMatchObject(done);
  expect(await movesOf()).toEqual([]);
});

test('the free hours of the student are for the senior of the visit, and say nothing else', async () => {
  await begin();
  const input = { request_id: id, visit_id: id };
  const { outcome } = await callAs(firebase, asMaria, readMoveTimes, input);
  const days = z.parse(readMoveTimes.output, outcome).days ?? [];
  expect(days.length).toBeGreaterThan(0);
  expect(days.every(({ date }) => date >= addDaysTo(brusselsDate(new Date()), 3))).toBe(true);
  const jozef = await createPerson(firebase);
  const asJozef = await signInAs(firebase, jozef, jozef.password);
  expect((await callAs(firebase, asJozef, readMoveTimes, input)).outcome).toEqual({ days: null });
});
