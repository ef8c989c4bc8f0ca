import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { feedPath } from '#domain/calendar-feed/feed-address.ts';
import { collections } from '#domain/collections.ts';
import { changeCalendarFeed, changeFamilyCalendar } from '#domain/contracts/calendar-feed.ts';
import { readCircles } from '#domain/contracts/circles.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { endMembership } from '#domain/contracts/end-membership.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { readCalendar } from '../builders/read-calendar.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { type LinkedStudent, storeLinkedStudent } from '../people/helper-links.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { work } from '../people/staff-work.ts';
import { storeMember } from '../people/stored-circle.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const addresses = { authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore };

let staff: Actor;

beforeAll(async () => {
  staff = await signInAs(firebase, staf);
});

const mintSecret = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A calendar service is no browser and knows nothing but the address. */
const fetchFeed = (secret: string) => fetch(firebase.appOrigin + feedPath(secret));

async function eventsOf(secret: string) {
  const answer = await fetchFeed(secret);
  expect(answer.status).toBe(200);
  return readCalendar(await answer.text());
}

const changeFeed = async (actor: Actor, hash: string | null) =>
  callAs(firebase, actor, changeFamilyCalendar, { command_id: randomUUID(), hash });

interface Daughter {
  readonly person: Person;
  readonly actor: Actor;
  readonly secret: string;
}

async function daughterOf(...seniors: readonly Person[]): Promise<Daughter> {
  const person = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  for (const senior of seniors) {
    await storeMember(firebase, senior.uid, { user_id: person.uid, rights: ['see'] });
  }
  const actor = await signInAs(firebase, person, person.password);
  const secret = mintSecret();
  expect((await changeFeed(actor, hashOf(secret))).outcome).toEqual({ outcome: 'done' });
  return { person, actor, secret };
}

const aSenior = (first_name: string) => createPerson(firebase, { user: { first_name, last_name: 'Peeters' } });

async function acceptedBy(student: LinkedStudent, senior: Person, date: string): Promise<string> {
  const id = await offerVisitTo(firebase, { seniorId: senior.uid, date, students: [student] });
  const answer = await callAs(firebase, null, helpers.acceptOffer, {
    ...{ link: student.secret, command_id: randomUUID(), visit_id: id },
  });
  expect(answer.outcome).toEqual({ outcome: 'done' });
  return id;
}

test('a daughter’s calendar follows the visits of the seniors whom she helps: offered, sure, moved, cancelled', async () => {
  const [maria, jozef] = [await aSenior('Maria'), await aSenior('Jozef')];
  const els = await daughterOf(maria, jozef);
  expect(await eventsOf(els.secret)).toEqual([]);
  const student = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Claes' });
  const offered = await offerVisitTo(firebase, { seniorId: jozef.uid, date: '2027-04-07', students: [student] });
  const id = await acceptedBy(student, maria, '2027-04-06');
  const [planned, unsure, ...others] = await eventsOf(els.secret);
  expect(others).toEqual([]);
  expect(planned).toMatchObject({ status: 'CONFIRMED', summary: 'Maria: Gezelschap', location: '', minutes: 120 });
  expect(unsure).toMatchObject({ status: 'TENTATIVE', summary: 'Jozef: Gezelschap' });
  expect(unsure?.uid).toMatch(new RegExp(`^${offered}@`));

  const onVisit = { visit_id: id, reason: 'Op haar vraag.' };
  const to = { date: '2027-04-06', start: '15:30', minutes_planned: 90 };
  await work(firebase, staff, dispatch.moveVisit, id, { ...onVisit, ...to });
  const [moved] = await eventsOf(els.secret);
  expect(moved).toMatchObject({ uid: planned?.uid, start: momentOf('2027-04-06', '15:30'), minutes: 90 });
  await work(firebase, staff, dispatch.cancelVisit, id, onVisit);
  const [cancelled] = await eventsOf(els.secret);
  expect(cancelled).toMatchObject({ uid: planned?.uid, status: 'CANCELLED', summary: 'Maria: gaat niet door' });
  const sequences = [planned, moved, cancelled].map((each) => each?.sequence ?? 0);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});

