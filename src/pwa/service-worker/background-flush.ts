import { currentUser } from '#firebase/auth/auth.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { accountSender } from '#sync/account-sender.ts';
import type { DrainEnd } from '#sync/engine/drain.ts';
import type { Outbox } from '#sync/engine/outbox.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';
import { startSession } from '#sync/engine/session.ts';
import { visitorActing, visitorOutbox, visitorSender } from '#sync/visitor-outbox.ts';

/** Ends after which the browser should wake the worker again: what is saved here has not arrived. */
const tryAgain: readonly DrainEnd[] = ['unreachable', 'storage-failed'];

/** @returns how it ended when something is left to send. */
async function flushFor(
  actorUid: string,
  outbox: Pick<Outbox, 'start' | 'flush'>,
  sender: OutboxSender,
): Promise<DrainEnd | null> {
  const stop = outbox.start(startSession, { actorUid, sender });
  try {
    const { end, nextDueInMs } = await outbox.flush();
    return tryAgain.includes(end) || nextDueInMs !== null ? end : null;
  } finally {
    stop();
  }
}

/**
 * Sends what waits, with every window of the app closed. Without a sign-in, items of an account go on waiting for it;
 * those of visitors need none.
 * @throws Error when something is left to send, so that the browser tries again later.
 */
export async function flushInBackground(): Promise<void> {
  const formsLeft = await flushFor(visitorActing.actorUid, visitorOutbox(), visitorSender);
  const user = await currentUser();
  const left = user === null ? null : await flushFor(user.uid, deviceOutbox(), accountSender);
  const end = left ?? formsLeft;
  if (end !== null) throw new Error(`not everything could be sent: ${end}`);
}
