import * as z from 'zod/mini';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { serverPart } from '#firebase/server-part.ts';
import type { CommandDefinition } from '../engine/command.ts';
import { advance, type OutboxItem, supersede, wasNeverSent } from '../engine/item.ts';
import { isNeedlessAnswer } from './answer-quote.ts';
import { isCreateRequest, listedStatus, mayHaveArrived } from './create-request.ts';

/** Cancels a request, including one that is still queued on this device. */
export interface CancelRequest {
  readonly kind: 'cancel-request';
  readonly requestId: string;
}

const schema = z.object({ kind: z.literal('cancel-request'), requestId: z.string() });

const server = serverPart(async () => {
  const [signIn, requests] = await Promise.all([
    import('#firebase/auth/fresh-sign-in.ts'),
    import('#firebase/service-requests.ts'),
  ]);
  return { ...signIn, ...requests };
});

const idOf = (requestId: string) => `cancel:${requestId}`;

/** Whether the server certainly has nothing of this request, so that it is cancelled on the device alone. */
const isOnlyHere = (create: OutboxItem): boolean =>
  wasNeverSent(create) ||
  (create.state === 'needs-you' && !(create.error?.code === 'no-access' && mayHaveArrived(create)));

export const cancelRequest: CommandDefinition<CancelRequest> = {
  kind: 'cancel-request',
  schema,
  identify: ({ requestId }) => ({ id: idOf(requestId), aggregate: requestId }),

  /**
   * A request that was never sent is cancelled locally, atomically with respect to a claim. Otherwise the cancellation
   * is queued behind it, so that the request cannot arrive after it. An answer to its price that waits, or was
   * rejected, is dropped.
   */
  merge(command, queue, now) {
    const create = queue.find(isCreateRequest);
    if (create?.state === 'cancelled') return { kind: 'exists', item: create };
    const cancelled = create && isOnlyHere(create) ? advance(create, { kind: 'cancel', at: now }) : null;
    if (cancelled) return { kind: 'exists', item: cancelled, isChanged: true };

    const existing = queue.find(({ id }) => id === idOf(command.requestId));
    if (!existing) {
      const needless = queue.filter(isNeedlessAnswer);
      return { kind: 'add', command, changes: needless.flatMap((item) => supersede(item, now)) };
    }
    const retried = existing.state === 'needs-you' ? advance(existing, { kind: 'retry' }) : null;
    return retried ? { kind: 'exists', item: retried, isChanged: true } : { kind: 'exists', item: existing };
  },

  /**
   * The request was rejected, so neither it nor its cancellation has an effect: both are cancelled. Unless an earlier
   * attempt may have arrived: then the server is asked. A rejected answer to its price needs nothing any more.
   */
  takeOverRejected(own, rejected, now) {
    if (rejected.command.kind === 'answer-quote') return [...supersede(rejected, now), own];
    if (!isCreateRequest(rejected) || mayHaveArrived(rejected)) return [];
    return [rejected, own].map((item) => advance(item, { kind: 'cancel', at: now })).filter((item) => item !== null);
  },

  isShown({ command }, shown) {
    const status = listedStatus(command.requestId, shown);
    return status !== undefined && readRequestStatus(status) === 'cancelled';
  },

  send: ({ requestId }, acting) => server((part) => part.withFreshSignIn(() => part.cancelRequest(requestId, acting))),

  rejections: { 'not-cancellable': 'call', 'no-access': 'call', 'not-found': 'call', 'invalid-input': 'call' },
};
