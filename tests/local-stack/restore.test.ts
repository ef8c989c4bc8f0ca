import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inProject, nodeBinary, projectId } from '#build/project.ts';
import { collections } from '#domain/collections.ts';
import { purchaseCredits } from '#domain/contracts/credits.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import { defaultPorts } from '#local/ports.ts';
import { staf } from '#local/seed/accounts.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { type OwnTestFirebase, startTestFirebase } from '../local-firebase.ts';
import { callAs } from '../functions/call-function.ts';
import { signInAs } from '../functions/actor.ts';
import { waitOptions } from '../functions/wait-options.ts';
import { createPerson, type Person } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { actOnPurchase, practicePurchases } from '../people/practice-payments.ts';
import { revisionOf } from '../people/staff-work.ts';
import { offerVisitTo } from '../people/helper-offers.ts';
import { storedCredits } from '../people/stored-credits.ts';
import { runTimer, storeUnrecordedVisit } from '../people/unrecorded-visits.ts';

let firebase: OwnTestFirebase;
let moment = '';

beforeAll(async () => {
  firebase = await startTestFirebase({ app: true, timers: false });
});

afterAll(async () => {
  await firebase.stop();
  const file = `${projectId}_${moment.replaceAll(':', '.')}.json`;
  await rm(inProject('.restores', file), { force: true });
});

const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, task);

/** Written by what runs by itself, or about the restore. */
const changing: readonly string[] = [collections.timerRuns, collections.ledgerChecks, collections.rateLimits];

/** Every document as text, by its path. */
async function everything(firestore: Firestore): Promise<ReadonlyMap<string, string>> {
  const top = (await firestore.listCollections()).filter(({ id }) => !changing.includes(id));
  const pages = await Promise.all([...top.map((each) => each.get()), firestore.collectionGroup('members').get()]);
  return new Map(pages.flatMap(({ docs }) => docs.map((each) => [each.ref.path, JSON.stringify(each.data())])));
}

/** What nobody is working on any more. */
async function untilQuiet(): Promise<ReadonlyMap<string, string>> {
  let last = await withSdk(({ firestore }) => everything(firestore));
  await vi.waitFor(
    async () => {
      const before = last;
      last = await withSdk(({ firestore }) => everything(firestore));
      expect([...last]).toEqual([...before]);
    },
    { ...waitOptions, interval: 2_000 },
  );
  return last;
}

async function buyCredits(person: Person, amount: number): Promise<void> {
  const actor = await signInAs(firebase, person, person.password);
  const bought = await callAs(firebase, actor, purchaseCredits, { amount, attempt: randomUUID() });
  expect(bought).toMatchObject({ status: 200 });
  const page = (await practicePurchases(firebase, person.uid)).find(({ status }) => status === 'open');
  await actOnPurchase(firebase, page?.id ?? '', 'pay');
}

const balanceOf = async ({ uid }: Person) => (await storedCredits(firebase, uid)).balance;

/** A visit of two hours that she agrees to: paid from her credits, or a debt where she has none. */
async function visit(person: Person): Promise<string> {
  const id = await storeUnrecordedVisit(firebase, person.uid, await storeLinkedStudent(firebase));
  const on = { request_id: id, visit_id: id };
  const revision = await revisionOf(firebase, id);
  const written = { ...on, revision, command_id: randomUUID(), minutes: 120, km: 0, reason: 'Beiden gebeld.' };
  const staff = await signInAs(firebase, staf);
  expect((await callAs(firebase, staff, dispatch.recordVisit, written)).outcome).toMatchObject({ outcome: 'done' });
  const actor = await signInAs(firebase, person, person.password);
  const approval = { ...on, command_id: randomUUID(), answer: 'yes', question: '' } as const;
  expect(await callAs(firebase, actor, approveVisit, approval)).toMatchObject({ status: 200 });
  return id;
}

/** A visit to come, with her name where she and others read it. */
async function planVisitOf(person: Person): Promise<void> {
  const student = await storeLinkedStudent(firebase);
  const id = await offerVisitTo(firebase, { seniorId: person.uid, date: '2027-05-11', students: [student] });
  await withSdk(({ firestore }) =>
    firestore.doc(`${collections.serviceRequests}/${id}`).update({ notes: 'Groeten, Maria Vertrokken' }),
  );
}

