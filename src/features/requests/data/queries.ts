import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { readPlanning } from '#firebase/planning.ts';
import { readSeniorProfile } from '#firebase/senior-profiles.ts';
import { countActiveRequests, listOwnRequests } from '#firebase/service-requests.ts';
import { listTaskCategories } from '#firebase/task-categories.ts';
import { deviceClock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import type { Reading } from './aged.ts';
import { readCopy, writeCopy } from './device-copy.ts';
import { readAged } from './read-aged.ts';

const second = 1000;
const minute = 60 * second;

/** design.md decision 1: freshness is a 30 s poll, window focus and reconnect. */
const pollMs = 30 * second;

/** spec.md section 7: categories are cached for 5 minutes. Accounts and plannings change as rarely. */
const slowlyChangingMs = 5 * minute;

/** A good connection answers sooner; after this a person hears that there is none, and what can be done. */
const patienceMs = 5 * second;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const requestKeys = {
  /** What changes when a request or a cancellation arrives. */
  moving: (uid: string) => ['requests', uid, 'moving'] as const,
  settled: (uid: string) => ['requests', uid, 'settled'] as const,
};

/** Something on the server that this device keeps a copy of. */
export interface AgedSource<Value> {
  readonly uid: string;
  /** Names the copy on this device. */
  readonly name: string;
  /** Tells apart two readings that share one copy. */
  readonly variant?: number;
  readonly read: () => Promise<Result<Value, DomainError>>;
  /** Judges a copy that an older version of the app may have written. */
  readonly schema: z.ZodType<Value>;
  readonly staleMs: number;
  readonly pollMs: number | false;
}

/** At most this many requests are fetched until a person asks for older ones. */
export const listedAtOnce = 200;

export const requestSources = {
  list: (uid: string, most: number = listedAtOnce) => ({
    uid,
    name: 'list',
    variant: most,
    read: () => listOwnRequests(uid, most),
    schema: z.array(storedServiceRequestSchema),
    staleMs: 0,
    pollMs,
  }),
  activeCount: (uid: string) => ({
    uid,
    name: 'active-count',
    read: () => countActiveRequests(uid),
    schema: z.number(),
    staleMs: 0,
    pollMs,
  }),
  categories: (uid: string) => ({
    uid,
    name: 'categories',
    read: () => listTaskCategories(),
    schema: z.array(taskCategorySchema),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
  account: (uid: string) => ({
    uid,
    name: 'account',
    read: () => readInterimUser(uid),
    schema: interimUserSchema.nullable(),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
  seniorProfile: (uid: string) => ({
    uid,
    name: 'senior-profile',
    read: () => readSeniorProfile(uid),
    schema: seniorProfileSchema.nullable(),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
  /** Ask only for requests that have a student. */
  planning: (uid: string, requestId: string) => ({
    uid,
    name: `planning/${requestId}`,
    read: () => readPlanning(requestId),
    schema: planningSchema.nullable(),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
};

/** Asks the server and keeps a copy of the answer. `navigator.onLine` is a hint only, so it is always asked. */
export function agedQuery<Value>(source: AgedSource<Value>) {
  const group = source.pollMs === false ? requestKeys.settled(source.uid) : requestKeys.moving(source.uid);
  const queryKey = [...group, source.name, source.variant ?? null];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<Reading<Value>> =>
      readAged({
        shown: () => client.getQueryData<Reading<Value>>(queryKey),
        readCopy: () => readCopy(source.uid, source.name, source.schema),
        writeCopy: ({ value }) => writeCopy(source.uid, source.name, value),
        readServer: source.read,
        show: (reading) => client.setQueryData(queryKey, reading),
        isWanted: () => client.getQueryState(queryKey) !== undefined,
        pause: () => pass(second),
        patience: () => pass(patienceMs),
        now: () => deviceClock.now().getTime(),
      }),
    networkMode: 'always',
    // A failure is kept as a value: it must not count as fresh.
    staleTime: ({ state }) => (state.data?.error == null ? source.staleMs : 0),
    // What could not be read mends by itself too: `online` does not fire when only the way to the server was broken.
    refetchInterval: ({ state }) => (state.data?.error == null ? source.pollMs : pollMs),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: false,
  });
}
