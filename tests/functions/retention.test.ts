import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { projectId } from '#build/project.ts';
import { collections } from '#domain/collections.ts';
import { chargeLineId } from '#domain/credits/charge-line.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { findReceiptMistakes } from '#domain/receipts/check-receipts.ts';
import { firestoreAuditLog } from '#functions/gateways/audit-log.ts';
import { createDispatchStore } from '#functions/gateways/dispatch/dispatch-store.ts';
import { firebaseLogins } from '#functions/gateways/logins.ts';
import { createMailQueue } from '#functions/gateways/mail-queue.ts';
import { createErasures } from '#functions/gateways/privacy/erasures.ts';
import { firestoreExpiredDocuments } from '#functions/gateways/privacy/expired-documents.ts';
import { firestoreOldBooks } from '#functions/gateways/privacy/old-books.ts';
import { firestoreRetentionReports } from '#functions/gateways/privacy/retention-reports.ts';
import { createUnusedPeople } from '#functions/gateways/privacy/unused-people.ts';
import { erasePeople } from '#functions/privacy/erase-people.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { readRetention } from '#functions/privacy/read-retention.ts';
import { retainData } from '#functions/privacy/retain-data.ts';
import type { Log } from '#functions/shell/log.ts';
import { type FirestoreServer, startFirestoreServer } from '#local/firestore/server.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { aNotification } from '../builders/alerts/notification.ts';
import { anAlert } from '../builders/alerts/told.ts';
import { anAuditLogEntry } from '../builders/bookkeeping.ts';
import { aStaffNote } from '../builders/dispatch.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { anInterimUser } from '../builders/interim-user.ts';
import { aMail } from '../builders/mail.ts';
import { aBalance, aCreditTransaction } from '../builders/payments/credits.ts';
import { aCustomer } from '../builders/accounts/customer.ts';
import { aReceipt } from '../builders/payments/receipt.ts';
import { aReview } from '../builders/review.ts';
import { aSeniorProfile } from '../builders/senior-profile.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { aLead, aLeadKey } from '../builders/staff/lead.ts';
import { aStudentProfile } from '../builders/students/student-profile.ts';
import { aPlannedVisit } from '../builders/visit.ts';
import { clearFirestore } from '../clear-firestore.ts';
import { studentRecord } from '#domain/students/student-record.ts';

/** A database of its own: the clock of these runs is years ahead, and would empty that of other tests. */
let server: FirestoreServer;
const firebase = inject('firebase');

const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: server.port }, task);

beforeAll(async () => {
  server = await startFirestoreServer();
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    METADATA_SERVER_DETECTION: 'none',
  });
});

beforeEach(() => clearFirestore(server.port));

afterAll(() => server.close());

const begin = new Date();
/** So many years, and days, after the beginning. */
function after(years: number, days = 0): Date {
  const at = new Date(begin);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at;
}

const everything = () =>
  withSdk(async ({ firestore }) => {
    const all = await Promise.all((await firestore.listCollections()).map((each) => each.get()));
    return all.flatMap(({ docs }) => docs);
  });

const pathsOf = (documents: readonly DocumentSnapshot[], text: string) =>
  documents.filter((each) => `${each.id} ${JSON.stringify(each.data())}`.includes(text)).map(({ ref }) => ref.path);

const collectionsOf = async (text: string) =>
  [...new Set(pathsOf(await everything(), text).map((path) => path.split('/')[0]))].toSorted();

