import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { revokeHelperLink, sendHelperLink } from '#domain/contracts/students.ts';
import { secretInFragment } from '#domain/students/helper/helper-address.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type * as z from 'zod/mini';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { planVisitSoon, wrongCode } from '../people/helper-offers.ts';
import { linkIn, mailsReceived, newestMailTo } from '../people/mailbox.ts';
import { agreeOnPrice, work } from '../people/staff-work.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let maria: Person;
let staff: Actor;

beforeAll(async () => {
  maria = await createPerson(firebase);
  staff = await signInAs(firebase, staf);
});

type Contract = FunctionContract<z.core.$ZodType, z.core.$ZodType>;

const call = (contract: Contract, { secret }: Pick<LinkedStudent, 'secret'>, more: object = {}) =>
  callAs(firebase, null, contract, { link: secret, ...more });
const onVisit = (contract: Contract, student: LinkedStudent, visit_id: string, more: object = {}) =>
  call(contract, student, { command_id: randomUUID(), visit_id, ...more });
const read = (path: string) =>
  withAdminSdk(addresses, async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);
/** A stored moment. */
function momentIn(data: Readonly<Record<string, unknown>> | null, field: string): Date {
  const stored = data?.[field];
  if (stored instanceof Timestamp) return stored.toDate();
  throw new Error(`no moment in ${field}`);
}
const visitOf = (id: string) => read(`${collections.planning}/${id}`);

async function workOf(student: LinkedStudent): Promise<helpers.HelperWork> {
  const { status, outcome } = await call(helpers.readHelperWork, student);
  expect(status).toBe(200);
  return outcome as helpers.HelperWork;
}

/** A request with an agreed price, far from the days of other tests. */
async function aRequest(): Promise<string> {
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: maria.uid, request_date: '2027-03-16' });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  await agreeOnPrice(firebase, staff, id);
  return id;
}

async function anOfferTo(students: readonly LinkedStudent[]): Promise<string> {
  const id = await aRequest();
  for (const { id: student_id } of students) {
    await work(firebase, staff, dispatch.offerVisit, id, { visit_id: id, student_id });
  }
  return id;
}

/** Of less than an hour. */
const leaving = (at: Date) => ({
  ...{ at: at.toISOString(), minutes: 30, reason: 'Mijn gsm stond verkeerd.', km: 0, note: 'Gewandeld.' },
});

const refused = { status: 410, text: '{"error":{"code":"link-invalid","message":"Refused."}}' };

test('a link is mailed, opens the page, and stops when staff sends another or turns it off', async () => {
  const student = await storeLinkedStudent(firebase);
  const email = `${student.id}@student.example`;
  const command = (contract: typeof sendHelperLink) =>
    callAs(firebase, staff, contract, { command_id: randomUUID(), student_id: student.id });
  expect((await call(helpers.readHelperWork, student)).status).toBe(200);
  expect((await command(sendHelperLink)).outcome).toEqual({ outcome: 'done' });
  // The one of before counts no more, whether or not the mail of the new one arrived.
  expect(await call(helpers.readHelperWork, student)).toMatchObject(refused);
  const mailed = new URL(linkIn(await newestMailTo(firebase, email)));
  expect([mailed.pathname, mailed.search]).toEqual(['/student', '']);
  const secret = secretInFragment(mailed.hash) ?? '';
  expect(await workOf({ id: student.id, secret })).toMatchObject({ student_id: student.id, offers: [], visits: [] });
  const stored = await withAdminSdk(addresses, async ({ firestore }) => {
    const found = await Promise.all([
      firestore.collection(collections.helperLinks).get(),
      firestore.collection(collections.mail).get(),
      firestore.collection(collections.auditLog).get(),
    ]);
    return JSON.stringify(found.flatMap(({ docs }) => docs.map((each) => [each.id, each.data()])));
  });
  expect(stored).not.toContain(secret);
  expect((await command(revokeHelperLink)).outcome).toEqual({ outcome: 'done' });
  expect(await call(helpers.readHelperWork, { secret })).toMatchObject(refused);
});

test('every link that does not count is refused in the same way', async () => {
  const past = new Date(Date.now() - 1000);
  const links = await Promise.all([
    storeLinkedStudent(firebase, {}, { expires_at: past }),
    storeLinkedStudent(firebase, {}, { generation: 2 }),
    storeLinkedStudent(firebase, {}, { student_id: 'nobody' }),
  ]);
  const visit = await anOfferTo([]);
  for (const student of [...links, { id: '', secret: 'x'.repeat(43) }]) {
    expect(await call(helpers.readHelperWork, student)).toMatchObject(refused);
    expect(await onVisit(helpers.acceptOffer, student, visit)).toMatchObject(refused);
  }
});

