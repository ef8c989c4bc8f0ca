import {
  changedUnits,
  composeChanges,
  includesChanges,
  type ProfileChanges,
} from '#domain/accounts/profile-changes.ts';
import { err, ok } from '#lib/result.ts';
import { newItem, profileAggregate } from './new-item.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxStore } from './store.ts';
import { advance } from './transitions.ts';
import type { OutboxItem } from './types.ts';

const changesOf = ({ command }: OutboxItem): ProfileChanges =>
  command.kind === 'update-profile' ? command.changes : { before: {}, after: {} };

const neverLeft = (item: OutboxItem) => item.state === 'waiting' && item.attempts === 0;

/** Its wish lives on in a later item: done with, and kept only so that the same form does not save it anew. */
function superseded(item: OutboxItem, now: number): OutboxItem[] {
  const cancelled = advance(item, { kind: 'cancel', at: now });
  return cancelled ? [{ ...cancelled, shelved: true }] : [];
}

/**
 * A refused change with a later one behind it: the later one was made on top of it, so the two are one wish, which the
 * server has yet to judge. There is never a refused change beside one on its way.
 * @returns what changes; nothing when there is no later one.
 */
export function joinRefusedChange(refused: OutboxItem, items: readonly OutboxItem[], now: number): OutboxItem[] {
  const later = items.find((item) => item.aggregate === refused.aggregate && neverLeft(item));
  if (later?.command.kind !== 'update-profile') return [];
  const changes = composeChanges(changesOf(refused), later.command.changes);
  const command = { ...later.command, changes };
  const joined = changedUnits(changes).length === 0 ? superseded(later, now) : [{ ...later, command }];
  return [...superseded(refused, now), ...joined];
}

/** What a person does to their profile. */
export function storeProfile(database: OutboxDatabase): Pick<OutboxStore, 'saveProfile'> {
  return {
    saveProfile: ({ uid, changeId, changes, answers, now }) =>
      database.transact(async (rows) => {
        const items = await rows.ofAggregate(uid, profileAggregate);
        const existing = items.find(({ id }) => id === changeId);
        if (existing) {
          // A second press, or this very transaction run again; what was taken along into it stands there too.
          if (!includesChanges(changesOf(existing), changes)) return err({ code: 'already-exists' });
          await rows.dropDraft(uid, changeId);
          return ok(existing);
        }
        const taken = items.filter((item) => item.state === 'needs-you' || neverLeft(item));
        const earlier = taken.filter(({ id }) => id !== answers).map(changesOf);
        const whole = [...earlier, changes].reduce(composeChanges);
        const fresh = newItem(uid, { kind: 'update-profile', changeId, changes: whole }, now);
        // Back to what it was: nothing is to be sent, and the id is taken all the same.
        const nothingLeft = changedUnits(whole).length === 0;
        const [item] = await Promise.all([
          rows.add(nothingLeft ? { ...fresh, state: 'cancelled', settledAt: now, shelved: true } : fresh),
          rows.put(taken.flatMap((earlierItem) => superseded(earlierItem, now))),
          rows.dropDraft(uid, changeId),
        ]);
        return ok(item);
      }),
  };
}
