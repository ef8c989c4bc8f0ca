import { beginBusy } from '#lib/busy.ts';

// The overview comes with the dashboard; the other views when they are asked for, or when there is time.
export const loadRequestForm = () => import('#features/requests/request-form-screen.tsx');
export const loadMyRequests = () => import('#features/requests/my-requests-screen.tsx');

/** Fetches the code of every view, so that each opens without a network also before the service worker is there. */
export async function loadEveryView(): Promise<void> {
  // One that cannot be fetched now is fetched when it is asked for: no reason to load the page anew.
  const endBusy = beginBusy('fetching the views');
  await Promise.allSettled([loadRequestForm(), loadMyRequests()]);
  endBusy();
}
