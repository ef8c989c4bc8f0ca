import { deviceOutbox } from '#offline/device.ts';
import { pageTriggers } from '#offline/outbox/page-triggers.ts';
import { outboxSender } from './outbox-sender.ts';
import { uncounted } from './uncounted.ts';

/** Sends what this person saved, now and whenever it may work again, until the returned function is called. */
export function startPageOutbox(uid: string): () => void {
  return deviceOutbox().start({
    uid,
    sender: uncounted(outboxSender),
    triggers: pageTriggers({ window, document, navigator }),
  });
}