/** Her login is gone, and the days to think are over. */
async function leave(person: Person): Promise<void> {
  await withSdk(({ auth }) => auth.deleteUser(person.uid));
  await vi.waitFor(() => runTimer(firebase, 'erasePeople'), waitOptions);
}

const noteOf = (person: Person) =>
  withSdk(({ firestore }) => firestore.doc(`${collections.erasures}/${person.uid}`).get());

async function eraseNow(person: Person): Promise<void> {
  await withSdk(({ firestore }) =>
    firestore.doc(`${collections.erasures}/${person.uid}`).update({ due_at: new Date(0) }),
  );
  await untilErased(person);
}

const untilErased = (person: Person) =>
  vi.waitFor(async () => {
    await runTimer(firebase, 'erasePeople');
    expect((await noteOf(person)).get('state')).toBe('closed');
  }, waitOptions);

async function restore(answer: string) {
  const offset = `--port-offset=${firebase.ports.firestore - defaultPorts.firestore}`;
  const child = spawn(nodeBinary, [inProject('scripts', 'restore.ts'), offset, '--moment', moment], {
    cwd: inProject(),
  });
  child.stdin.end(`${answer}\n`);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
}

test('a moment of real work comes back after mistakes: the books agree, what came since is gone, and who was erased is erased again', async () => {
  const [maria, jozef, nora] = (await Promise.all(
    ['Wissemans', 'Vandenblijver', 'Vertrokken'].map((last_name) => createPerson(firebase, { user: { last_name } })),
  )) as [Person, Person, Person];
  await buyCredits(maria, 50);
  await vi.waitFor(async () => expect(await balanceOf(maria)).toBe(50), waitOptions);
  await visit(maria);
  await vi.waitFor(async () => expect(await balanceOf(maria)).toBeLessThan(50), waitOptions);
  const debt = await visit(jozef);
  await vi.waitFor(async () => {
    await runTimer(firebase, 'remindDebts');
    const stored = await withSdk(({ firestore }) => firestore.doc(`${collections.debts}/visit_${debt}`).get());
    expect(stored.exists).toBe(true);
  }, waitOptions);
  await planVisitOf(nora);
  await leave(nora);
  const then = await untilQuiet();
  moment = new Date().toISOString();

  const late = await createPerson(firebase, { user: { last_name: 'Telaat' } });
  const { balance } = await storedCredits(firebase, maria.uid);
  await buyCredits(late, 25);
  await buyCredits(maria, 10);
  await vi.waitFor(async () => expect(await balanceOf(late)).toBe(25), waitOptions);
  await vi.waitFor(async () => expect(await balanceOf(maria)).toBe((balance ?? 0) + 10), waitOptions);
  await eraseNow(nora);
  await withSdk(async ({ firestore }) => {
    // A mistake: what she bought is gone, and a visit, and her balance says something else.
    const lines = await firestore.collection(collections.creditTransactions).where('user_id', '==', maria.uid).get();
    await Promise.all(lines.docs.map(({ ref }) => ref.delete()));
    await firestore.doc(`${collections.userCredits}/${maria.uid}`).update({ balance: 7 });
    await firestore.doc(`${collections.planning}/${debt}`).delete();
  });
  await untilQuiet();

  expect(await restore('another-project')).toMatchObject({ code: 1, errors: 'Nothing was done\n' });
  const restored = await restore(projectId);
  expect(restored, restored.output).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toContain('1 people are to be erased again');
  const isAbout = (path: string): boolean => path === `${collections.erasures}/${nora.uid}`;
  const now = await withSdk(({ firestore }) => everything(firestore));
  const without = (all: ReadonlyMap<string, string>) => [...all].filter(([path]) => !isAbout(path)).toSorted();
  expect(without(now)).toEqual(without(then));
  expect([...now.values()].some((document) => document.includes('Vertrokken'))).toBe(true);

  await untilErased(nora);
  const afterwards = await withSdk(({ firestore }) => everything(firestore));
  expect([...afterwards].filter((each) => each.join(' ').includes('Vertrokken'))).toEqual([]);
  expect(await restore(projectId)).toMatchObject({ code: 0, output: expect.stringContaining('(done before)') });
});
