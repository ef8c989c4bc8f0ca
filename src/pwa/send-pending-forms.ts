import { deviceTimers } from '#offline/timers.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import { deliverForm, type FormDelivery } from '#sync/deliver-form.ts';
import { bypassRequestLimit } from '#sync/engine/bypass-request-limit.ts';
import { startSession } from '#sync/engine/session.ts';
import { pageTriggers } from '#sync/engine/triggers.ts';
import { visitorActing, visitorOutbox, visitorSender } from '#sync/visitor-outbox.ts';

let isSending = false;

/**
 * Sends the forms queued on this device while the page lives. A rejected form is retried once: its visitor may be gone,
 * and faulty rules may have been corrected.
 * @param onCount called with the number of queued forms, now and at every change.
 */
export function sendPendingForms(onCount: (count: number) => void): void {
  if (isSending) return;
  isSending = true;
  const outbox = visitorOutbox();
  outbox.start(startSession, {
    actorUid: visitorActing.actorUid,
    sender: bypassRequestLimit(visitorSender),
    triggers: pageTriggers({ window, document, navigator }),
  });
  let isFirst = true;
  outbox.observe(visitorActing, (items) => {
    if (isFirst) {
      for (const item of items) if (item.state === 'needs-you') void outbox.retry(visitorActing, item.id);
    }
    isFirst = false;
    onCount(items.length);
  });
}

export const postForm = (command: VisitorCommand): Promise<FormDelivery> =>
  deliverForm(command, { outbox: visitorOutbox(), timers: deviceTimers });
