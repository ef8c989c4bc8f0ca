import { useSyncExternalStore } from 'react';
import { pendingFormCount } from '#pwa/visitor-forms.ts';

/** The number of forms that wait on this device; 0 while prerendering. */
export function useWaitingForms(): number {
  return useSyncExternalStore(pendingFormCount.observe, pendingFormCount.count, () => 0);
}
