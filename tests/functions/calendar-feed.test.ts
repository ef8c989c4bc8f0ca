import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, inject, test } from 'vitest';
import { feedPath } from '#domain/calendar-feed/feed-address.ts';
import { collections } from '#domain/collections.ts';
import { changeCalendarFeed } from '#domain/contracts/calendar-feed.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { revokeHelperLink } from '#domain/contracts/students.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { readCalendar } from '../builders/read-calendar.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { work } from '../people/staff-work.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };
const date = '2027-03-16';

let maria: Person;
let staff: Actor;

beforeAll(async () => {
  maria = await createPerson(firebase);
  staff = await signInAs(firebase, staf);
});

const mintSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const changeFeed = (student: LinkedStudent, hash: string | null, command_id: string = randomUUID()) =>
  callAs(firebase, null, changeCalendarFeed, { link: student.secret, command_id, hash });

/** A calendar service is no browser and knows nothing but the address. */
const fetchFeed = (secret: string, init: RequestInit = {}) => fetch(firebase.appOrigin + feedPath(secret), init);

async function eventsOf(secret: string) {
  const answer = await fetchFeed(secret);
  expect(answer.status).toBe(200);
  return readCalendar(await answer.text());
}

async function withFeed(): Promise<{ readonly student: LinkedStudent; readonly secret: string }> {
  const student = await storeLinkedStudent(firebase);
  const secret = mintSecret();
  expect((await changeFeed(student, hashOf(secret))).outcome).toEqual({ outcome: 'done' });
  return { student, secret };
}

async function accept({ secret }: LinkedStudent, visit_id: string): Promise<void> {
  const answer = await callAs(firebase, null, helpers.acceptOffer, {
    link: secret,
    command_id: randomUUID(),
    visit_id,
  });
  expect(answer.outcome).toEqual({ outcome: 'done' });
}

const unknown = {
  status: 404,
  body: `{"error":{"code":"not-found","message":"There is no such thing, or it is not the caller's."}}`,
};

async function expectUnknown(secret: string): Promise<void> {
  const answer = await fetchFeed(secret);
  expect({ status: answer.status, body: await answer.text() }).toEqual(unknown);
}

test('a calendar follows a visit: planned, moved, somebody else’s, hers again, cancelled', async () => {
  const { student, secret } = await withFeed();
  const wout = await storeLinkedStudent(firebase, { first_name: 'Wout' });
  const id = await offerVisitTo(firebase, { seniorId: maria.uid, date, students: [student, wout] });
  expect(await eventsOf(secret)).toEqual([]);
  await accept(student, id);
  const [planned] = await eventsOf(secret);
  expect(planned).toMatchObject({
    status: 'CONFIRMED',
    summary: 'Gezelschap',
    location: '2000 Antwerpen',
    start: momentOf(date, '14:00'),
    minutes: 120,
  });

  const onVisit = { visit_id: id, reason: 'Op haar vraag.' };
  await work(firebase, staff, dispatch.moveVisit, id, { ...onVisit, date, start: '15:30', minutes_planned: 90 });
  const [moved] = await eventsOf(secret);
  expect(moved).toMatchObject({ uid: planned?.uid, start: momentOf(date, '15:30'), minutes: 90 });

  await work(firebase, staff, dispatch.unassignStudent, id, onVisit);
  const [open] = await eventsOf(secret);
  expect(open).toMatchObject({ uid: planned?.uid, status: 'CANCELLED', summary: 'Niet meer van u', location: '' });
  await work(firebase, staff, dispatch.assignStudent, id, { ...onVisit, student_id: wout.id });
  expect(await eventsOf(secret)).toMatchObject([{ uid: planned?.uid, status: 'CANCELLED' }]);

  await work(firebase, staff, dispatch.unassignStudent, id, onVisit);
  await work(firebase, staff, dispatch.assignStudent, id, { ...onVisit, student_id: student.id });
  const [again] = await eventsOf(secret);
  expect(again).toMatchObject({ uid: planned?.uid, status: 'CONFIRMED', location: '2000 Antwerpen' });
  await work(firebase, staff, dispatch.cancelVisit, id, onVisit);
  const [cancelled] = await eventsOf(secret);
  expect(cancelled).toMatchObject({ uid: planned?.uid, status: 'CANCELLED', summary: 'Gaat niet door' });
  const sequences = [planned, moved, open, again, cancelled].map((each) => each?.sequence ?? 0);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});

