import type { FormDelivery } from '#offline/deliver-form.ts';
import type { VisitorCommand } from '#offline/outbox/types.ts';
import { doFormsWait } from '#offline/waiting-forms.ts';

const listeners = new Set<() => void>();
let waiting = 0;

function tellCount(count: number): void {
  waiting = count;
  for (const listener of listeners) listener();
}

/** The database of the device and the way to the server: loaded when somebody submits or something waits, not before. */
async function sending() {
  const outbox = await import('./visitor-outbox.ts');
  outbox.sendWaitingForms(tellCount);
  return outbox;
}

/** Gets ready while somebody fills in a form: by the time that it is sent, the network may be gone. */
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
  if (await doFormsWait()) prepareToPost();
}

/** How many forms wait on this device, as far as this page has reason to know. */
export const waitingForms = {
  count: () => waiting,
  observe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
