import { QueryClient } from '@tanstack/react-query';

/** Cached server answers of this page. Data that outlives the page are in src/offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Only a request shows whether there is a network, not navigator.onLine.
      networkMode: 'always',
      retry: 1,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
  },
});
