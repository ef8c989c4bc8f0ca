import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { askDataByMail, askOwnData, fetchOwnData } from '#domain/contracts/privacy/own-data.ts';
import { register } from '#domain/privacy/register.ts';
import { staf } from '#local/seed/accounts.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { fillSenior } from './filled-senior.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { linkIn, mailsReceived, mailsTo } from '../people/mailbox.ts';
import { storeMember } from '../people/stored-circle.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, task);
const read = (path: string) => withSdk(async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);
const store = (path: string, data: object) =>
  withSdk(async ({ firestore }) => {
    await firestore.doc(path).set(data);
  });

/** The secret of the newest link to the own data; other mails of this address may come between. */
const linkTo = (email: string): Promise<string> =>
  vi.waitFor(async () => {
    const links = (await mailsTo(firebase, email)).map((mail) => new URL(linkIn(mail)));
    const link = links.findLast(({ pathname }) => pathname === '/mijn-gegevens');
    if (link === undefined) throw new Error('no such mail yet');
    expect(link.search).toBe('');
    return link.hash.slice(1);
  }, waitOptions);

const follow = (token: string) => callAs(firebase, null, fetchOwnData, { token });

const file = z.object({ base64: z.string() });
const data = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** What is behind a link: the page, everything for programs, and the names of all files. */
async function fetched(token: string) {
  const { base64 } = file.parse((await follow(token)).outcome);
  const files = unzipSync(Buffer.from(base64, 'base64'));
  const named = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const json = named('gegevens.json');
  return { page: named('lees-mij.html'), json, data: data.parse(JSON.parse(json)), names: Object.keys(files) };
}

async function asked(person: Person) {
  const actor = await signInAs(firebase, person, person.password);
  expect((await callAs(firebase, actor, askOwnData, {})).outcome).toEqual({});
  return linkTo(person.email);
}

const byMail = (email: string) => callAs(firebase, null, askDataByMail, { email, wish: 'export' });

const aSenior = (last_name: string) =>
  createPerson(firebase, { user: { last_name, full_address: 'Zwaluwstraat 77', phone_number: '0470 99 77 55' } });

/** The collections that hold something under her id, or about one of her visits, and that an export shows a senior. */
const holding = (uid: string, visit: string) =>
  withSdk(async ({ firestore }) => {
    const shown = Object.entries(register).filter(([, { traces }]) =>
      traces.some(({ of, withheld }) => of === 'senior' && withheld === undefined),
    );
    const names: string[] = [];
    for (const [name] of shown) {
      const { docs } = await firestore.collection(name).get();
      const isHers = docs.some((each) =>
        [uid, visit].some((id) => `${each.id} ${JSON.stringify(each.data())}`.includes(id)),
      );
      if (isHers) names.push(name);
    }
    return names;
  });

// spec: security.h5-export
test('a senior gets everything that the register knows of her, and nothing of another person', async () => {
  const [maria, jozef] = [await aSenior('Opvraags'), await aSenior('Buurmans')];
  const [id, other] = [
    await fillSenior(firebase, maria, 'Maria Opvraags'),
    await fillSenior(firebase, jozef, 'Maria Buurmans'),
  ];
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  await storeMember(firebase, maria.uid, { user_id: els.uid, senior_name: 'Maria Opvraags' });
  const token = await asked(maria);
  await vi.waitFor(async () => {
    const { data, page, json } = await fetched(token);
    const names = Object.keys(data);
    const missing = (await holding(maria.uid, id)).filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
    expect(names).toContain(collections.circles);
    expect(names.length).toBeGreaterThan(20);
    for (const text of ['Opvraags', 'Zwaluwstraat 77', 'Groeten, Maria Opvraags']) {
      expect(page).toContain(text);
      expect(json).toContain(text);
    }
    for (const trace of ['Buurmans', jozef.uid, other, jozef.email]) expect(`${page} ${json}`).not.toContain(trace);
    // Who of staff wrote it, whom else staff asked, and what was mailed to others is not hers.
    expect(json).not.toMatch(/author_uid|taken_by|offered_to|link_hashes|p256dh|@student\.example/);
  }, waitOptions);
  const log = await withSdk(async ({ firestore }) =>
    (await firestore.collection(collections.auditLog).where('document_id', '==', maria.uid).get()).docs.map((each) =>
      String(each.get('action')),
    ),
  );
  expect(log).toEqual(expect.arrayContaining(['ask-own-data', 'fetch-own-data']));
});