test('what a calendar service gets has no family name, address, telephone, code or student', async () => {
  const maria = await aSenior('Maria');
  const els = await daughterOf(maria);
  const student = await storeLinkedStudent(firebase, { first_name: 'Lotte', last_name: 'Claes' });
  const id = await acceptedBy(student, maria, '2027-04-13');
  const answer = await fetchFeed(els.secret);
  const text = await answer.text();
  expect(text).toContain('Maria');
  expect(text).not.toMatch(/Peeters|Kerkstraat|Antwerpen|0470 12|De bel|Lotte|Claes/);
  expect(text).not.toContain(maria.uid);
  const code: unknown = await withAdminSdk(addresses, async ({ firestore }) =>
    (await firestore.doc(`${collections.doorCodes}/${id}`).get()).get('code'),
  );
  expect(code).toMatch(/^\d+$/);
  // By itself: four digits may well be those of a year or of an id.
  expect(text).not.toMatch(new RegExp(`(?<![\\w-])${String(code)}(?![\\w-])`));
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('a senior who ends the right is gone from the calendar at the next look, and the others stay', async () => {
  const [maria, jozef] = [await aSenior('Maria'), await aSenior('Jozef')];
  const els = await daughterOf(maria, jozef);
  const student = await storeLinkedStudent(firebase);
  await acceptedBy(student, maria, '2027-04-20');
  await acceptedBy(student, jozef, '2027-04-21');
  expect((await eventsOf(els.secret)).map(({ summary }) => summary)).toEqual([
    'Maria: Gezelschap',
    'Jozef: Gezelschap',
  ]);
  const actingMaria = await signInAs(firebase, maria, maria.password);
  const end = { command_id: randomUUID(), member_uid: els.person.uid };
  expect((await callAs(firebase, actingMaria, endMembership, end)).outcome).toMatchObject({ outcome: 'done' });
  expect((await eventsOf(els.secret)).map(({ summary }) => summary)).toEqual(['Jozef: Gezelschap']);

  // A blocked senior is not looked at through her circle; and without anybody left the calendar is empty, not refused.
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${jozef.uid}`).update({ blocked: true });
  });
  expect(await eventsOf(els.secret)).toEqual([]);
});

test('a new address stops the one of before; a member who is blocked has none; the secret is in no document', async () => {
  const els = await daughterOf(await aSenior('Maria'));
  const next = mintSecret();
  await changeFeed(els.actor, hashOf(next));
  expect((await fetchFeed(els.secret)).status).toBe(404);
  expect(await eventsOf(next)).toEqual([]);
  const known = (await callAs(firebase, els.actor, readCircles, {})).outcome;
  expect(known).toMatchObject({ calendar: { hash: hashOf(next) } });
  const stored = await withAdminSdk(addresses, async ({ firestore }) => {
    const all = await Promise.all(Object.values(collections).map((name) => firestore.collection(name).get()));
    return JSON.stringify(all.flatMap(({ docs }) => docs.map((each) => [each.id, each.data()])));
  });
  expect(stored).toContain(hashOf(next));
  expect(stored).not.toContain(next);

  await changeFeed(els.actor, null);
  expect((await fetchFeed(next)).status).toBe(404);
  expect((await callAs(firebase, els.actor, readCircles, {})).outcome).toMatchObject({ calendar: null });
  await changeFeed(els.actor, hashOf(next));
  await withAdminSdk(addresses, async ({ firestore }) => {
    await firestore.doc(`${collections.interimUsers}/${els.person.uid}`).update({ blocked: true });
  });
  expect((await fetchFeed(next)).status).toBe(404);
});

test('an address that a student gave as well is nobody’s', async () => {
  const els = await daughterOf(await aSenior('Maria'));
  const student = await storeLinkedStudent(firebase);
  const give = (hash: string | null) =>
    callAs(firebase, null, changeCalendarFeed, { link: student.secret, command_id: randomUUID(), hash });
  await give(hashOf(els.secret));
  expect((await fetchFeed(els.secret)).status).toBe(404);
  await give(null);
  expect((await fetchFeed(els.secret)).status).toBe(200);
});