test('what a calendar service gets has no name, house number, street, telephone or code, and is kept by it alone', async () => {
  const { student, secret } = await withFeed();
  const id = await offerVisitTo(firebase, { seniorId: maria.uid, date, time: '09:00', students: [student] });
  await accept(student, id);
  const answer = await fetchFeed(secret);
  const text = await answer.text();
  expect(text).not.toMatch(/Maria|Peeters|Kerkstraat|0470 12|De bel|Lotte/);
  const beside = await withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.doc(`${collections.doorCodes}/${id}`).get()).data(),
  );
  expect(text).not.toContain(String(beside?.['code']));
  expect(text).toContain(`URL:${firebase.appOrigin}/student`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');

  const tag = answer.headers.get('etag') ?? '';
  const again = await fetchFeed(secret, { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  const head = await fetchFeed(secret, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', tag]);
  expect(head.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  await work(firebase, staff, dispatch.cancelVisit, id, { visit_id: id, reason: 'Op haar vraag.' });
  const changed = await fetchFeed(secret, { headers: { 'if-none-match': tag } });
  expect([changed.status, readCalendar(await changed.text())[0]?.status]).toEqual([200, 'CANCELLED']);
});

test('a new address stops the one of before, and staff who turns the link off stops both', async () => {
  const { student, secret } = await withFeed();
  const next = mintSecret();
  const commandId = randomUUID();
  for (const _attempt of [1, 2]) {
    expect((await changeFeed(student, hashOf(next), commandId)).outcome).toEqual({ outcome: 'done' });
  }
  await expectUnknown(secret);
  expect(await eventsOf(next)).toEqual([]);
  const page = await callAs(firebase, null, helpers.readHelperWork, { link: student.secret });
  expect((page.outcome as helpers.HelperWork).calendar?.hash).toBe(hashOf(next));
  await callAs(firebase, staff, revokeHelperLink, { command_id: randomUUID(), student_id: student.id });
  await expectUnknown(next);
});

test('an address can be taken away, and one that two students gave is nobody’s', async () => {
  const { student, secret } = await withFeed();
  const other = await storeLinkedStudent(firebase);
  await changeFeed(other, hashOf(secret));
  await expectUnknown(secret);
  await changeFeed(other, null);
  expect(await eventsOf(secret)).toEqual([]);
  await changeFeed(student, null);
  await expectUnknown(secret);
});

test('the secret of an address is in no document', async () => {
  const { secret } = await withFeed();
  const stored = await withAdminSdk(addresses, async ({ firestore }) => {
    const all = await Promise.all(Object.values(collections).map((name) => firestore.collection(name).get()));
    return JSON.stringify(all.flatMap(({ docs }) => docs.map((each) => [each.id, each.data()])));
  });
  expect(stored).toContain(hashOf(secret));
  expect(stored).not.toContain(secret);
});

test('an address that is unknown, of another kind, or a link gets the same answer, and nothing of the server', async () => {
  const student = await storeLinkedStudent(firebase);
  await expectUnknown(mintSecret());
  // The secret of the page is none of the calendar.
  await expectUnknown(student.secret);
  const start = fc.constantFrom('a', '9', '_', '-', '~');
  const rest = fc.string({ unit: fc.constantFrom(...'aZ09-_.~$+é% '), maxLength: 80 });
  const anything = fc.tuple(start, rest).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(anything, async (path) => {
      const answer = await fetch(`${firebase.appOrigin}/functions/calendar-feed/${encodeURIComponent(path)}`);
      const body = await answer.text();
      expect([404, body]).toEqual([answer.status, unknown.body]);
    }),
    { numRuns: 25 },
  );
});

test('other methods are refused, and one address can be read only so often', async () => {
  const { secret } = await withFeed();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await fetchFeed(secret, { method });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
  const reads = await Promise.all(Array.from({ length: 70 }, () => fetchFeed(secret)));
  const refused = reads.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // Another calendar is read as before.
  expect(await eventsOf((await withFeed()).secret)).toEqual([]);
});
