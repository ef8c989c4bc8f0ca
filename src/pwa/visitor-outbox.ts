import { deliverForm, type FormDelivery } from '#offline/deliver-form.ts';
import { deviceVisitorOutbox } from '#offline/device.ts';
import { pageTriggers } from '#offline/outbox/page-triggers.ts';
import type { VisitorCommand } from '#offline/outbox/types.ts';
import { deviceTimers } from '#offline/timers.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { uncounted } from './uncounted.ts';
import { visitorSender } from './visitor-sender.ts';

let isSending = false;

/**
 * Sends what visitors left on this device for as long as the page lives. What the server refused is offered once more: by
 * then nobody who could mend it may be there, and rules that were wrong may have been put right.
 * @param onCount hears how many forms wait, at once and at every change.
 */
export function sendWaitingForms(onCount: (count: number) => void): void {
  if (isSending) return;
  isSending = true;
  const outbox = deviceVisitorOutbox();
  outbox.start({
    uid: visitorOwner,
    sender: uncounted(visitorSender),
    triggers: pageTriggers({ window, document, navigator }),
  });
  let isFirst = true;
  outbox.observe(visitorOwner, (items) => {
    if (isFirst) {
      for (const item of items) if (item.state === 'needs-you') void outbox.retry(visitorOwner, item.id);
    }
    isFirst = false;
    onCount(items.length);
  });
}

export const postForm = (command: VisitorCommand): Promise<FormDelivery> =>
  deliverForm(command, { outbox: deviceVisitorOutbox(), timers: deviceTimers });
