import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { answerQuote } from '#domain/contracts/answer-quote.ts';
import * as contracts from '#domain/contracts/dispatch.ts';
import { boardStages } from '#domain/documents/board-row.ts';
import { figuresSchema } from '#domain/documents/figures.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import { readFigureKey } from '#domain/figures/figure.ts';
import { hasStudent } from '#domain/requests/request-status.ts';
import { projectId } from '#build/project.ts';
import { staf } from '#local/seed/accounts.ts';
import { seedRequests } from '#local/seed/requests.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aPlanning } from '../builders/planning.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { agreeOnPrice, planStudent, revisionOf, storeStudent, work } from '../people/staff-work.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { storeStudents } from '../people/stored-students.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs, type FunctionAnswer } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let actingMaria: Actor;
let otherSenior: Actor;
let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  maria = await createPerson(firebase);
  actingMaria = await signInAs(firebase, maria, maria.password);
  const other = await createPerson(firebase);
  otherSenior = await signInAs(firebase, other, other.password);
  staff = await signInAs(firebase, staf);
  const second = await createPerson(firebase, { user: { role: 'admin', first_name: 'Karim' }, profile: false });
  colleague = await signInAs(firebase, second, second.password);
});

/** A day far from those of other tests, so that no student is busy by chance. */
async function aRequest(fields: Partial<ServiceRequest> = {}): Promise<string> {
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: maria.uid, request_date: '2027-03-02', ...fields });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  return id;
}

const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

const rowOf = (requestId: string) => read(`${collections.board}/${requestId}`);

const onBoard = (requestId: string, fields: object): Promise<void> =>
  vi.waitFor(async () => expect(await rowOf(requestId)).toMatchObject(fields), waitOptions);

async function countedAndStored({ firestore }: AdminSdk): Promise<readonly [unknown, unknown]> {
  const [counters, rows] = await Promise.all([
    firestore.collection(collections.counters).get(),
    firestore.collection(collections.board).get(),
  ]);
  const counted = boardStages.map((stage) => [
    stage,
    counters.docs.reduce((sum, each) => sum + Number(each.get(`stages.${stage}`) ?? 0), 0),
  ]);
  const stored = boardStages.map((stage) => [stage, rows.docs.filter((row) => row.get('stage') === stage).length]);
  return [counted, stored];
}

/** What the visits of a week add up to, of every service and area together. */
async function figuresOf(monday: string): Promise<Record<'visits' | 'minutes' | 'cents', number>> {
  const sums = { visits: 0, minutes: 0, cents: 0 };
  await withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.figures).get();
    for (const each of found.docs.filter(({ id }) => id.startsWith(monday))) {
      for (const [key, amount] of Object.entries(figuresSchema.parse(each.data()).amounts)) {
        const figure = readFigureKey(key)?.figure;
        if (figure === 'visits' || figure === 'minutes' || figure === 'cents') sums[figure] += amount;
      }
    }
  });
  return sums;
}

/** Other tests' triggers may still be moving rows. */
const expectExactCounters = (): Promise<void> =>
  vi.waitFor(
    () =>
      withAdminSdk(addresses, async (sdk) => {
        const [counted, stored] = await countedAndStored(sdk);
        expect(counted).toEqual(stored);
      }),
    waitOptions,
  );

const rejectionOf = ({ outcome }: FunctionAnswer): unknown =>
  typeof outcome === 'object' && outcome !== null && 'code' in outcome ? outcome.code : outcome;

const countOf = (answers: readonly FunctionAnswer[], part: string) =>
  answers.filter(({ text }) => text.includes(part)).length;

async function assignInput(requestId: string, studentId: string) {
  const revision = await revisionOf(firebase, requestId);
  const target = { request_id: requestId, visit_id: requestId, command_id: randomUUID(), revision };
  return { ...target, student_id: studentId, reason: '' };
}

