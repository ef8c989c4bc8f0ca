import * as z from 'zod/mini';
import { weekdays } from '#domain/documents/service-request.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { requestStatuses } from '#domain/requests/request-status.ts';
import { serverPart } from '#firebase/server-part.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { CommandDefinition } from '../engine/command.ts';
import type { OutboxItem, Rejection } from '../engine/item.ts';

/** Creates a request. `request_id` is minted when the form opens and is the id of the document. */
export interface CreateRequest {
  readonly kind: 'create-request';
  readonly request: NewServiceRequest;
}

/** A request as the server's list shows it. */
export interface ListedRequest {
  readonly request_id: string;
  readonly status: string;
}

/** @returns the server's status of this request, or undefined when it is not listed. */
export function listedStatus(requestId: string, shown: readonly object[]): string | undefined {
  const hasRequestId = (entry: object): entry is ListedRequest =>
    'request_id' in entry && entry.request_id === requestId;
  return shown.find(hasRequestId)?.status;
}

// Types only: the rules validate the content, also of items that an older version queued.
const schema = z.object({
  kind: z.literal('create-request'),
  request: z.looseObject({
    request_id: z.string(),
    senior_id: z.string(),
    task_category_id: z.string(),
    request_date: z.string(),
    frequency: z.optional(z.enum(frequencies)),
    repeat_until: z.optional(z.string()),
    preferred_days: z.array(z.enum(weekdays)),
    preferred_time: z.string(),
    address: z.string(),
    notes: z.optional(z.string()),
    hours_requested: z.number(),
    total_cost: z.number(),
    status: z.enum(requestStatuses),
  }),
});

export const isCreateRequest = ({ command }: OutboxItem): boolean => command.kind === 'create-request';

/**
 * Whether the server may have a request that it rejected for want of a right. Each attempt is preceded by the question
 * whether an earlier one was stored, but who lost the right to act for this senior is not told.
 */
export const mayHaveArrived = ({ actorUid, seniorId, attempts }: OutboxItem): boolean =>
  actorUid !== seniorId && attempts > 1;

async function loadServer() {
  const [auth, signIn, profiles, time, requests] = await Promise.all([
    import('#firebase/auth/auth.ts'),
    import('#firebase/auth/fresh-sign-in.ts'),
    import('#firebase/senior-profiles.ts'),
    import('#firebase/server-time.ts'),
    import('#firebase/service-requests.ts'),
  ]);
  return { ...auth, ...signIn, ...profiles, ...time, ...requests };
}

type Server = Awaited<ReturnType<typeof loadServer>>;

const server = serverPart(loadServer);

/**
 * Finds the reason of a rejected create. The rules give none, so the likely reasons are checked one by one, against the
 * server's data and not this device's clock (design.md decision 6). First, an earlier attempt may have been stored
 * while its answer was lost; the rejection is then a receipt. A transient failure of a check is returned unchanged, so
 * that the item is retried.
 */
async function explainRejection(part: Server, request: NewServiceRequest): Promise<Result<void, Rejection>> {
  const earlier = await part.readRequest(request.request_id);
  if (earlier.ok && earlier.value.senior_id === request.senior_id) return ok(undefined);
  if (!earlier.ok && earlier.error.code !== 'no-access' && earlier.error.code !== 'not-found') return earlier;

  const user = await part.currentUser();
  if (user === null) return err({ code: 'not-signed-in' });
  if (!user.emailVerified) return err({ code: 'email-not-verified' });

  const acting = { actorUid: user.uid, seniorId: request.senior_id };
  const profile = await part.readSeniorProfile(acting);
  if (!profile.ok && profile.error.code !== 'unknown') return profile;
  if (profile.ok && profile.value === null) return err({ code: 'profile-missing' });

  const serverTime = await part.readServerTime();
  if (!serverTime.ok) return serverTime;
  if (!isFarEnough(request.request_date, serverTime.value)) return err({ code: 'date-too-near' });

  const full = await part.hasFullDay(acting, serverTime.value);
  if (!full.ok && full.error.code !== 'no-access') return full;
  if (full.ok && full.value) return err({ code: 'requests-full' });

  return err({ code: 'no-access' });
}

export const createRequest: CommandDefinition<CreateRequest> = {
  kind: 'create-request',
  schema,
  identify: ({ request }) => ({ id: request.request_id, aggregate: request.request_id }),
  mayBeSavedBy: ({ request }, { seniorId }) => request.senior_id === seniorId,
  isShown: ({ command }, shown) => listedStatus(command.request.request_id, shown) !== undefined,

  send: ({ request }) =>
    server(async (part): Promise<Result<void, Rejection>> => {
      const created = await part.withFreshSignIn(() => part.createRequests([request]));
      return !created.ok && created.error.code === 'no-access' ? explainRejection(part, request) : created;
    }),

  sendTogether: (commands) =>
    server((part) => part.withFreshSignIn(() => part.createRequests(commands.map(({ request }) => request)))),

  rejections: {
    'date-too-near': 'change',
    'requests-full': 'retry',
    'email-not-verified': 'verify-email',
    'profile-missing': 'complete-profile',
    'invalid-input': 'change',
    'no-access': 'call',
  },
};
