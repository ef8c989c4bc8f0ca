import { createListeners } from '#lib/listeners.ts';
import { hasPendingForms } from '#offline/pending-forms.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { FormDelivery } from '#sync/deliver-form.ts';

const listeners = createListeners();
let pending = 0;

function tellCount(count: number): void {
  pending = count;
  listeners.notify();
}

/** The database of the device and the way to the server: loaded only when a form is sent or waits. */
async function sending() {
  const outbox = await import('./send-pending-forms.ts');
  outbox.sendPendingForms(tellCount);
  return outbox;
}

/** Loads what sends forms while one is being filled in: by the time that it is sent, the network may be gone. */
export function prepareToPost(): void {
  // What cannot be loaded now is asked for again when the form is sent.
  sending().catch(() => {});
}

/** Keeps a visitor's form until the server has it. */
export async function postForm(command: VisitorCommand): Promise<FormDelivery> {
  try {
    const outbox = await sending();
    return await outbox.postForm(command);
  } catch {
    return { kind: 'failed', error: { code: 'network' } };
  }
}

/** Goes on with what an earlier page could not send. Called once, at the start of a page. */
export async function resumeForms(): Promise<void> {
  if (await hasPendingForms()) prepareToPost();
}

/** How many forms wait on this device, as far as this page has reason to know. */
export const waitingForms = {
  count: () => pending,
  observe: listeners.add,
} as const;
