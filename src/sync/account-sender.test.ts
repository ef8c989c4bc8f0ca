import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { accountSender } from '#sync/account-sender.ts';
import { requestOf } from '#tests/faults/outbox-model/devices/test-device.ts';
import { anOutboxItem } from '#tests/builders/outbox-item.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { OutboxItem, Rejection } from '#sync/engine/item.ts';

const server = vi.hoisted(() => ({
  uid: 'maria' as string | null,
  emailVerified: true,
  /** Documents by id, with the owner. */
  requests: new Map<string, string>(),
  refused: new Set<string>(),
  down: false,
  tokenExpired: false,
  hasProfile: true,
  dayIsFull: false,
  now: new Date('2027-03-01T10:00:00Z'),
  commits: [] as string[][],
  /** Answers to profile changes, in order. */
  profileAnswers: [] as Result<void, Rejection>[],
  changed: [] as string[],
}));

vi.mock('#firebase/auth/auth.ts', () => ({
  currentUser: () =>
    Promise.resolve(
      server.uid === null ? null : { uid: server.uid, email: 'x@y.z', emailVerified: server.emailVerified },
    ),
  renewSignIn: () => {
    server.tokenExpired = false;
    return Promise.resolve(ok(undefined));
  },
}));
vi.mock('#firebase/service-requests.ts', () => ({
  createRequests(requests: readonly NewServiceRequest[]): Promise<Result<void, DomainError>> {
    server.commits.push(requests.map((request) => request.request_id));
    if (server.down) return Promise.resolve(err({ code: 'network' }));
    if (server.tokenExpired) return Promise.resolve(err({ code: 'sign-in-expired' }));
    const bad = requests.some(({ request_id }) => server.refused.has(request_id) || server.requests.has(request_id));
    if (bad) return Promise.resolve(err({ code: 'no-access' }));
    for (const { request_id, senior_id } of requests) server.requests.set(request_id, senior_id);
    return Promise.resolve(ok(undefined));
  },
  readRequest(id: string) {
    const owner = server.requests.get(id);
    return Promise.resolve(
      owner === undefined || owner !== server.uid ? err({ code: 'no-access' }) : ok({ senior_id: owner }),
    );
  },
  hasFullDay: () => Promise.resolve(ok(server.dayIsFull)),
  cancelRequest: (id: string) =>
    Promise.resolve(server.requests.has(id) ? ok(undefined) : err({ code: 'not-cancellable' as const })),
}));
vi.mock('#firebase/profile.ts', () => ({
  updateProfile({ seniorId }: ActingFor) {
    server.changed.push(seniorId);
    return Promise.resolve(server.profileAnswers.shift() ?? ok(undefined));
  },
}));
vi.mock('#firebase/senior-profiles.ts', () => ({
  readSeniorProfile: () => Promise.resolve(ok(server.hasProfile ? {} : null)),
}));
vi.mock('#firebase/server-time.ts', () => ({ readServerTime: () => Promise.resolve(ok(server.now)) }));

beforeEach(() => {
  Object.assign(server, {
    uid: 'maria',
    emailVerified: true,
    requests: new Map(),
    refused: new Set(),
    down: false,
    tokenExpired: false,
    hasProfile: true,
    dayIsFull: false,
    now: new Date('2027-03-01T10:00:00Z'),
    commits: [],
    profileAnswers: [],
    changed: [],
  });
});

const item = (
  id: string,
  kind: 'create-request' | 'cancel-request' = 'create-request',
  date = '2027-03-20',
): OutboxItem =>
  anOutboxItem(
    kind === 'create-request'
      ? { kind, request: requestOf('maria', id, { request_date: date }) }
      : { kind, requestId: id },
    { id: `${kind}-${id}`, aggregate: id },
  );

const send = (...items: OutboxItem[]) => accountSender.send(items, new AbortController().signal);
const codes = async (...items: OutboxItem[]) =>
  (await send(...items)).map((answer): ErrorCode | 'received' => (answer.ok ? 'received' : answer.error.code));

test('many new requests are sent in one commit', async () => {
  expect(await codes(item('a'), item('b'), item('c'))).toEqual(['received', 'received', 'received']);
  expect(server.commits).toEqual([['a', 'b', 'c']]);
});

