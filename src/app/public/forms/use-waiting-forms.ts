import { useSyncExternalStore } from 'react';
import { waitingForms } from '#pwa/visitor-forms.ts';

/** The number of forms that wait on this device; 0 while prerendering. */
export function useWaitingForms(): number {
  return useSyncExternalStore(waitingForms.observe, waitingForms.count, () => 0);
}
