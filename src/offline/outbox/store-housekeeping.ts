import { showsChanges } from '#domain/accounts/profile-changes.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxStore } from './store.ts';
import { isSettled } from './transitions.ts';
import type { Listed, ListedProfile, ListedRequest, OutboxItem } from './types.ts';

/** A settled item that no list ever showed does not stand in sight for ever. */
const inSightMs = 24 * 60 * 60_000;

/** More than anybody asks for in years; counted, not timed, since clocks jump. */
const mostShelved = 300;

/** What the server shows, the way items ask for it. */
interface Shown {
  readonly statusOf: ReadonlyMap<string, string>;
  readonly profile: ListedProfile['profile'] | null;
}

function shownBy(listed: readonly Listed[]): Shown {
  const requests = listed.filter((entry): entry is ListedRequest => 'request_id' in entry);
  const profiles = listed.filter((entry): entry is ListedProfile => 'profile' in entry);
  return {
    statusOf: new Map(requests.map(({ request_id, status }) => [request_id, status])),
    profile: profiles.at(-1)?.profile ?? null,
  };
}

/**
 * A received request is done here once it is listed; a received cancellation once it is listed as cancelled; a received
 * change once the profile no longer shows what was there before.
 */
function isShown({ state, aggregate, command }: OutboxItem, { statusOf, profile }: Shown): boolean {
  if (state !== 'received') return false;
  const status = statusOf.get(aggregate);
  switch (command.kind) {
    case 'create-request':
      return status !== undefined;
    case 'cancel-request':
      return status !== undefined && readRequestStatus(status) === 'cancelled';
    case 'join-waiting-list':
    case 'tip-employer':
      return true;
    case 'update-profile':
      return profile !== null && showsChanges(profile, command.changes);
  }
}

/** Received items that are done. What came before something that shows is done as well, whatever it says itself. */
function doneItems(items: readonly OutboxItem[], shown: Shown): readonly OutboxItem[] {
  const done = items.filter((item) => isShown(item, shown));
  const isBeforeDone = (item: OutboxItem) =>
    item.command.kind === 'update-profile' &&
    done.some((other) => other.command.kind === 'update-profile' && other.sequence > item.sequence);
  return items.filter((item) => done.includes(item) || (item.state === 'received' && isBeforeDone(item)));
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

    shelve: (uid: string, listed: readonly Listed[], now: number) =>
      database.transact(async (rows) => {
        const shown = shownBy(listed);
        const items = await rows.ofUser(uid);
        const done = new Set(doneItems(items, shown));
        const fresh = items.filter((item) => !item.shelved && (done.has(item) || isOld(item, now)));
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
