import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { chosenChannelsSchema } from '#domain/documents/alerts/notification-preferences.ts';
import { readChosenChannels } from '#firebase/notifications/notification-preferences.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

export const preferenceQueries = {
  chosen: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: 'chosen-channels',
      read: () => readChosenChannels(acting),
      schema: chosenChannelsSchema,
      onKept: (kinds) => void deviceOutbox().confirmShown(acting, [{ kinds }]),
      staleMs: 0,
      pollMs,
    }),
};
