import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { readCopy } from '#offline/cached/device-copy.ts';
import { deviceCache, deviceSettings } from '#offline/device.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import * as z from 'zod/mini';
import { prefetchRequests } from './prefetch-requests.ts';

const maria = forSelf('maria');

const server = vi.hoisted(() => ({
  reads: [] as string[],
  list: undefined as unknown,
  visits: undefined as unknown,
  unresponsive: false,
}));

/** Fakes only the server; the queries and the device copies are real. */
function answer(name: string, value: unknown): Promise<unknown> {
  server.reads.push(name);
  return server.unresponsive ? new Promise(() => {}) : Promise.resolve(value);
}

vi.mock('#firebase/service-requests.ts', () => ({
  listRequests: () => answer('list', server.list),
  listRequestsByDay: () => answer('visits', server.visits),
}));
vi.mock('#firebase/task-categories.ts', () => ({ listTaskCategories: () => answer('categories', ok([])) }));
vi.mock('#firebase/interim-users.ts', () => ({
  readInterimUser: (uid: string) => answer(`account of ${uid}`, ok(null)),
}));
vi.mock('#firebase/senior-profiles.ts', () => ({ readSeniorProfile: () => answer('profile', ok(null)) }));
vi.mock('#firebase/planning.ts', () => ({
  readPlanning: (id: string) => answer(`planning of ${id}`, ok(aPlanning())),
}));

function request(id: string, status: string): StoredServiceRequest {
  return { ...aServiceRequest({ senior_id: maria.seniorId }), request_id: id, status };
}

async function prefetchFrom(requests: Result<StoredServiceRequest[], DomainError>): Promise<string[]> {
  server.list = requests.ok ? ok({ requests: requests.value, next: null }) : requests;
  const client = new QueryClient();
  await prefetchRequests(client, maria, new AbortController().signal);
  client.clear();
  return server.reads.toSorted();
}

// Device copies are stored only for the signed-in account.
beforeEach(async () => {
  server.reads = [];
  server.visits = ok({ requests: [], hasMore: false });
  server.unresponsive = false;
  await deviceSettings().write('session', {
    uid: maria.actorUid,
    email: 'maria@madelief.test',
    role: 'senior',
    firstName: 'Maria',
    lastName: '',
    savedAt: 0,
  });
});

afterEach(async () => void (await deviceCache().wipe(maria.actorUid)));

describe('prefetching requests', () => {
  test('reads what the form and the list need, and the student of every coming visit', async () => {
    const list = [
      request('a', 'submitted'),
      request('b', 'matched'),
      request('c', 'Betaald'),
      request('d', 'nonsense'),
    ];
    const expected = ['account of maria', 'categories', 'list', 'planning of b', 'profile', 'visits'];
    expect(await prefetchFrom(ok(list))).toEqual(expected);
  });

  test('reads the student of a coming visit that was asked for long ago, before those of the list', async () => {
    server.visits = ok({ requests: [request('soon', 'assigned'), request('r3', 'assigned')], hasMore: false });
    const list = Array.from({ length: 20 }, (_, index) => request(`r${index}`, 'assigned'));
    const students = (await prefetchFrom(ok(list))).filter((name) => name.startsWith('planning'));
    expect(students).toEqual(
      ['soon', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6'].map((id) => `planning of ${id}`).sort(),
    );
  });

  test('stores the results on the device', async () => {
    await prefetchFrom(ok([request('a', 'assigned')]));
    await expect.poll(() => readCopy(maria, 'planning/a', z.unknown())).toMatchObject({ value: aPlanning() });
    await expect.poll(() => readCopy(maria, 'categories', z.unknown())).toMatchObject({ value: [] });
  });

  test('bounds the number of reads', async () => {
    const list = Array.from({ length: 200 }, (_, index) => request(`r${index}`, 'assigned'));
    expect((await prefetchFrom(ok(list))).filter((name) => name.startsWith('planning'))).toHaveLength(8);
  });

  test('a list that cannot be read does not stop the other reads', async () => {
    const expected = ['account of maria', 'categories', 'list', 'profile', 'visits'];
    server.visits = err({ code: 'no-access' });
    expect(await prefetchFrom(err({ code: 'no-access' }))).toEqual(expected);
  });

  test('reads no student once it is stopped', async () => {
    server.list = ok({ requests: [request('a', 'assigned')], next: null });
    const stopping = new AbortController();
    const reading = prefetchRequests(new QueryClient(), maria, stopping.signal);
    stopping.abort();
    await reading;
    expect(server.reads.toSorted()).toEqual(['account of maria', 'categories', 'list', 'profile', 'visits']);
  });

  test('a sign-out meanwhile causes no rejection', async () => {
    server.unresponsive = true;
    const client = new QueryClient();
    const reading = prefetchRequests(client, maria, new AbortController().signal);
    client.clear();
    await expect(reading).resolves.toBeUndefined();
  });
});
