import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { register } from '#domain/privacy/register.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { createPerson } from '../people/create-person.ts';
import { fillSenior } from './filled-senior.ts';
import { storeMember } from '../people/stored-circle.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, task);

/** Every document of the database, also those in collections within documents. */
async function everything(firestore: Firestore): Promise<readonly DocumentSnapshot[]> {
  const top = await firestore.listCollections();
  const pages = await Promise.all([...top.map((each) => each.get()), firestore.collectionGroup('members').get()]);
  return pages.flatMap(({ docs }) => docs);
}

const holding = (documents: readonly DocumentSnapshot[], text: string): readonly string[] =>
  documents
    .filter((each) => `${each.ref.path} ${JSON.stringify(each.data())}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ ref }) => ref.path);

const aSenior = (last_name: string, phone_number: string) =>
  createPerson(firebase, { user: { last_name, phone_number, full_address: 'Zwaluwstraat 77' } });

const erasureOf = (uid: string) =>
  withSdk(async ({ firestore }) => (await firestore.doc(`${collections.erasures}/${uid}`).get()).data() ?? null);

/** Her login is gone, found so, and the days to think are over. */
async function removeLoginAndWait(uid: string): Promise<void> {
  await withSdk(({ auth }) => auth.deleteUser(uid));
  await vi.waitFor(() => runTimer(firebase, 'erasePeople'), waitOptions);
  expect(await erasureOf(uid)).toMatchObject({ state: 'waiting', closed_at: null });
  await withSdk(({ firestore }) => firestore.doc(`${collections.erasures}/${uid}`).update({ due_at: new Date(0) }));
}

// spec: security.h5-erasing
test('a senior whose login is gone is erased everywhere: no name, address, telephone or mail, the books agree, others are as before', async () => {
  const [maria, jozef] = [await aSenior('Wissemans', '0470 99 88 77'), await aSenior('Vandenblijver', '0470 11 00 11')];
  const [id, kept] = [
    await fillSenior(firebase, maria, 'Maria Wissemans'),
    await fillSenior(firebase, jozef, 'Maria Vandenblijver'),
  ];
  const els = await createPerson(firebase, { user: { first_name: 'Els', role: 'family' }, profile: false });
  await storeMember(firebase, maria.uid, { user_id: els.uid, senior_name: 'Maria Wissemans' });
  const ofJozef = () =>
    withSdk(async ({ firestore }) => {
      const all = await everything(firestore);
      const paths = new Set([...holding(all, jozef.uid), ...holding(all, kept), ...holding(all, 'Vandenblijver')]);
      return all.filter(({ ref }) => paths.has(ref.path)).map((each) => [each.ref.path, each.data()]);
    });
  const filled = await withSdk(async ({ firestore }) => holding(await everything(firestore), 'Wissemans'));
  expect(filled.length).toBeGreaterThan(10);
  await removeLoginAndWait(maria.uid);
  const before = await ofJozef();
  const mistakesBefore = await withSdk(async ({ firestore }) => findLedgerMistakes(await readBooks(firestore)));
  await vi.waitFor(async () => {
    await runTimer(firebase, 'erasePeople');
    expect(await erasureOf(maria.uid)).toMatchObject({ state: 'closed', email: '', name: '' });
  }, waitOptions);
  await withSdk(async ({ firestore }) => {
    const all = await everything(firestore);
    for (const trace of ['Wissemans', '0470 99 88 77', maria.email]) expect(holding(all, trace)).toEqual([]);
    // Where the id stays, the register says so, and why.
    const collectionsOfId = new Set(holding(all, maria.uid).map((path) => path.split('/')[0] ?? ''));
    const unsaid = [...collectionsOfId].filter(
      (name) => !Object.entries(register).some(([known, { stays }]) => known === name && stays !== undefined),
    );
    expect(unsaid).toEqual([]);
    const visit = await firestore.doc(`${collections.planning}/${id}`).get();
    expect(visit.get('state')).toBe('cancelled');
    const request = await firestore.doc(`${collections.serviceRequests}/${id}`).get();
    expect(request.get('address')).not.toContain('Zwaluwstraat');
    const lines = await firestore.collection(collections.creditTransactions).where('user_id', '==', maria.uid).get();
    expect(lines.docs.map((each) => each.get('amount_cents'))).toEqual([500]);
    expect(findLedgerMistakes(await readBooks(firestore))).toEqual(mistakesBefore);
  });
  expect(await ofJozef()).toEqual(before);
});

test('a login that is put back in the days to think keeps everything; a run that comes again changes nothing', async () => {
  const maria = await aSenior('Terugkeer', '0470 55 44 33');
  await removeLoginAndWait(maria.uid);
  await withSdk(({ auth }) => auth.createUser({ uid: maria.uid, email: maria.email, emailVerified: true }));
  await vi.waitFor(() => runTimer(firebase, 'erasePeople'), waitOptions);
  expect(await erasureOf(maria.uid)).toBeNull();
  const account = await withSdk(({ firestore }) => firestore.doc(`${collections.interimUsers}/${maria.uid}`).get());
  expect(account.get('last_name')).toBe('Terugkeer');
});
