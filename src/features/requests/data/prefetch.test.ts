import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { deviceCache, deviceSettings } from '#offline/device.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { prefetchRequests } from './prefetch.ts';
import { requestSources } from './queries.ts';

const uid = 'maria';

function request(id: string, status: string): StoredServiceRequest {
  return { ...aServiceRequest({ senior_id: uid }), request_id: id, status };
}

/** The real queries and the real copies on the device; only the server is ours. */
async function prefetchFrom(requests: Result<StoredServiceRequest[], DomainError>): Promise<string[]> {
  const asked: string[] = [];
  const list = requests.ok ? ok({ requests: requests.value, next: null }) : requests;
  const client = new QueryClient();
  const answer = <Value>(name: string, value: Result<Value, DomainError>) => ({
    read: () => {
      asked.push(name);
      return Promise.resolve(value);
    },
  });
  await prefetchRequests(client, uid, {
    ...requestSources,
    list: () => ({ ...requestSources.list(uid), ...answer('list', list) }),
    categories: () => ({ ...requestSources.categories(uid), ...answer('categories', ok([])) }),
    account: () => ({ ...requestSources.account(uid), ...answer('account', ok(null)) }),
    seniorProfile: () => ({ ...requestSources.seniorProfile(uid), ...answer('profile', ok(null)) }),
    planning: (_, id) => ({ ...requestSources.planning(uid, id), ...answer(`planning of ${id}`, ok(aPlanning())) }),
  });
  client.clear();
  return asked.toSorted();
}

// The device keeps copies only for the person who is signed in.
beforeEach(() => {
  const session = {
    uid,
    email: 'maria@madelief.test',
    role: 'senior',
    firstName: 'Maria',
    lastName: '',
    savedAt: 0,
  } as const;
  return deviceSettings()
    .write('session', session)
    .then(() => undefined);
});

afterEach(async () => void (await deviceCache().wipe(uid)));

describe('reading ahead', () => {
  test('reads what the form and the list need, and the student of every visit that is still to come', async () => {
    const list = [
      request('a', 'submitted'),
      request('b', 'matched'),
      request('c', 'Betaald'),
      request('d', 'nonsense'),
    ];
    expect(await prefetchFrom(ok(list))).toEqual(['account', 'categories', 'list', 'planning of b', 'profile']);
  });

  test('keeps it on the device', async () => {
    await prefetchFrom(ok([request('a', 'assigned')]));
    await expect.poll(() => deviceCache().read(uid, 'aged/planning/a')).toMatchObject({ value: aPlanning() });
    await expect.poll(() => deviceCache().read(uid, 'aged/categories')).toMatchObject({ value: [] });
  });

  test('never asks in a burst', async () => {
    const list = Array.from({ length: 200 }, (_, index) => request(`r${index}`, 'assigned'));
    expect((await prefetchFrom(ok(list))).filter((name) => name.startsWith('planning'))).toHaveLength(8);
  });

  test('a list that cannot be read takes nothing else along', async () => {
    expect(await prefetchFrom(err({ code: 'no-access' }))).toEqual(['account', 'categories', 'list', 'profile']);
  });

  test('whoever signs out meanwhile leaves no failure behind', async () => {
    const client = new QueryClient();
    const never = () => new Promise<never>(() => {});
    const silent = <Source extends object>(source: Source) => ({ ...source, read: never });
    const reading = prefetchRequests(client, uid, {
      ...requestSources,
      list: () => silent(requestSources.list(uid)),
      categories: () => silent(requestSources.categories(uid)),
      account: () => silent(requestSources.account(uid)),
      seniorProfile: () => silent(requestSources.seniorProfile(uid)),
    });
    client.clear();
    await expect(reading).resolves.toBeUndefined();
  });
});