test('a request goes from submitted to a planned visit and back; row, counters and figures follow each command', async () => {
  const figures = await figuresOf('2027-03-01');
  const id = await aRequest();
  await onBoard(id, { stage: 'new', revision: 1, senior_name: 'Maria Peeters', postcode: '2000' });
  const [lotte, amir] = [await storeStudent(firebase), await storeStudent(firebase, 'Amir')];
  await work(firebase, staff, contracts.takeRequest, id);
  await onBoard(id, { stage: 'to-quote', status: 'processing', taken_by: { uid: staff.uid } });
  const price = { variant: 'standard', cents_per_hour: 1750, minutes: 90, reason: 'Vaste klant.' };
  await work(firebase, staff, contracts.sendQuote, id, price);
  await onBoard(id, { stage: 'quoted' });
  const answer = { request_id: id, command_id: randomUUID(), number: 1, answer: 'yes' };
  expect((await callAs(firebase, actingMaria, answerQuote, answer)).text).toContain('"done"');
  await onBoard(id, { stage: 'to-plan', minutes: 90, last_change: { action: 'answer-quote', by: 'Maria Peeters' } });
  const visit = { visit_id: id, reason: 'Op haar vraag.' };
  await work(firebase, colleague, contracts.offerVisit, id, { visit_id: id, student_id: lotte });
  await onBoard(id, { stage: 'offered', last_change: { by: 'Karim Peeters' } });
  await planStudent(firebase, staff, id, amir);
  await onBoard(id, { stage: 'planned', status: 'assigned', student: { id: amir } });
  expect(await read(`${collections.studentDays}/${amir}_2027-03-02`)).toMatchObject({ visits: [{ visit_id: id }] });
  const time = { date: '2027-03-03', start: '10:30', minutes_planned: 90 };
  await work(firebase, staff, contracts.moveVisit, id, { ...visit, ...time });
  await onBoard(id, { stage: 'planned', date: '2027-03-03', time: '10:30' });
  expect(await read(`${collections.studentDays}/${amir}_2027-03-02`)).toBeNull();
  const { visits, minutes, cents } = figures;
  expect(await figuresOf('2027-03-01')).toEqual({ visits: visits + 1, minutes: minutes + 90, cents: cents + 2625 });
  expect(await read(`${collections.serviceRequests}/${id}`)).toMatchObject({
    request_date: '2027-03-03',
    status: 'assigned',
  });
  await work(firebase, staff, contracts.unassignStudent, id, visit);
  await onBoard(id, { stage: 'to-plan', student: null });
  await work(firebase, staff, contracts.releaseRequest, id);
  await onBoard(id, { stage: 'to-plan', taken_by: null });
  await expectExactCounters();
  await work(firebase, staff, contracts.cancelVisit, id, visit);
  await onBoard(id, { stage: 'cancelled', status: 'cancelled', revision: 10 });
  expect(await figuresOf('2027-03-01')).toEqual(figures);
  await expectExactCounters();
  const audit = await withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.collection(collections.auditLog).where('document_id', '==', id).get()).docs.map((each) =>
      each.data(),
    ),
  );
  expect(audit.flatMap(({ actor_uid }) => (actor_uid === undefined ? [] : [actor_uid]))).toHaveLength(9);
  expect(JSON.stringify(audit)).not.toMatch(/Peeters|Kerkstraat|Vaste klant|Amir/);
});

test('the seeded requests are on the board, with the senior and the student', async () => {
  const seeded = seedRequests(new Date());
  const expected = seeded.map(({ status }) => ({
    status,
    senior_name: 'Maria Peeters',
    student: hasStudent(status) ? { name: 'Lotte Willems' } : null,
  }));
  await vi.waitFor(async () => {
    const rows = await Promise.all(seeded.map(({ request_id }) => rowOf(request_id)));
    expect(rows).toMatchObject(expected);
  }, waitOptions);
});