test('an offer shows no house number, name or telephone; a yes shows where to go, and to nobody else', async () => {
  const lotte = await storeLinkedStudent(firebase);
  const wout = await storeLinkedStudent(firebase, { first_name: 'Wout' });
  const stranger = await storeLinkedStudent(firebase);
  const id = await anOfferTo([lotte, wout]);
  const { text } = await call(helpers.readHelperWork, lotte);
  const [offer] = (await workOf(lotte)).offers;
  expect(offer).toMatchObject({ visit_id: id, street: 'Kerkstraat', town: '2000 Antwerpen', cents_per_hour: 1750 });
  expect(offer?.way?.km).toBeGreaterThan(0);
  expect(text).not.toMatch(/Kerkstraat 12|Peeters|0470 12|De bel is stuk/);
  expect((await workOf(stranger)).offers).toEqual([]);
  expect((await onVisit(helpers.acceptOffer, stranger, id)).outcome).toEqual({
    outcome: 'rejected',
    code: 'offer-gone',
  });
  expect((await onVisit(helpers.acceptOffer, lotte, id)).outcome).toEqual({ outcome: 'done' });
  const mine = await workOf(lotte);
  expect(mine.offers).toEqual([]);
  expect(mine.visits).toMatchObject([{ visit_id: id, address: 'Kerkstraat 12, 2000 Antwerpen', state: 'confirmed' }]);
  expect(mine.hours).toBe(0);
  const code = String((await read(`${collections.doorCodes}/${id}`))?.['code']);
  expect(code).toMatch(/^\d{4}$/);
  // As a value: the digits may stand in an id.
  expect(JSON.stringify(mine)).not.toContain(`"${code}"`);
  expect(await workOf(wout)).toMatchObject({ offers: [], visits: [] });
  // The senior reads who comes, and beside it the code; the visit itself has none.
  const actingMaria = await signInAs(firebase, maria, maria.password);
  expect(JSON.stringify((await actingMaria.read(`planning/${id}`)).body)).not.toContain(`"${code}"`);
  expect(JSON.stringify((await actingMaria.read(`door_codes/${id}`)).body)).toContain(`"stringValue":"${code}"`);
  // Her earlier requests have mails as well.
  await vi.waitFor(async () => {
    const mails = await mailsReceived(firebase, maria.email);
    expect(mails.some(({ subject }) => subject.includes('student'))).toBe(true);
  }, waitOptions);
});

test('ten who say yes at once: exactly one has the visit, and nine read that it has gone', async () => {
  const students = await Promise.all(Array.from({ length: 10 }, () => storeLinkedStudent(firebase)));
  const id = await anOfferTo(students);
  const answers = await Promise.all(students.map((student) => onVisit(helpers.acceptOffer, student, id)));
  const outcomes = answers.map(({ outcome }) => outcome as helpers.HelperAnswer);
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((each) => 'code' in each && each.code === 'offer-gone')).toHaveLength(9);
  const winner = students[outcomes.findIndex(({ outcome }) => outcome === 'done')];
  expect(await visitOf(id)).toMatchObject({
    state: 'confirmed',
    studentprofile_id: winner?.id,
    offered_to: [winner?.id],
  });
  expect(await read(`${collections.board}/${id}`)).toMatchObject({ stage: 'planned', student: { id: winner?.id } });
  const entries = await withAdminSdk(addresses, async ({ firestore }) => {
    const found = await firestore.collection(collections.auditLog).where('document_id', '==', id).get();
    return found.docs.filter((each) => each.get('action') === 'accept-offer');
  });
  expect(entries.map((each) => [each.get('actor_uid'), each.get('actor_role')])).toEqual([[winner?.id, 'student']]);
});