/** An account with a login, money, a visit that was paid with it, and everything that was said about it. */
async function store(lastName: string, place: number, test?: true): Promise<string> {
  const uid = `kept-${randomUUID()}`;
  const id = randomUUID();
  const email = `${uid}@madelief.test`;
  const purchase = `cs_${uid}`;
  const charge = chargeLineId(id);
  const number = (which: number) => `${begin.getUTCFullYear()}-${String(place + which).padStart(6, '0')}`;
  const at = { created_at: begin };
  const receipt = { user_id: uid, posted_at: begin, issued_at: begin };
  const lead = `lead-${uid}`;
  const entry = `entry-${uid}`;
  const documents: readonly (readonly [string, object])[] = [
    [
      `${collections.interimUsers}/${uid}`,
      { ...anInterimUser({ id: uid, email, last_name: lastName }), ...(test && { test }) },
    ],
    [`${collections.seniorProfiles}/${uid}`, aSeniorProfile({ user_id: uid, senior_id: uid })],
    [
      `${collections.serviceRequests}/${id}`,
      aServiceRequest({ request_id: id, senior_id: uid, ...at, status: 'paid' }),
    ],
    [
      `${collections.planning}/${id}`,
      aPlannedVisit({
        ...{ request_id: id, senior_id: uid, state: 'charged', charged_cents: 3_500 },
        date: begin.toISOString().slice(0, 10),
      }),
    ],
    [`${collections.userCredits}/${uid}`, aBalance({ user_id: uid, balance: 15 })],
    [
      `${collections.creditTransactions}/${purchase}`,
      aCreditTransaction({ id: purchase, stripe_session_id: purchase, user_id: uid, ...at }),
    ],
    [
      `${collections.creditTransactions}/${charge}`,
      aCreditTransaction({
        ...{ id: charge, user_id: uid, amount: -35, transaction_type: 'service_usage', stripe_session_id: null },
        ...at,
      }),
    ],
    [`${collections.receipts}/${number(1)}`, aReceipt({ ...receipt, number: number(1), line_id: purchase })],
    [
      `${collections.receipts}/${number(2)}`,
      aReceipt({ ...receipt, number: number(2), line_id: charge, transaction_type: 'service_usage', cents: -3_500 }),
    ],
    [
      `${collections.receiptOrders}/${purchase}`,
      { line_id: purchase, user_id: uid, posted_at: begin, number: number(1) },
    ],
    [`${collections.receiptOrders}/${charge}`, { line_id: charge, user_id: uid, posted_at: begin, number: number(2) }],
    [`${collections.notifications}/n-${uid}`, aNotification({ user_id: uid, sent_at: begin })],
    [`${collections.mail}/m-${uid}`, aMail({ to: email, state: 'sent', ...at })],
    [`${collections.alerts}/a-${uid}`, anAlert({ user_id: uid, state: 'sent', ...at })],
    [`${collections.staffNotes}/s-${uid}`, aStaffNote({ about: { kind: 'person', id: uid }, at: begin })],
    [`${collections.reviews}/${id}`, aReview({ request_id: id, ...at })],
    [`${collections.auditLog}/l-${uid}`, anAuditLogEntry({ document_id: uid, at: begin })],
    [
      `${collections.leads}/${lead}`,
      aLead({ email, forms: [{ collection: 'waiting_list', id: entry, at: begin }], last_at: begin }),
    ],
    [`${collections.leadKeys}/key-${uid}`, aLeadKey({ lead_id: lead })],
    [`${collections.waitingList}/${entry}`, aWaitingListEntry({ email, full_name: `Maria ${lastName}` })],
  ];
  await withSdk(async ({ auth, firestore }) => {
    await auth.createUser({ uid, email, emailVerified: true });
    for (const [path, data] of documents) await firestore.doc(path).set(data);
    const series = `${collections.receiptSeries}/${begin.getUTCFullYear()}`;
    await firestore.doc(series).set({ name: String(begin.getUTCFullYear()), last: place + 2, complete_at: null });
  });
  return uid;
}

/** The two nightly runs at this moment, with real stores. */
async function night(at: Date): Promise<void> {
  const clock = { now: () => at };
  const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() };
  const unusedPeople = createUnusedPeople(clock);
  await retainData({
    ...{ clock, log, unusedPeople, expiredDocuments: firestoreExpiredDocuments, oldBooks: firestoreOldBooks },
    ...{ mailQueue: createMailQueue(clock), retentionReports: firestoreRetentionReports },
  });
  await erasePeople({
    ...{ auditLog: firestoreAuditLog, clock, log, unusedPeople, dispatch: createDispatchStore(clock) },
    ...{ erasures: createErasures(clock), logins: firebaseLogins },
  });
  expect(log.error).not.toHaveBeenCalled();
  const books = await withSdk(({ firestore }) => readBooks(firestore));
  expect([findLedgerMistakes(books), findReceiptMistakes(books, at), books.unreadable]).toEqual([[], [], []]);
}