test('who may not, changes nothing', async () => {
  const id = await aRequest();
  await agreeOnPrice(firebase, staff, id);
  const student = await storeStudent(firebase);
  const before = await rowOf(id);
  const input = await assignInput(id, student);
  for (const [actor, code] of [
    [null, 'not-signed-in'],
    [actingMaria, 'no-access'],
    [otherSenior, 'no-access'],
  ] as const) {
    expect((await callAs(firebase, actor, contracts.assignStudent, input)).outcome).toBe(code);
  }
  const answer = { request_id: id, command_id: randomUUID(), number: 1, answer: 'no' };
  expect(rejectionOf(await callAs(firebase, otherSenior, answerQuote, answer))).toBe('not-found');
  expect((await callAs(firebase, staff, answerQuote, answer)).outcome).toBe('not-a-senior');
  expect(rejectionOf(await callAs(firebase, actingMaria, answerQuote, answer))).toBe('quote-answered');
  expect(await rowOf(id)).toEqual(before);
});

test('a conflict names who changed what, and when', async () => {
  const id = await aRequest();
  const revision = await revisionOf(firebase, id);
  await work(firebase, colleague, contracts.takeRequest, id);
  const late = { request_id: id, command_id: randomUUID(), revision };
  const { outcome } = await callAs(firebase, staff, contracts.takeRequest, late);
  expect(outcome).toMatchObject({
    code: 'changed-meanwhile',
    conflict: { action: 'take-request', by: 'Karim Peeters' },
  });
  const { at } = (outcome as { conflict: { at: string } }).conflict;
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(120_000);
});

test('a command that is sent again, also at once, is answered as the first time and done once', async () => {
  const id = await aRequest();
  const input = { request_id: id, command_id: randomUUID(), revision: 1 };
  const send = () => callAs(firebase, staff, contracts.takeRequest, input);
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"outcome":"done","revision":2}']));
  expect(await rowOf(id)).toMatchObject({ revision: 2 });
  expect(rejectionOf(await callAs(firebase, colleague, contracts.takeRequest, input))).toBe('not-found');
});

test('two staff members who assign at once: one student comes', async () => {
  const id = await aRequest();
  await agreeOnPrice(firebase, staff, id);
  const inputs = await Promise.all(
    ['Lotte', 'Amir'].map(async (name) => assignInput(id, await storeStudent(firebase, name))),
  );
  const answers = await Promise.all(
    [staff, colleague].map((actor, index) => callAs(firebase, actor, contracts.assignStudent, inputs[index])),
  );
  expect([countOf(answers, '"done"'), countOf(answers, 'changed-meanwhile')]).toEqual([1, 1]);
  const winner = inputs[answers.findIndex(({ text }) => text.includes('"done"'))];
  expect(await read(`${collections.planning}/${id}`)).toMatchObject({ studentprofile_id: winner?.student_id });
});

test('a student who lives too far away is asked by nobody, and planned with a reason only', async () => {
  const id = await aRequest();
  await agreeOnPrice(firebase, staff, id);
  const [far] = await storeStudents(firebase, [{ postcode: '9990' }]);
  if (far === undefined) throw new Error('a student is stored');
  const input = await assignInput(id, far.id);
  const { reason: _, ...offer } = { ...input, command_id: randomUUID() };
  expect(rejectionOf(await callAs(firebase, staff, contracts.assignStudent, input))).toBe('reason-needed');
  expect(rejectionOf(await callAs(firebase, staff, contracts.offerVisit, offer))).toBe('reason-needed');
  await work(firebase, staff, contracts.assignStudent, id, {
    visit_id: id,
    student_id: far.id,
    reason: 'Haar kleindochter.',
  });
  expect(await read(`${collections.planning}/${id}`)).toMatchObject({ studentprofile_id: far.id });
});

test('one student for two visits at the same hour at once: she gets one of them', async () => {
  const student = await storeStudent(firebase);
  const ids = [await aRequest(), await aRequest({ preferred_time: '15:00' })];
  for (const id of ids) await agreeOnPrice(firebase, staff, id);
  const inputs = await Promise.all(ids.map((id) => assignInput(id, student)));
  const answers = await Promise.all(
    [staff, colleague].map((actor, index) => callAs(firebase, actor, contracts.assignStudent, inputs[index])),
  );
  expect([countOf(answers, '"done"'), countOf(answers, 'student-busy')]).toEqual([1, 1]);
  const day = await read(`${collections.studentDays}/${student}_2027-03-02`);
  expect(day?.['visits']).toHaveLength(1);
});

