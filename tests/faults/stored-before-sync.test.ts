import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ActingFor, forSelf } from '#domain/accounts/acting-for.ts';
import type { ProfileChanges } from '#domain/accounts/profile-changes.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { ok } from '#domain/result.ts';
import { accountSender } from '#sync/account-sender.ts';
import { startSession } from '#sync/engine/session.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';
import { visitorActing, visitorSender } from '#sync/visitor-outbox.ts';
import { createTestDevice, type TestDevice, type TestTab } from './outbox-model/devices/test-device.ts';
import stored from './stored-rows/written-by-87829b1.json' with { type: 'json' };

/** What reached the server, as text; and the uid of its session. */
const server = vi.hoisted(() => ({ uid: null as string | null, arrived: [] as string[] }));

vi.mock('#firebase/auth/auth.ts', () => ({
  currentUser: () => Promise.resolve(server.uid === null ? null : { uid: server.uid, emailVerified: true }),
  renewSignIn: () => Promise.resolve(ok(undefined)),
}));
vi.mock('#firebase/service-requests.ts', () => ({
  createRequests(requests: readonly NewServiceRequest[]) {
    for (const { request_id, senior_id, notes } of requests) server.arrived.push(`${senior_id} ${request_id} ${notes}`);
    return Promise.resolve(ok(undefined));
  },
  cancelRequest(requestId: string) {
    server.arrived.push(`cancel ${requestId}`);
    return Promise.resolve(ok(undefined));
  },
}));
vi.mock('#firebase/profile.ts', () => ({
  updateProfile({ seniorId }: ActingFor, { before, after }: ProfileChanges) {
    server.arrived.push(`${seniorId} ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
    return Promise.resolve(ok(undefined));
  },
}));
vi.mock('#firebase/public-forms.ts', () => ({
  joinWaitingList({ full_name }: { readonly full_name: string }, { id }: { readonly id: string }) {
    server.arrived.push(`${id} ${full_name}`);
    return Promise.resolve(ok(undefined));
  },
  tipEmployer({ company }: { readonly company: string }, { id }: { readonly id: string }) {
    server.arrived.push(`${id} ${company}`);
    return Promise.resolve(ok(undefined));
  },
}));
vi.mock('#firebase/registration-notification.ts', () => ({ notifyOfRegistration: () => Promise.resolve(true) }));

/** The database with its stored version and indexes. */
function restore(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, stored.version);
    opening.onerror = () => reject(new Error('the rows could not be written'));
    opening.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes } of stored.stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
        for (const row of stored.tables[storeName as keyof typeof stored.tables]) store.add(row);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

let device: TestDevice;
let tab: TestTab;

// A command loads its gateway when it is first sent: by the clock of the test that would take minutes.
beforeAll(async () => {
  await Promise.all([
    import('#firebase/service-requests.ts'),
    import('#firebase/profile.ts'),
    import('#firebase/public-forms.ts'),
    import('#firebase/registration-notification.ts'),
    import('#firebase/auth/auth.ts'),
    import('#firebase/auth/fresh-sign-in.ts'),
    import('#firebase/senior-profiles.ts'),
    import('#firebase/server-time.ts'),
  ]);
});

beforeEach(async () => {
  Object.assign(server, { uid: null, arrived: [] });
  device = createTestDevice();
  await restore(device.environment.indexedDB, device.name);
  tab = device.openTab();
});

/** Sends the remaining items of this person with today's code; rejected items after a press on "Opnieuw". */
async function sendFor(acting: ActingFor, sender: OutboxSender, retried: readonly string[]): Promise<void> {
  const { actorUid } = acting;
  server.uid = actorUid;
  const stop = tab.outbox.start(startSession, { actorUid, sender });
  // The lease is of a tablet that was switched off: without Web Locks only its expiry shows this.
  await device.pass(30_000);
  for (const id of retried) expect(await tab.outbox.retry(acting, id)).toEqual(ok(undefined));
  await device.pass(15 * 60_000);
  stop();
  server.uid = null;
}

const id = (number: number) => `00000000-0000-4000-8000-00000000000${String(number)}`;

test('everything that an older version left on a tablet arrives exactly once', async () => {
  await sendFor(forSelf('maria'), accountSender, [id(2)]);
  await sendFor(forSelf('jozef'), accountSender, ['change-3']);
  await sendFor(visitorActing, visitorSender, ['entry-refused']);

  expect([...server.arrived].sort()).toEqual(
    [
      // Number 1 was received before, number 5 was cancelled before it was sent.
      `maria ${id(2)} request 2`,
      `maria ${id(3)} request 3`,
      `maria ${id(4)} request 4`,
      `maria ${id(6)} request 6`,
      `cancel ${id(3)}`,
      'cancel request-of-the-server',
      'maria {"phone_number":"0470 00 00 01"} → {"phone_number":"0470 00 00 03"}',
      'jozef {"first_name":"Jozef"} → {"first_name":"Jos"}',
      'entry-refused An Refused',
      'entry-waiting An Waiting',
      'tip-sending Bakkerij',
      'tip-waiting Slagerij',
    ].sort(),
  );
  expect(server.arrived.indexOf(`cancel ${id(3)}`)).toBeGreaterThan(server.arrived.indexOf(`maria ${id(3)} request 3`));
  expect(await tab.outbox.pendingCount('maria')).toEqual(ok(0));
  expect(await tab.outbox.pendingCount('jozef')).toEqual(ok(0));
  expect(await tab.rows(visitorActing.actorUid)).toEqual([]);
});

test('shows what the older version showed, to the owner alone', async () => {
  const seen = async (acting: ActingFor) => {
    let items: readonly string[] = [];
    const stop = tab.outbox.observe(acting, (observed) => {
      items = observed.map(({ command, state, error }) => `${command.kind} ${state} ${error?.code ?? ''}`.trim());
    });
    await device.pass(0);
    stop();
    return items;
  };
  expect(await seen(forSelf('maria'))).toEqual([
    'create-request received',
    'create-request needs-you date-too-near',
    'create-request waiting too-many-requests',
    'create-request waiting too-many-requests',
    'create-request cancelled',
    'cancel-request waiting',
    'cancel-request sending',
    'update-profile sending',
    'create-request sending',
  ]);
  expect(await seen(forSelf('jozef'))).toEqual(['update-profile needs-you profile-conflict']);
  expect(await seen({ actorUid: 'jozef', seniorId: 'maria' })).toEqual([]);
  expect(await tab.drafts.load(forSelf('maria'), 'request')).toMatchObject({
    requestId: id(9),
    values: { notes: 'half' },
  });
  expect(await tab.cache.read('maria', 'requests')).toMatchObject({ value: [{ request_id: id(1) }] });
  expect(await tab.settings.read('session')).toMatchObject({ uid: 'maria' });
});

test('a tab of the older version reads what this one has written', async () => {
  // The fields that the older version reads, each with a value of the old type.
  await tab.outbox.enqueue(forSelf('maria'), { kind: 'cancel-request', requestId: id(1) });
  const rows = await tab.database.outbox.toArray();
  const older = stored.tables.outbox.find(({ command }) => command.kind === 'cancel-request');
  const newer = rows.find(({ id: rowId }) => rowId === `cancel:${id(1)}`);
  expect(Object.keys(newer ?? {}).sort()).toEqual([...Object.keys(older ?? {}), 'seniorId'].sort());
  expect(newer).toMatchObject({ uid: 'maria', seniorId: 'maria', serverAsked: false, shelved: false });
  expect(tab.database.verno).toBe(1);
});

test('a row of a newer version is kept unchanged and does not block others', async () => {
  const [row] = stored.tables.outbox;
  const { sequence: _sequence, ...columns } = row as (typeof stored.tables.outbox)[number];
  const newer = {
    ...columns,
    id: 'x',
    aggregate: 'x',
    command: { kind: 'of-tomorrow' },
    state: 'waiting',
    attempts: 0,
  };
  await tab.database.outbox.add(newer as Parameters<typeof tab.database.outbox.add>[0]);
  await sendFor(forSelf('maria'), accountSender, [id(2)]);
  expect(server.arrived).toHaveLength(7);
  expect((await tab.rows('maria')).find((item) => item.id === 'x')).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await tab.outbox.pendingCount('maria')).toEqual(ok(1));
});
