import { newItem } from '#sync/engine/item.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { MadeliefDatabase } from '#offline/db.ts';
import type { Credentials, Saver } from './queue.ts';

/**
 * Dexie alone: the same row, in the same table with the same indexes and the same durability, added in one transaction that
 * reads nothing, merges nothing and touches no other table.
 */
export function openDexieSaver({ uid }: Credentials): Saver {
  const { outbox } = new MadeliefDatabase('bench-dexie');
  return {
    prepare: async (request) => async () => {
      const command = { kind: 'create-request', request };
      const identity = { id: request.request_id, aggregate: request.request_id };
      const { actorUid, hasRetryAfter, archived, ...item } = newItem(forSelf(uid), identity, command, Date.now());
      await outbox.add({ ...item, uid: actorUid, serverAsked: hasRetryAfter, shelved: archived });
    },
    size: () => outbox.count(),
    rest: () => outbox.clear(),
  };
}