/** As her device does, under the rules. */
async function cancelAsSenior(requestId: string): Promise<number> {
  const documents = `http://${firebase.firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(
    `${documents}/${collections.serviceRequests}/${requestId}?updateMask.fieldPaths=status&currentDocument.exists=true`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${actingMaria.idToken}` },
      body: JSON.stringify({ fields: { status: { stringValue: 'cancelled' } } }),
    },
  );
  await answer.text();
  return answer.status;
}

test('a senior who cancels while staff assigns: either she is too late, or no student comes', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await aRequest();
    await agreeOnPrice(firebase, staff, id);
    const student = await storeStudent(firebase);
    const input = await assignInput(id, student);
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const [cancelled, assigned] = await Promise.all([
      later(round * 15).then(() => cancelAsSenior(id)),
      callAs(firebase, staff, contracts.assignStudent, input),
    ]);
    const isAssigned = assigned.text.includes('"done"');
    expect([cancelled, isAssigned]).toEqual(isAssigned ? [403, true] : [200, false]);
    if (!isAssigned) expect(assigned.outcome).toMatchObject({ conflict: { action: 'request-cancelled' } });
    await onBoard(id, isAssigned ? { stage: 'planned' } : { stage: 'cancelled', student: null });
    expect(await read(`${collections.planning}/${id}`)).toMatchObject({
      state: isAssigned ? 'confirmed' : 'cancelled',
    });
    const day = await read(`${collections.studentDays}/${student}_2027-03-02`);
    expect(day?.['visits'] ?? []).toHaveLength(isAssigned ? 1 : 0);
  }
  await expectExactCounters();
});

