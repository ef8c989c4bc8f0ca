import { deviceOutbox } from '#sync/account-outbox.ts';
import { accountSender } from '#sync/account-sender.ts';
import { bypassRequestLimit } from '#sync/engine/bypass-request-limit.ts';
import { startSession } from '#sync/engine/session.ts';
import { pageTriggers } from '#sync/engine/triggers.ts';

/** Sends this actor's items, now and at every trigger, until the returned function is called. */
export function startPageOutbox(actorUid: string): () => void {
  return deviceOutbox().start(startSession, {
    actorUid,
    sender: bypassRequestLimit(accountSender),
    triggers: pageTriggers({ window, document, navigator }),
  });
}
