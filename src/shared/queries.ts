import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { serverPart } from '#firebase/server-part.ts';
import { ok } from '#domain/result.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

const usersAtServer = serverPart(() => import('#firebase/interim-users.ts'));
const categoriesAtServer = serverPart(() => import('#firebase/task-categories.ts'));

const minute = 60_000;

/** spec.md section 7: categories are cached for 5 minutes. */
export const stableMs = 5 * minute;

/** Queries that more than one feature uses; the others are in each feature's `queries.ts`. */
export const sharedQueries = {
  /** The senior's account; polled, so changes made on another device appear. */
  account: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'account',
      // Nobody else may read it.
      read: async () =>
        acting.actorUid === acting.seniorId ? usersAtServer((part) => part.readInterimUser(acting.seniorId)) : ok(null),
      schema: z.nullable(interimUserSchema),
      onKept: (profile) => {
        if (profile !== null) void deviceOutbox().confirmShown(acting, [{ profile }]);
      },
      staleMs: 0,
      pollMs,
    }),
  categories: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'categories',
      read: () => categoriesAtServer((part) => part.listTaskCategories()),
      schema: z.array(taskCategorySchema),
      staleMs: stableMs,
      pollMs: false,
    }),
};
