import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { findReceiptMistakes } from '#domain/receipts/check-receipts.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { requestId, userId, writeOldTables } from '#tests/bench/import/write-old-tables.ts';
import { clearFirestore } from '#tests/clear-firestore.ts';
import { runBackfill } from '../backfill/run-backfill.ts';
import { withDatabase } from '../database.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { sayMisfit } from './misfits.ts';
import { type ImportOutcome, runImport } from './run-import.ts';
import type { Logins } from './store/store-accounts.ts';
import type { ImportedLogin } from './tables/accounts.ts';

const now = new Date('2026-11-25T10:00:00Z');
const town = { seniors: 30, requestsEach: 4, students: 4, now };

let server: FirestoreServer;
let folder: string;
let logins: Map<string, ImportedLogin>;

beforeAll(async () => {
  server = await startFirestoreServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'madelief-import-'));
  await writeOldTables(folder, town);
  logins = new Map();
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await clearFirestore(server.port);
});

/** Auth as its documentation describes importing: it asks nothing, replaces by id, and takes a second owner of an address. */
const rememberedLogins = (): Logins => ({
  ownersOf: async (mails) =>
    new Map([...logins.values()].filter(({ email }) => mails.includes(email)).map(({ email, uid }) => [email, uid])),
  among: async (ids) => new Set(ids.filter((id) => logins.has(id))),
  add: async (added) => {
    for (const each of added) logins.set(each.uid, each);
  },
});

interface Run {
  readonly isDryRun?: boolean;
  readonly leavesOut?: boolean;
  readonly onPage?: (what: string, rows: number) => void;
}

async function importAll(
  firestore: Firestore,
  { isDryRun = false, leavesOut = false, onPage = () => undefined }: Run = {},
): Promise<ImportOutcome & { readonly misfits: readonly string[]; readonly remarks: readonly string[] }> {
  const misfits: string[] = [];
  const remarks: string[] = [];
  const services = { firestore, logins: rememberedLogins(), now, tally: { old: new Map(), stored: new Map() } };
  const outcome = await runImport(services, {
    ...{ folder, isDryRun, leavesOut, onPage },
    onMisfit: (misfit) => misfits.push(sayMisfit(misfit)),
    onRemark: (remark) => remarks.push(remark),
  });
  return { ...outcome, misfits, remarks };
}

async function everything(firestore: Firestore): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const collection of await firestore.listCollections()) {
    for (const each of (await collection.get()).docs) found[each.ref.path] = storedDates(each);
  }
  return found;
}

const inDatabase = <Result>(work: (firestore: Firestore) => Promise<Result>): Promise<Result> =>
  withDatabase({ port: server.port }, work);

/** Changes one row of a table; a regular expression names what becomes what. */
async function change(table: string, what: RegExp, to: string): Promise<void> {
  const file = path.join(folder, `${table}.csv`);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(what);
  await writeFile(file, text.replace(what, to));
}

async function mistakesIn(firestore: Firestore): Promise<readonly unknown[]> {
  const books = await readBooks(firestore);
  return [...findLedgerMistakes(books), ...findReceiptMistakes(books), ...books.unreadable];
}

test('takes over every row of many pages, and the ledger balances to the cent', () =>
  inDatabase(async (firestore) => {
    await writeOldTables(folder, { ...town, seniors: 220, requestsEach: 2 });
    const { compared, misfits } = await importAll(firestore);
    expect(misfits).toEqual([]);
    expect(compared?.differences).toEqual([]);
    expect(compared?.counts.filter(({ fit, done }) => fit !== done)).toEqual([]);
    expect(compared?.old).toBe(compared?.stored);
    expect(compared?.old).toBeGreaterThan(0);
    expect(await mistakesIn(firestore)).toEqual([]);
    expect(logins.get(userId(3))).toMatchObject({ email: 'senior.3@example.org', isConfirmed: true });
    const { docs } = await firestore.collection(collections.userCredits).get();
    const sum = docs.reduce((all, each) => all + balanceCents(userCreditsSchema.parse(each.data())), 0);
    expect(sum).toBe(compared?.old);
  }));

test('stores what the app derives: a backfill afterwards finds nothing to write', () =>
  inDatabase(async (firestore) => {
    await importAll(firestore);
    const before = await everything(firestore);
    const toLookAt: string[] = [];
    await runBackfill(firestore, { from: null, onPage: (_place, _done, found) => void toLookAt.push(...found) });
    expect(await everything(firestore)).toEqual(before);
  }));

test('repeated, it writes nothing, and leaves what the app has changed since', () =>
  inDatabase(async (firestore) => {
    await importAll(firestore);
    await firestore.collection(collections.interimUsers).doc(userId(1)).update({ phone_number: '03 123 45 67' });
    await firestore.collection(collections.serviceRequests).doc(requestId(6)).update({ status: 'cancelled' });
    const before = await everything(firestore);
    const { compared } = await importAll(firestore);
    expect(await everything(firestore)).toEqual(before);
    expect(compared?.differences).toEqual([]);
  }));