test('one rejected request does not affect the others', async () => {
  server.refused.add('b');
  expect(await codes(item('a'), item('b'), item('c'))).toEqual(['received', 'no-access', 'received']);
  expect([...server.requests.keys()]).toEqual(['a', 'c']);
});

// spec: 8.database.duplicate
test('a stored request whose answer was lost is received, not rejected, and not created again', async () => {
  server.requests.set('a', 'maria');
  expect(await codes(item('a'))).toEqual(['received']);
  expect(server.requests.size).toBe(1);
});

test('past the cap of a day a request waits for the person, and is received when it is sent again on a later day', async () => {
  server.refused.add('a');
  server.dayIsFull = true;
  expect(await codes(item('a'), item('b'))).toEqual(['requests-full', 'received']);
  server.refused.clear();
  server.dayIsFull = false;
  expect(await codes(item('a'))).toEqual(['received']);
});

test('an id that belongs to another senior is rejected', async () => {
  server.requests.set('a', 'jozef');
  expect(await codes(item('a'))).toEqual(['no-access']);
});

test('without a network no call is repeated', async () => {
  server.down = true;
  expect(await codes(item('a'), item('b', 'cancel-request'))).toEqual(['network', 'network']);
  expect(server.commits).toEqual([['a']]);
});

test('an expired session is renewed once and the request retried', async () => {
  server.tokenExpired = true;
  expect(await codes(item('a'))).toEqual(['received']);
  expect(server.commits).toEqual([['a'], ['a']]);
});

test('nothing is sent for an actor who is not signed in', async () => {
  server.uid = 'jozef';
  expect(await codes(item('a'), item('b', 'cancel-request'))).toEqual(['not-signed-in', 'not-signed-in']);
  server.uid = null;
  expect(await codes(item('a'))).toEqual(['not-signed-in']);
  expect(server.commits).toEqual([]);
});

test.each<[string, () => void, ErrorCode]>([
  ['the day came too near', () => void (server.now = new Date('2027-03-18T10:00:00Z')), 'date-too-near'],
  ['there is no profile', () => void (server.hasProfile = false), 'profile-missing'],
  ['the mail address is not verified', () => void (server.emailVerified = false), 'email-not-verified'],
])('a rejection is explained: %s', async (_, arrange, expected) => {
  arrange();
  server.refused.add('a');
  expect(await codes(item('a'))).toEqual([expected]);
});

test('a cancellation has an answer of its own', async () => {
  server.requests.set('a', 'maria');
  expect(await codes(item('a', 'cancel-request'), item('b', 'cancel-request'))).toEqual([
    'received',
    'not-cancellable',
  ]);
});

describe('a change of the profile', () => {
  const theirs = { first_name: 'Mia' };
  const change = anOutboxItem(
    { kind: 'update-profile', changeId: 'change-1', changes: { before: {}, after: {} } },
    { id: 'change-1', aggregate: 'profile' },
  );

  test('is sent together with requests, each with its own answer', async () => {
    server.refused.add('a');
    expect(await send(item('a'), change, item('b'))).toEqual([
      err({ code: 'no-access' }),
      ok({ aggregate: 'profile' }),
      ok({ aggregate: 'b' }),
    ]);
    expect(server.changed).toEqual(['maria']);
  });

  test('a conflict returns the stored values', async () => {
    server.profileAnswers.push(err({ code: 'profile-conflict', theirs }));
    expect(await send(change)).toEqual([err({ code: 'profile-conflict', theirs })]);
  });

  test('an expired session is renewed once and the change retried', async () => {
    server.profileAnswers.push(err({ code: 'sign-in-expired' }));
    expect(await send(change)).toEqual([ok({ aggregate: 'profile' })]);
    expect(server.changed).toHaveLength(2);
  });

  test.each<[string, () => void, ErrorCode]>([
    ['the mail address is not verified', () => void (server.emailVerified = false), 'email-not-verified'],
    ['nobody knows why', () => undefined, 'profile-failed'],
  ])('a rejection without a reason is explained: %s', async (_, arrange, expected) => {
    arrange();
    server.profileAnswers.push(err({ code: 'no-access' }));
    expect(await codes(change)).toEqual([expected]);
  });
});