const report = async (at: Date) => {
  const [newest] = await firestoreRetentionReports.latest(1);
  expect(newest?.ran_at).toEqual(at);
  return new Map(newest?.rules.map((each) => [each.rule, each]));
};

/** What staff's page shows. */
async function toCall() {
  const unusedPeople = createUnusedPeople({ now: () => begin });
  const answer = await readRetention({}, {} as never, {
    retentionReports: firestoreRetentionReports,
    unusedPeople,
  });
  return answer.ok ? answer.value.to_call : answer.error;
}

const read = (path: string) => withSdk(async ({ firestore }) => (await firestore.doc(path).get()).data() ?? null);

/** A senior who goes on calling: staff asks for a visit in her name. */
const asks = (uid: string, at: Date) => {
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: uid, created_at: at, status: 'cancelled' });
  return withSdk(async ({ firestore }) => {
    await firestore.doc(`${collections.serviceRequests}/${id}`).set(request);
  });
};

const booksAlone = [
  ...[collections.auditLog, collections.board, collections.creditTransactions, collections.planning],
  ...[collections.receiptOrders, collections.retentionReports],
  ...[collections.receipts, collections.serviceRequests, collections.userCredits],
];

// spec: security.h5-retention
test('eleven years of nights: what should be gone is gone, what should be there is there, and the ledger balances', async () => {
  const maria = await store('Vertrokken', 0);
  const jozef = await store('Gebleven', 2);
  const tester = await store('Proefpersoon', 4, true);
  const student = `student-${randomUUID()}`;
  const profile = aStudentProfile({ id: student, last_name: 'Afgestudeerd', email: `${student}@student.example` });
  const record = studentRecord(profile, { revision: 1, last_change: null, updated_at: begin });
  await withSdk(async ({ firestore }) => {
    await firestore.doc(`${collections.studentProfiles}/${student}`).set(record);
  });
  // Only ever called: no login, no address.
  const caller = `caller-${randomUUID()}`;
  await withSdk(async ({ firestore }) => {
    const record = aCustomer({ senior_id: caller, last_name: 'Belster', email: '', updated_at: begin });
    await firestore.doc(`${collections.customers}/${caller}`).set(record);
  });
  const stored = (await everything()).length;

  await night(begin);
  expect((await everything()).length).toBe(stored + 1);

  // Test mode goes after thirty days; the books of whoever bought something in it do not.
  await night(after(0, 31));
  await asks(jozef, after(0, 31));
  expect(await collectionsOf('Proefpersoon')).toEqual([]);
  expect(await read(`${collections.interimUsers}/${maria}`)).not.toBeNull();

  // The day before two years are over, the report says what will go.
  await night(after(2, -1));
  expect((await report(after(2, -1))).get('mail')).toMatchObject({
    gone: 0,
    ids: expect.arrayContaining([`m-${maria}`]),
  });
  expect(await read(`${collections.mail}/m-${maria}`)).not.toBeNull();
  await night(after(2, 1));
  expect((await report(after(2, 1))).get('mail')?.gone).toBeGreaterThan(0);
  for (const path of [`mail/m-${maria}`, `notifications/n-${jozef}`, `alerts/a-${maria}`, `leads/lead-${jozef}`])
    expect([path, await read(path)]).toEqual([path, null]);
  for (const path of [`lead_keys/key-${maria}`, `waiting_list/entry-${maria}`])
    expect([path, await read(path)]).toEqual([path, null]);
  for (const path of [`interim_users/${maria}`, `staff_notes/s-${maria}`, `audit_log/l-${maria}`])
    expect([path, await read(path)]).not.toEqual([path, null]);
  await asks(jozef, after(3));

  // Asked thirty days ahead, by mail; gone when nobody answers.
  await night(after(5, -29));
  const asked = await everything();
  expect(pathsOf(asked, 'account-unused').filter((path) => path.startsWith('mail/'))).toHaveLength(2);
  expect((await report(after(5, -29))).get('people')?.ids).toEqual(expect.arrayContaining([maria, student, caller]));
  // Who has no address is named to staff, who calls.
  expect(await toCall()).toEqual([
    { kind: 'senior', id: caller, name: 'Godelieve Belster', until: brusselsDate(after(5, 1)) },
  ]);
  expect(await read(`${collections.interimUsers}/${maria}`)).not.toBeNull();
  await night(after(5, 2));
  expect(await collectionsOf('Vertrokken')).toEqual([]);
  expect(await collectionsOf('Afgestudeerd')).toEqual([]);
  expect(await collectionsOf('Belster')).toEqual([]);
  expect(await toCall()).toEqual([]);
  expect(await collectionsOf(maria)).toEqual([...booksAlone, collections.erasures].toSorted());
  expect(await read(`${collections.interimUsers}/${jozef}`)).not.toBeNull();
  await asks(jozef, after(7));

  await night(after(10, -1));
  expect(await collectionsOf(maria)).toContain(collections.creditTransactions);
  await asks(jozef, after(10));
  await night(after(11, 40));
  // That she was erased five years ago, and in a report what went with her: under an id that leads to nobody.
  const traces = [collections.auditLog, collections.retentionReports];
  expect(await collectionsOf(maria)).toEqual(traces);
  expect((await collectionsOf(tester)).filter((name) => !traces.some((each) => each === name))).toEqual([]);
  expect(await collectionsOf(jozef)).toEqual(
    expect.arrayContaining([collections.interimUsers, collections.creditTransactions, collections.receipts]),
  );
  expect(await read(`${collections.auditLog}/l-${jozef}`)).toBeNull();
});