test('a no is kept with its reason and can become a yes; a repetition is answered as the first time', async () => {
  const student = await storeLinkedStudent(firebase);
  const id = await anOfferTo([student]);
  const decline = { command_id: randomUUID(), visit_id: id, reason: 'Ik heb dan examen.' };
  const answers = await Promise.all([
    call(helpers.declineOffer, student, decline),
    call(helpers.declineOffer, student, decline),
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
  expect(await read(`${collections.board}/${id}`)).toMatchObject({ stage: 'offer-declined', revision: 5 });
  expect(await read(`${collections.staffNotes}/${decline.command_id}`)).toMatchObject({ text: decline.reason });
  expect((await workOf(student)).offers).toMatchObject([{ visit_id: id, is_declined: true }]);
  expect((await onVisit(helpers.acceptOffer, student, id)).outcome).toEqual({ outcome: 'done' });
  expect((await onVisit(helpers.withdrawFromVisit, student, id, { reason: 'Ik ben op reis.' })).outcome).toEqual({
    outcome: 'done',
  });
  expect(await visitOf(id)).toMatchObject({ state: 'open', studentprofile_id: null });
  expect(await read(`${collections.board}/${id}`)).toMatchObject({ stage: 'to-plan', student: null });
  expect(await workOf(student)).toMatchObject({ offers: [], visits: [] });
});

test('an offer whose time is over cannot be accepted, with or without the timer', async () => {
  const student = await storeLinkedStudent(firebase);
  const id = await anOfferTo([student]);
  const past = new Date(Date.now() - 60_000);
  await withAdminSdk(addresses, async ({ firestore }) => {
    const at = firestore.doc(`${collections.planning}/${id}`);
    const offers = (await at.get()).get('offers') as Record<string, unknown>[];
    await at.update({ offers: offers.map((each) => ({ ...each, expires_at: past })) });
  });
  expect((await workOf(student)).offers).toEqual([]);
  expect((await onVisit(helpers.acceptOffer, student, id)).outcome).toEqual({
    outcome: 'rejected',
    code: 'offer-expired',
  });
});

test('the first of two codes begins the visit; a wrong one says how often another can be typed', async () => {
  const student = await storeLinkedStudent(firebase);
  const { id, code } = await planVisitSoon(firebase, maria.uid, student);
  const come = (typed: string, at: Date, command_id: string = randomUUID()) =>
    call(helpers.checkIn, student, { command_id, visit_id: id, code: typed, at: at.toISOString() });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const planned = momentIn(await visitOf(id), 'updated_at');
  const repeated = randomUUID();
  // Before the last step, by a phone whose clock is wrong: the visit begins no earlier than the server knows.
  for (const _ of [1, 2]) {
    expect((await come(wrongCode(code), ago(90), repeated)).outcome).toEqual({
      outcome: 'rejected',
      code: 'code-wrong',
      tries_left: 4,
    });
  }
  expect(await visitOf(id)).toMatchObject({ state: 'confirmed', wrong_codes: 1 });
  expect((await onVisit(helpers.checkOut, student, id, leaving(ago(0)))).outcome).toEqual({
    outcome: 'rejected',
    code: 'visit-not-started',
  });
  expect((await come(code, new Date(Date.now() + 3_600_000))).outcome).toEqual({ outcome: 'done' });
  const begun = await visitOf(id);
  expect(begun).toMatchObject({ state: 'started' });
  const startedAt = momentIn(begun, 'started_at');
  expect(startedAt.getTime()).toBeGreaterThanOrEqual(planned.getTime());
  expect(startedAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await onVisit(helpers.checkOut, student, id, leaving(ago(0)))).outcome).toEqual({ outcome: 'done' });
  expect(await visitOf(id)).toMatchObject({ state: 'done', work_note: 'Gewandeld.' });
});

test('after five wrong codes staff sees the visit, and starts it by hand with a reason', async () => {
  const student = await storeLinkedStudent(firebase);
  const { id, code } = await planVisitSoon(firebase, maria.uid, student);
  const come = (typed: string) => onVisit(helpers.checkIn, student, id, { code: typed, at: new Date().toISOString() });
  for (const nth of [1, 2, 3, 4]) {
    expect((await come(wrongCode(code, nth))).outcome).toMatchObject({ code: 'code-wrong', tries_left: 5 - nth });
  }
  expect((await come(wrongCode(code, 5))).outcome).toEqual({ outcome: 'rejected', code: 'code-locked' });
  expect((await come(code)).outcome).toEqual({ outcome: 'rejected', code: 'code-locked' });
  const row = await read(`${collections.board}/${id}`);
  expect(momentIn(row, 'needs_attention_at').getTime()).toBeLessThanOrEqual(Date.now());
  await work(firebase, staff, dispatch.startVisit, id, { visit_id: id, reason: 'De bril ligt boven.' });
  const started = await visitOf(id);
  expect(started).toMatchObject({ state: 'started' });
  expect(started?.['started_at']).toEqual(started?.['came_at']);
});
