import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { knownCircleSchema } from '#domain/documents/circles/known-circle.ts';
import { serverPart } from '#firebase/server-part.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

const circlesAtServer = serverPart(() => import('#firebase/circles/own-circle.ts'));

/** A senior's own circle: who is in it, who was, and who was asked. */
export const ownCircleQuery = (acting: ActingFor) =>
  cachedQuery({
    acting,
    name: 'circle',
    read: () => circlesAtServer(({ readCircle }) => readCircle(acting.seniorId)),
    schema: knownCircleSchema,
    onKept({ members }) {
      const ended = members.flatMap(({ user_id, ended_at }) => (ended_at === null ? [] : [user_id]));
      void deviceOutbox().confirmShown(acting, [{ ended }]);
    },
    staleMs: 0,
    pollMs,
  });
