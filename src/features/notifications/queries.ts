import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { notificationSchema } from '#domain/documents/notification.ts';
import { listNotifications } from '#firebase/notifications/notifications.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';

/** The mails of a year or two, for most people. */
export const shownNotifications = 100;

export const notificationQueries = {
  /** The newest first. */
  list: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'notifications',
      read: () => listNotifications(acting, shownNotifications),
      schema: z.array(notificationSchema),
      staleMs: 0,
      pollMs,
    }),
};
