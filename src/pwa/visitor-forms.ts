import { createListeners } from '#lib/listeners.ts';
import { hasPendingForms } from '#offline/pending-forms.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';

const listeners = createListeners();
let pending = 0;

function notifyCount(count: number): void {
  pending = count;
  listeners.notify();
}

/** Loads the outbox and the sender, only when a form is sent or queued. */
async function sending() {
  const outbox = await import('./send-pending-forms.ts');
  outbox.sendPendingForms(notifyCount);
  return outbox;
}

/** Preloads the sending code while a form is being filled in: the network may be gone when it is submitted. */
export function prepareToPost(): void {
  // A failed preload is retried when the form is sent.
  sending().catch(() => {});
}

/** Queues a visitor's form until the server has it. */
export async function postForm(command: VisitorCommand): Promise<FormDelivery> {
  try {
    const outbox = await sending();
    return await outbox.postForm(command);
  } catch {
    return { kind: 'failed', error: { code: 'network' } };
  }
}

/** Whether forms of an earlier page are queued on this device. */
export const waitingForms = hasPendingForms;

/** Resumes them. Must be called once, at the start of a page. */
export function resumeForms(): void {
  prepareToPost();
}

/** The number of queued forms on this device, as far as this page knows. */
export const pendingFormCount = {
  count: () => pending,
  observe: listeners.add,
} as const;