test('an older request comes onto the board as a planned visit, keeps its spelling, and leaves when it is deleted', async () => {
  const id = randomUUID();
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.planning}/${id}`).set(aPlanning({ request_id: id }));
  });
  const older = aServiceRequest({ request_id: id, senior_id: maria.uid, request_date: '2027-03-02' });
  await storeRequest(firebase, { ...older, status: 'Gekoppeld' });
  await onBoard(id, { stage: 'planned', status: 'assigned', student: { name: 'Lotte Janssens' } });
  expect(await read(`${collections.serviceRequests}/${id}`)).toMatchObject({ status: 'Gekoppeld' });
  await work(firebase, staff, contracts.unassignStudent, id, { visit_id: id, reason: 'Op haar vraag.' });
  await onBoard(id, { stage: 'to-quote', status: 'processing' });
  expect(await read(`${collections.planning}/${id}`)).toMatchObject({ state: 'open', student_profiles: null });
  await expectExactCounters();
  await withAdminSdk(addresses, ({ firestore }) => firestore.doc(`${collections.serviceRequests}/${id}`).delete());
  await vi.waitFor(async () => expect(await rowOf(id)).toBeNull(), waitOptions);
  await expectExactCounters();
});

test('a note is kept once, and the audit log says what it is about and not what it says', async () => {
  const commandId = randomUUID();
  const about = { kind: 'request', id: randomUUID() };
  const input = { command_id: commandId, about, text: 'Belt liever na tien uur.' };
  const answers = [
    await callAs(firebase, staff, contracts.setNote, input),
    await callAs(firebase, staff, contracts.setNote, input),
  ];
  expect(answers.map(({ outcome }) => outcome)).toEqual([{ note_id: commandId }, { note_id: commandId }]);
  expect(await read(`${collections.staffNotes}/${commandId}`)).toMatchObject({
    about,
    text: input.text,
    author_uid: staff.uid,
  });
  const audit = await read(`${collections.auditLog}/${commandId}`);
  expect(audit).toMatchObject({ action: 'set-note', actor_uid: staff.uid, after: { about: 'request', id: about.id } });
  expect(JSON.stringify(audit)).not.toContain('tien uur');
  expect((await callAs(firebase, colleague, contracts.setNote, input)).outcome).toBe('invalid-input');
});

/** The mails about a request, the oldest first. */
const mailsAbout = (requestId: string) =>
  withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.mail).where('to', '==', maria.email).get();
    const about = found.docs.filter(({ id }) => id.includes(requestId));
    return about
      .toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis())
      .map((mail) => String(mail.get('template')));
  });

const mailed = (requestId: string, templates: readonly string[]): Promise<void> =>
  vi.waitFor(async () => expect(await mailsAbout(requestId)).toEqual(templates), waitOptions);

/** The input that undoes the last command on a request, whose id is that of its audit entry. */
async function undoInput(requestId: string) {
  const { last_command: step_id } = (await read(`${collections.serviceRequests}/${requestId}`)) ?? {};
  return { request_id: requestId, command_id: randomUUID(), revision: await revisionOf(firebase, requestId), step_id };
}

test('a staff member undoes a step of her own, and no one else does', async () => {
  const id = await aRequest();
  // A trigger orders it: on a busy machine it comes later than those of staff's steps.
  await mailed(id, ['request-received']);
  await agreeOnPrice(firebase, staff, id);
  const lotte = await storeStudent(firebase);
  await planStudent(firebase, staff, id, lotte);
  await work(firebase, staff, contracts.cancelRequest, id, { reason: 'Vergissing.' });
  await onBoard(id, { stage: 'cancelled' });
  const input = await undoInput(id);
  const before = await rowOf(id);
  const student = await createPerson(firebase, { profile: false });
  await withAdminSdk(addresses, ({ firestore }) =>
    firestore.doc(`${collections.interimUsers}/${student.uid}`).update({ role: 'student' }),
  );
  for (const [actor, code] of [
    [null, 'not-signed-in'],
    [actingMaria, 'no-access'],
    [await signInAs(firebase, student, student.password), 'no-access'],
    [colleague, 'step-not-undoable'],
  ] as const) {
    expect(rejectionOf(await callAs(firebase, actor, contracts.undoStep, input))).toBe(code);
  }
  expect(await rowOf(id)).toEqual(before);
  const undo = () => callAs(firebase, staff, contracts.undoStep, input);
  const answers = [...(await Promise.all([undo(), undo()])), await undo()];
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"outcome":"done","revision":6}']));
  await onBoard(id, { stage: 'planned', student: { id: lotte }, last_change: { action: 'undo-step' } });
  expect(await read(`${collections.studentDays}/${lotte}_2027-03-02`)).toMatchObject({ visits: [{ visit_id: id }] });
  expect(await read(`${collections.auditLog}/${input.command_id}`)).toMatchObject({
    action: 'undo-step',
    actor_uid: staff.uid,
    undoes: { command_id: input.step_id, action: 'cancel-request' },
    mails: ['request-resumed'],
  });
  const again = { ...(await undoInput(id)), step_id: input.step_id };
  expect(rejectionOf(await callAs(firebase, staff, contracts.undoStep, again))).toBe('changed-meanwhile');
  await mailed(id, ['request-received', 'quote-sent', 'student-assigned', 'request-cancelled', 'request-resumed']);
  await expectExactCounters();
});

test('a senior who cancels after staff undid a cancellation has a mail of each', async () => {
  const id = await aRequest();
  await mailed(id, ['request-received']);
  await work(firebase, staff, contracts.cancelRequest, id, { reason: 'Vergissing.' });
  const { outcome } = await callAs(firebase, staff, contracts.undoStep, await undoInput(id));
  expect(outcome).toMatchObject({ outcome: 'done' });
  await onBoard(id, { stage: 'new' });
  expect(await cancelAsSenior(id)).toBe(200);
  await onBoard(id, { stage: 'cancelled' });
  await mailed(id, ['request-received', 'request-cancelled', 'request-resumed', 'request-cancelled']);
});
