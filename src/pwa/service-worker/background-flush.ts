import { currentUser } from '#firebase/auth.ts';
import { deviceOutbox, deviceVisitorOutbox } from '#offline/device.ts';
import type { DrainEnd, Outbox, OutboxSender } from '#offline/outbox/types.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { outboxSender } from '../outbox-sender.ts';
import { visitorSender } from '../visitor-sender.ts';

/** Ends after which the browser should wake the worker again: what is saved here has not arrived. */
const tryAgain: readonly DrainEnd[] = ['unreachable', 'storage-failed'];

/** @returns how it ended when something is left to send. */
async function flushFor(uid: string, outbox: Outbox, sender: OutboxSender): Promise<DrainEnd | null> {
  const stop = outbox.start({ uid, sender });
  try {
    const { end, nextDueInMs } = await outbox.flush();
    return tryAgain.includes(end) || nextDueInMs !== null ? end : null;
  } finally {
    stop();
  }
}

/**
 * Sends what waits, with every window of the app closed. Nobody signed in is no failure: the items wait for that; those
 * of visitors wait for nobody.
 * @throws Error when something is left to send, so that the browser tries again with its own patience.
 */
export async function flushInBackground(): Promise<void> {
  const formsLeft = await flushFor(visitorOwner, deviceVisitorOutbox(), visitorSender);
  const user = await currentUser();
  const left = user === null ? null : await flushFor(user.uid, deviceOutbox(), outboxSender);
  const end = left ?? formsLeft;
  if (end !== null) throw new Error(`not everything could be sent: ${end}`);
}
