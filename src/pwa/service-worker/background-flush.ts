import { currentUser } from '#firebase/auth/auth.ts';
import { keptStudent } from '#offline/helper-store.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { accountSender } from '#sync/account-sender.ts';
import type { DrainEnd } from '#sync/engine/drain.ts';
import type { Outbox } from '#sync/engine/outbox.ts';
import type { OutboxSender } from '#sync/engine/sender.ts';
import { startSession } from '#sync/engine/session.ts';
import { helperOutbox, helperSender } from '#sync/helper/helper-outbox.ts';
import { visitorActing, visitorOutbox, visitorSender } from '#sync/visitor-outbox.ts';

/** Results after which the browser should wake the worker again. */
const tryAgain: readonly DrainEnd[] = ['unreachable', 'storage-failed'];

/** @returns the result of the drain when items are left to send. */
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
 * Sends queued items while no window of the app is open. Items of an account wait for its session, those of a student
 * for her link; those of visitors need none.
 * @throws Error when items are left, so that the browser retries later.
 */
export async function flushInBackground(): Promise<void> {
  const visitorEnd = await flushFor(visitorActing.actorUid, visitorOutbox(), visitorSender);
  const student = await keptStudent();
  const helperEnd = student === null ? null : await flushFor(student, helperOutbox(), helperSender);
  const user = await currentUser();
  const left = user === null ? null : await flushFor(user.uid, deviceOutbox(), accountSender);
  const end = left ?? helperEnd ?? visitorEnd;
  if (end !== null) throw new Error(`not everything could be sent: ${end}`);
}
