import { currentUser } from '#firebase/auth.ts';
import { deviceOutbox } from '#offline/device.ts';
import type { DrainEnd } from '#offline/outbox/types.ts';
import { outboxSender } from '../outbox-sender.ts';

/** Ends after which the browser should wake the worker again: what is saved here has not arrived. */
const tryAgain: readonly DrainEnd[] = ['unreachable', 'storage-failed'];

/**
 * Sends what waits, with every window of the app closed. Nobody signed in is no failure: the items wait for that.
 * @throws Error when something is left to send, so that the browser tries again with its own patience.
 */
export async function flushInBackground(): Promise<void> {
  const user = await currentUser();
  if (user === null) return;
  const outbox = deviceOutbox();
  const stop = outbox.start({ uid: user.uid, sender: outboxSender });
  try {
    const { end, nextDueInMs } = await outbox.flush();
    if (tryAgain.includes(end) || nextDueInMs !== null) throw new Error(`not everything could be sent: ${end}`);
  } finally {
    stop();
  }
}