// spec: security.privacy-inactive
test('who answers stays: a sign-in, a call, a change by staff; a run that is repeated asks nobody twice', async () => {
  const stays = await store('Antwoordt', 0);
  const asked = after(5, -29);
  await night(asked);
  const mails = async () =>
    pathsOf(await everything(), 'account-unused').filter((path) => path.startsWith('mail/')).length;
  const first = await mails();
  await night(asked);
  expect(await mails()).toBe(first);
  await asks(stays, after(5, -1));
  await night(after(5, 2));
  expect(await read(`${collections.interimUsers}/${stays}`)).not.toBeNull();
  expect(await read(`${collections.erasures}/${stays}`)).toBeNull();
});

// spec: security.h5-retention
test('a sign-up of test mode goes after thirty days with its lead, and one that was meant stays', async () => {
  const entries = [
    ['tried', `${randomUUID()}@madelief.test`, true],
    ['meant', `${randomUUID()}@madelief.test`, null],
  ] as const;
  await withSdk(async ({ firestore }) => {
    for (const [id, email, test] of entries) {
      await firestore.doc(`${collections.waitingList}/${id}`).set(aWaitingListEntry({ email, test }));
      const forms = [{ collection: 'waiting_list' as const, id, at: begin }];
      await firestore.doc(`${collections.leads}/${id}`).set(aLead({ email, forms, last_at: begin }));
    }
  });
  const left = async () => {
    const found = await Promise.all(
      entries.flatMap(([id]) => [read(`${collections.waitingList}/${id}`), read(`${collections.leads}/${id}`)]),
    );
    return found.map((each) => each !== null);
  };
  await night(after(0, 29));
  expect(await left()).toEqual([true, true, true, true]);
  expect((await report(after(0, 29))).get('tests')).toMatchObject({ gone: 0, ids: ['tried'] });
  await night(after(0, 31));
  expect(await left()).toEqual([false, false, true, true]);
});