test('stopped anywhere and run again, it stores the same as at once', () =>
  inDatabase(async (firestore) => {
    await importAll(firestore);
    const atOnce = await everything(firestore);
    await clearFirestore(server.port);
    // Each run gets one page further than the one before.
    for (let stopAt = 1; stopAt < 16; stopAt += 1) {
      let pages = 0;
      const onPage = (): void => {
        pages += 1;
        if (pages === stopAt) throw new Error('stopped');
      };
      await importAll(firestore, { onPage }).catch((error: unknown) => expect(String(error)).toContain('stopped'));
    }
    const { compared } = await importAll(firestore);
    expect(compared?.differences).toEqual([]);
    expect(await everything(firestore)).toEqual(atOnce);
  }));

test('a row that does not fit keeps everything from being written, and is named by its place alone', () =>
  inDatabase(async (firestore) => {
    await change('interim_users', /Senior\.2@Example\.org/, 'maria');
    await change('auth_users', /Senior\.2@Example\.org/, '');
    await change('service_requests', /matched/, 'in de wacht');
    await change('user_credits', /92\.50/, '92.505');
    const { compared, misfits } = await importAll(firestore);
    expect(compared).toBeNull();
    expect(misfits).toContain('interim_users.csv line 4: email is no mail address');
    expect(misfits).toContain('service_requests.csv line 7: status has a value that the app does not know');
    expect(misfits).toContain('user_credits.csv line 4: user_id is a person whose own row does not fit');
    expect(misfits.join('\n')).not.toMatch(/maria|wacht\b/i);
    expect(await everything(firestore)).toEqual({});
    expect(logins.size).toBe(0);
    const rest = await importAll(firestore, { leavesOut: true });
    expect(rest.compared?.differences).toEqual([]);
    expect(await mistakesIn(firestore)).toEqual([]);
    expect((await firestore.collection(collections.interimUsers).doc(userId(2)).get()).exists).toBe(false);
  }));

test('a dry run writes nothing', () =>
  inDatabase(async (firestore) => {
    const { checked, compared } = await importAll(firestore, { isDryRun: true });
    expect(compared).toBeNull();
    expect(checked.find(({ what }) => what === 'service_requests')).toMatchObject({ rows: 120, fit: 120, refused: 0 });
    expect(await everything(firestore)).toEqual({});
  }));

test('adds to a balance that the app has begun meanwhile', () =>
  inDatabase(async (firestore) => {
    const uid = userId(5);
    const adjustment = { senior_id: uid, cents: 500, reason: 'Welkom', state: 'booked', revision: 1 };
    const by = { uid: 'staf', name: 'Staf Claes' };
    await firestore
      .collection(collections.creditAdjustments)
      .doc('a1')
      .set({
        ...adjustment,
        ...{ asked_by: by, asked_at: now, answered_by: null, answered_at: null },
        last_change: { action: 'adjust-credits', by: by.name, at: now },
      });
    await firestore
      .collection(collections.creditTransactions)
      .doc('adjustment_a1')
      .set({
        ...{ id: 'adjustment_a1', user_id: uid, amount: 5, amount_cents: 500, description: 'adjustment' },
        ...{ transaction_type: 'adjustment', stripe_session_id: null, created_at: now },
      });
    await firestore.collection(collections.userCredits).doc(uid).set({ user_id: uid, balance: 5, balance_cents: 500 });
    const { compared } = await importAll(firestore);
    expect(compared?.differences).toEqual([]);
    expect(await mistakesIn(firestore)).toEqual([]);
  }));

test('takes nobody over again who was erased since', () =>
  inDatabase(async (firestore) => {
    const uid = userId(7);
    await firestore.collection(collections.erasures).doc(uid).set({ person_id: uid, state: 'closed' });
    const { compared, misfits } = await importAll(firestore);
    expect(misfits).toEqual([]);
    expect(compared?.differences).toEqual([]);
    expect((await firestore.collection(collections.interimUsers).doc(uid).get()).exists).toBe(false);
    expect((await firestore.collection(collections.serviceRequests).where('senior_id', '==', uid).get()).size).toBe(0);
    expect((await firestore.collection(collections.creditTransactions).where('user_id', '==', uid).get()).size).toBe(0);
    expect(logins.has(uid)).toBe(false);
  }));

test('a login that another person has in the new app is no row of the old one', () =>
  inDatabase(async (firestore) => {
    const other = { uid: 'other', email: 'senior.9@example.org', hash: null, isConfirmed: true };
    logins.set('other', { ...other, createdAt: null, lastSignInAt: null });
    const { misfits } = await importAll(firestore, { isDryRun: true });
    expect(misfits).toContain('interim_users.csv line 11: email has an account in the new app under another id');
  }));

test('a visit that is still to come is on the day of its student; one that is over asks and charges nobody', () =>
  inDatabase(async (firestore) => {
    await importAll(firestore);
    const { docs } = await firestore.collection(collections.planning).get();
    const visits = docs
      .map((each) => visitSchema.safeParse(storedDates(each)).data)
      .filter((each) => each !== undefined);
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter(({ state, date }) => state !== 'confirmed' || date < '2026-11-25')).toEqual([]);
    const days = await firestore.collection(collections.studentDays).get();
    const booked = days.docs.flatMap((each) => each.get('visits') as readonly { readonly visit_id: string }[]);
    expect(booked.length).toBeGreaterThan(0);
    expect(docs.length).toBeGreaterThan(visits.length);
  }));
