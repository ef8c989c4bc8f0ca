import { Queue as WorkboxQueue } from 'workbox-background-sync';
import { commitBody } from './commit-body.ts';
import type { Queue } from './queue.ts';

export interface WorkboxServer {
  /** host:port of Firestore. */
  readonly host: string;
  /** projects/{project}/databases/{database} */
  readonly database: string;
  readonly idToken: string;
}

/**
 * workbox-background-sync, with one REST commit per request. It is made for a service worker; in a page it lacks only
 * the registration, and need not request a sync after every push, which is to its advantage.
 */
export function openWorkboxQueue({ host, database, idToken }: WorkboxServer): Queue {
  Object.defineProperty(self, 'registration', { value: {} });
  const queue = new WorkboxQueue('bench', { onSync: () => undefined });
  return {
    async prepare(request) {
      const commit = new Request(`http://${host}/v1/${database}/documents:commit`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'text/plain' },
        body: commitBody(database, request),
      });
      return () => queue.pushRequest({ request: commit });
    },
    size: () => queue.size(),
    flush: () => queue.replayRequests(),
    rest: async () => undefined,
  };
}
