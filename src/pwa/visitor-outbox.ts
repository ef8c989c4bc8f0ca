import { clearFormsWaiting, markFormsWaiting } from '#lib/waiting-forms-mark.ts';
import { deliverForm, type FormDelivery } from '#offline/deliver-form.ts';
import { deviceVisitorOutbox } from '#offline/device.ts';
import { pageTriggers } from '#offline/outbox/page-triggers.ts';
import type { VisitorCommand } from '#offline/outbox/types.ts';
import { deviceTimers } from '#offline/timers.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';
import { uncounted } from './uncounted.ts';
import { visitorSender } from './visitor-sender.ts';

let isSending = false;
let underHand = 0;

/** The mark goes when nothing waits. Another tab may have kept something meanwhile: it is put back, then. */
async function tidyMark(): Promise<void> {
  if (underHand > 0) return;
  clearFormsWaiting();
  const left = await deviceVisitorOutbox().pendingCount(visitorOwner);
  if (underHand > 0 || !left.ok || left.value > 0) markFormsWaiting();
}

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
    if (items.length === 0) void tidyMark();
  });
}

export async function postForm(command: VisitorCommand): Promise<FormDelivery> {
  underHand += 1;
  // Before it is on disk: a page that dies right after must leave the mark behind.
  markFormsWaiting();
  const delivery = await deliverForm(command, { outbox: deviceVisitorOutbox(), timers: deviceTimers });
  underHand -= 1;
  if (delivery.kind !== 'kept') void tidyMark();
  return delivery;
}