test('a family member gets her own membership and words, and not the data of the senior', async () => {
  const maria = await aSenior('Verzwegen');
  await fillSenior(firebase, maria, 'Maria Verzwegen');
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  await storeMember(firebase, maria.uid, { user_id: els.uid, senior_name: 'Maria Verzwegen', first_name: 'Els' });
  const { data, json } = await fetched(await asked(els));
  expect(data[collections.interimUsers]?.map(({ email }) => email)).toEqual([els.email]);
  expect(data[collections.circles]).toHaveLength(1);
  expect(json).not.toMatch(/Zwaluwstraat|0470 99 77 55|Groeten/);
});

test('the link works for a day, and more often than once; a wrong one, or one of before, does not', async () => {
  const maria = await aSenior('Eendaags');
  const token = await asked(maria);
  expect((await follow(token)).status).toBe(200);
  expect((await follow(token)).status).toBe(200);
  expect((await follow(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).outcome).toBe('link-invalid');
  const note = `${collections.dataExports}/${maria.uid}`;
  const { expires_at: until } = (await read(note)) ?? {};
  expect(until.toMillis() - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  expect(JSON.stringify(await read(note))).not.toContain(token);
  await withSdk(({ firestore }) => firestore.doc(note).update({ expires_at: new Date(Date.now() - 1_000) }));
  expect((await follow(token)).outcome).toBe('link-invalid');
});

test('a double tap sends one mail; staff is refused', async () => {
  const maria = await aSenior('Dubbeltik');
  const actor = await signInAs(firebase, maria, maria.password);
  await Promise.all([callAs(firebase, actor, askOwnData, {}), callAs(firebase, actor, askOwnData, {})]);
  expect(await mailsTo(firebase, maria.email)).toHaveLength(1);
  const staff = await signInAs(firebase, staf);
  expect((await callAs(firebase, staff, askOwnData, {})).outcome).toBe('no-access');
});

test('somebody of the waiting list gets the form back by mail, without an account', async () => {
  const email = `wacht-${randomUUID()}@gegevens.example`;
  await store(`${collections.waitingList}/${randomUUID()}`, aWaitingListEntry({ email, full_name: 'Wanda Wachters' }));
  expect((await byMail(email)).outcome).toEqual({});
  const { data, page } = await fetched(await linkTo(email));
  expect(data[collections.waitingList]?.map(({ full_name: name }) => name)).toEqual(['Wanda Wachters']);
  expect(page).toContain('Wanda Wachters');
});

test('a student gets the own profile by mail, and no other student’s', async () => {
  const { id } = await storeLinkedStudent(firebase);
  await storeLinkedStudent(firebase);
  const email = `${id}@student.example`;
  expect((await byMail(email)).outcome).toEqual({});
  const { data, json } = await fetched(await linkTo(email));
  expect(data[collections.studentProfiles]?.map(({ id: own }) => own)).toEqual([id]);
  expect(json).not.toMatch(/contact_keys|helper_access|blocked_seniors/);
});

test('an unknown address is answered as any other, and gets no mail', async () => {
  const email = `niemand-${randomUUID()}@gegevens.example`;
  const known = `wel-${randomUUID()}@gegevens.example`;
  await store(`${collections.waitingList}/${randomUUID()}`, aWaitingListEntry({ email: known }));
  const [unknownAnswer, knownAnswer] = [await byMail(email), await byMail(known)];
  expect([unknownAnswer.status, unknownAnswer.outcome]).toEqual([knownAnswer.status, knownAnswer.outcome]);
  await linkTo(known);
  expect(await mailsReceived(firebase, email)).toEqual([]);
});

test('an account whose address nobody confirmed gives the owner of that address nothing', async () => {
  const email = `slachtoffer-${randomUUID()}@gegevens.example`;
  const intruder = await createPerson(firebase, { emailVerified: false, user: { email, last_name: 'Indringer' } });
  await withSdk(({ auth }) => auth.updateUser(intruder.uid, { email }));
  await store(`${collections.waitingList}/${randomUUID()}`, aWaitingListEntry({ email, full_name: 'Echte Eigenaar' }));
  await byMail(email);
  const { json } = await fetched(await linkTo(email));
  expect(json).toContain('Echte Eigenaar');
  expect(json).not.toMatch(new RegExp(`Indringer|${intruder.uid}`));
});
