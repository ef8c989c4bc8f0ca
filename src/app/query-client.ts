import { notifyManager, QueryClient } from '@tanstack/react-query';
import { inOwnTask } from '#lib/start/in-own-task.ts';
import { shareEqual } from '#lib/values/share-equal.ts';

// What was read is drawn before other tasks that wait, and costs no timer.
notifyManager.setScheduler((tell) => void inOwnTask(tell));

/** Cached server answers of this page. Data that outlives the page are in src/offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Only a request shows whether there is a network, not navigator.onLine.
      networkMode: 'always',
      retry: 1,
      structuralSharing: shareEqual,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
  },
});
