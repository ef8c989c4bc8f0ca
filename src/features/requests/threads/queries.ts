import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { threadSchema } from '#domain/documents/threads/thread.ts';
import { serverPart } from '#firebase/server-part.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export const threadsAtServer = serverPart(() => import('#firebase/threads/threads.ts'));

/** More visits than anybody talks about at a time. */
const threadsAtMost = 30;

export const threadQueries = {
  /** Of all visits of the senior, so that what is new is known wherever it is shown. */
  list: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'threads',
      read: () => threadsAtServer(({ listThreads }) => listThreads(acting, threadsAtMost)),
      schema: z.array(threadSchema),
      onKept: (threads) => {
        const shown = threads.flatMap(({ messages }) => messages.map(({ id }) => ({ message_id: id })));
        void deviceOutbox().confirmShown(acting, shown);
      },
      staleMs: 0,
      pollMs,
    }),
};
