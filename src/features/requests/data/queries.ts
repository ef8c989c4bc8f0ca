import * as z from 'zod/mini';
import { planningSchema } from '#domain/documents/planning.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { noFilter, type RequestFilter, selectionOf } from '#domain/requests/request-filter.ts';
import { requestPageSchema } from '#domain/requests/request-page.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { readPlanning } from '#firebase/planning.ts';
import { readSeniorProfile } from '#firebase/senior-profiles.ts';
import { countActiveRequests, countOwnRequests, listOwnRequests } from '#firebase/service-requests.ts';
import { listTaskCategories } from '#firebase/task-categories.ts';
import { deviceClock } from '#lib/clock.ts';
import { accountSource } from '#offline/aged/account-source.ts';
import { pollMs } from '#offline/aged/aged-query.ts';

const second = 1000;
const minute = 60 * second;

/** spec.md section 7: categories are cached for 5 minutes. Plannings change as rarely. */
const slowlyChangingMs = 5 * minute;

/** As many requests as one looks through at once, and as are read in one go. */
export const requestPageSize = 20;

const nameOf = ({ group, serviceId, period }: RequestFilter) =>
  [group, serviceId, period].map((part) => part ?? 'any').join('/');

/** The copy of the whole list keeps the name that it has always had. */
export function listName(filter: RequestFilter): string {
  return nameOf(filter) === nameOf(noFilter) ? 'list' : `list/${nameOf(filter)}`;
}

/** Earlier versions of the app kept the bare list. */
const listCopySchema = z.union([
  requestPageSchema,
  z.pipe(
    z.array(storedServiceRequestSchema),
    z.transform((requests) => ({ requests, next: null })),
  ),
]);

export const requestSources = {
  /** The newest requests: what is polled. Older ones are read when they are asked for. */
  list: (uid: string, filter: RequestFilter = noFilter) => ({
    uid,
    name: listName(filter),
    read: () =>
      listOwnRequests(uid, {
        selection: selectionOf(filter, deviceClock.now()),
        most: requestPageSize,
        after: null,
      }),
    schema: listCopySchema,
    staleMs: 0,
    pollMs,
  }),
  /** How many there are, the ones that were never read included. */
  total: (uid: string, filter: RequestFilter) => ({
    uid,
    name: `total/${nameOf(filter)}`,
    read: () => countOwnRequests(uid, selectionOf(filter, deviceClock.now())),
    schema: z.number(),
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
  account: (uid: string) => accountSource(uid, readInterimUser),
  seniorProfile: (uid: string) => ({
    uid,
    name: 'senior-profile',
    read: () => readSeniorProfile(uid),
    schema: z.nullable(seniorProfileSchema),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
  /** Ask only for requests that have a student. */
  planning: (uid: string, requestId: string) => ({
    uid,
    name: `planning/${requestId}`,
    read: () => readPlanning(requestId),
    schema: z.nullable(planningSchema),
    staleMs: slowlyChangingMs,
    pollMs: false as const,
  }),
};
