import { readRequestStatus } from '#domain/request-status.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxStore } from './store.ts';
import { isSettled } from './transitions.ts';
import type { ListedRequest, OutboxItem } from './types.ts';

/** A settled item that no list ever showed does not stand in sight for ever. */
const inSightMs = 24 * 60 * 60_000;

/** More than anybody asks for in years; counted, not timed, since clocks jump. */
const mostShelved = 300;

/** A received request is done here once it is listed; a received cancellation once it is listed as cancelled. */
function isShown(item: OutboxItem, statusOf: ReadonlyMap<string, string>): boolean {
  const status = statusOf.get(item.aggregate);
  if (item.state !== 'received' || status === undefined) return false;
  return item.command.kind === 'create-request' || readRequestStatus(status) === 'cancelled';
}

const isOld = (item: OutboxItem, now: number) =>
  isSettled(item) && item.settledAt !== null && now - item.settledAt > inSightMs;

const sequencesOf = (items: readonly OutboxItem[]) => items.map(({ sequence }) => sequence);

/** What clears the outbox of what has done its work. */
export function storeHousekeeping(
  database: OutboxDatabase,
): Pick<OutboxStore, 'list' | 'shelve' | 'forgetSettled' | 'forgetAll'> {
  return {
    list: (uid) => database.list(uid),

    shelve: (uid: string, listed: readonly ListedRequest[], now: number) =>
      database.transact(async (rows) => {
        const statusOf = new Map(listed.map(({ request_id, status }) => [request_id, status]));
        const items = await rows.ofUser(uid);
        const fresh = items.filter((item) => !item.shelved && (isShown(item, statusOf) || isOld(item, now)));
        await rows.put(fresh.map((item) => ({ ...item, shelved: true })));
        await rows.remove(sequencesOf(items.filter(({ shelved }) => shelved).slice(0, -mostShelved)));
      }),

    forgetSettled: (uid) =>
      database.transact(async (rows) => {
        const items = await rows.ofUser(uid);
        const settled = items.filter(isSettled);
        await rows.remove(sequencesOf(settled));
        return items.length - settled.length;
      }),

    forgetAll: (uid) =>
      database.transact(async (rows) => {
        await rows.remove(sequencesOf(await rows.ofUser(uid)));
      }),
  };
}
