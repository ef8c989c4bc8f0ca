import { QueryClient } from '@tanstack/react-query';

/** Server answers of this page. What must outlive the page is in src/offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Whether there is a network shows in an answer, not in navigator.onLine.
      networkMode: 'always',
      retry: 1,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
  },
});
