import { signIn } from '#firebase/auth/sign-in.ts';
import type { Credentials, Queue } from './queue.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { accountSender } from '#sync/account-sender.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { startSession } from '#sync/engine/session.ts';

/** The app's outbox with its sender, not started until it may flush, as without a network. */
export async function openOutboxQueue({ uid, email, password }: Credentials): Promise<Queue> {
  const signedIn = await signIn(email, password);
  if (!signedIn.ok) throw new Error(`the sign-in failed: ${signedIn.error.code}`);
  const outbox = deviceOutbox();
  let stop = () => {};

  const size = async () => {
    const pending = await outbox.pendingCount(uid);
    if (!pending.ok) throw new Error(`the outbox cannot be counted: ${pending.error.code}`);
    return pending.value;
  };

  return {
    prepare: async (request) => async () => {
      const saved = await outbox.enqueue(forSelf(uid), { kind: 'create-request', request });
      if (!saved.ok) throw new Error(`the outbox did not save: ${saved.error.code}`);
    },
    size,
    async flush() {
      stop = outbox.start(startSession, { actorUid: uid, sender: accountSender });
      const { end } = await outbox.flush();
      if (end !== 'drained') throw new Error(`the outbox stopped: ${end}`);
    },
    rest: async () => stop(),
  };
}
