import { useSyncExternalStore } from 'react';
import { waitingForms } from '#pwa/visitor-forms.ts';

/** How many forms wait on this device: none in a page as it was made beforehand. */
export function useWaitingForms(): number {
  return useSyncExternalStore(waitingForms.observe, waitingForms.count, () => 0);
}
