import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { isFiltering, noFilter, type RequestFilter, selectionOf } from '#domain/requests/request-filter.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { requestPageSchema, requestsByDaySchema } from '#domain/requests/request-page.ts';
import { storedSpellings } from '#domain/requests/request-status.ts';
import { serverPart } from '#firebase/server-part.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedKeys, cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { forgetCopies } from '#offline/cached/device-copy.ts';
import { stableMs } from '#shared/queries.ts';
import { mergeRequests } from '#shared/requests/merge-requests.ts';
import { visitRows } from '#shared/requests/visit-rows.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

/** What is asked of the requests, loaded after the first view. */
export const requestsAtServer = serverPart(() => import('#firebase/service-requests.ts'));
const profilesAtServer = serverPart(() => import('#firebase/senior-profiles.ts'));
const planningAtServer = serverPart(() => import('#firebase/planning.ts'));

/** Number of requests per page. */
export const requestPageSize = 20;

const nameOf = ({ group, serviceId, period }: RequestFilter) =>
  [group, serviceId, period].map((part) => part ?? 'any').join('/');

/** The unfiltered list keeps the name under which earlier versions stored it. */
function listName(filter: RequestFilter): string {
  return nameOf(filter) === nameOf(noFilter) ? 'list' : `list/${nameOf(filter)}`;
}

/** Earlier versions of the app stored the bare list. */
const listCopySchema = z.union([
  requestPageSchema,
  z.pipe(
    z.array(storedServiceRequestSchema),
    z.transform((requests) => ({ requests, next: null })),
  ),
]);

/** Names the copy of what a senior needs to know at the door of a visit. */
export const doorCopyName = (visitId: string): string => `door-visit/${visitId}`;

/** Query keys and options of this feature, per actor and senior. */
export const requestQueries = {
  /** The newest page, which is polled. Older pages are read on demand. */
  list: (acting: ActingFor, filter: RequestFilter = noFilter) =>
    cachedQuery({
      acting,
      name: listName(filter),
      read: () =>
        requestsAtServer((part) =>
          part.listRequests(acting, {
            selection: selectionOf(filter, deviceClock.now()),
            most: requestPageSize,
            after: null,
          }),
        ),
      schema: listCopySchema,
      onKept: ({ requests }) => {
        // Without a network the unfiltered list is shown, so this copy must hold what the outbox lets go.
        if (!isFiltering(filter)) void deviceOutbox().confirmShown(acting, requests);
      },
      staleMs: 0,
      pollMs,
    }),
  /** Assigned requests from yesterday on, because a visit can last past midnight; soonest first. */
  comingVisits: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'coming-visits',
      read: () =>
        requestsAtServer((part) =>
          part.listRequestsByDay(acting, {
            statuses: storedSpellings(['assigned']),
            from: addDaysTo(brusselsDate(deviceClock.now()), -1),
            most: requestPageSize,
          }),
        ),
      schema: requestsByDaySchema,
      // What was read for a door, the photo of a student among it, stays no longer than she is to come there.
      onKept: ({ requests }) => {
        const coming = visitRows(mergeRequests(requests, [])).map(({ id }) => doorCopyName(id));
        void forgetCopies(acting, doorCopyName(''), coming);
      },
      staleMs: 0,
      pollMs,
    }),
  /** Number of requests on the server, including those that were not read. */
  total: (acting: ActingFor, filter: RequestFilter) =>
    cachedQuery({
      acting,
      name: `total/${nameOf(filter)}`,
      read: () => requestsAtServer((part) => part.countRequests(acting, selectionOf(filter, deviceClock.now()))),
      schema: z.number(),
      staleMs: 0,
      pollMs,
    }),
  activeCount: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'active-count',
      read: () => requestsAtServer((part) => part.countActiveRequests(acting)),
      schema: z.number(),
      staleMs: 0,
      pollMs,
    }),
  seniorProfile: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'senior-profile',
      read: () => profilesAtServer((part) => part.readSeniorProfile(acting)),
      schema: z.nullable(seniorProfileSchema),
      staleMs: stableMs,
      pollMs: false,
    }),
  /** Only for assigned requests: the rules reject reads for others. */
  planning: (acting: ActingFor, requestId: string) =>
    cachedQuery({
      acting,
      name: `planning/${requestId}`,
      read: () => planningAtServer((part) => part.readPlanning(requestId)),
      schema: z.nullable(planningSchema),
      staleMs: stableMs,
      pollMs: false,
    }),
  /** Key of the rendered older requests, which are refreshed with the poll. */
  shownKey: (acting: ActingFor, filter: RequestFilter) =>
    [...cachedKeys.volatile(acting), 'shown', listName(filter)] as const,
  /** Key of all runs in the query cache, which have no query function of their own. */
  runsKey: ({ actorUid, seniorId }: ActingFor) => ['requests', actorUid, seniorId, 'runs'] as const,
  runKey: (acting: ActingFor, filter: RequestFilter) => [...requestQueries.runsKey(acting), listName(filter)] as const,
  /** Key of the last chosen filter, in the query cache only. */
  filterKey: ({ actorUid, seniorId }: ActingFor) => ['requests', actorUid, seniorId, 'filter'] as const,
};
