import { visitorOwner } from '../visitor-owner.ts';
import { dueInMs } from './backoff.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import { headsOf, nextDueInMs } from './queue-order.ts';
import { joinRefusedChange } from './store-profile.ts';
import type { Outcome, OutboxStore } from './store.ts';
import { advance, type OutboxEvent } from './transitions.ts';
import type { OutboxItem } from './types.ts';

function eventOf(outcome: Outcome, now: number): OutboxEvent {
  switch (outcome.kind) {
    case 'received':
      return { kind: 'receive', at: now };
    case 'failed':
      return { ...outcome, kind: 'fail', nextAttemptAt: now + outcome.waitMs };
    case 'refused':
      return { kind: 'refuse', error: outcome.error };
  }
}

/** A refused request that was to be cancelled anyway: both are done, the server has neither. */
function withdrawBoth(create: OutboxItem, items: readonly OutboxItem[], now: number): OutboxItem[] {
  const cancellation = items.find(
    ({ aggregate, command, state }) =>
      aggregate === create.aggregate && command.kind === 'cancel-request' && state === 'waiting',
  );
  if (!cancellation) return [];
  return [create, cancellation]
    .map((item) => advance(item, { kind: 'cancel', at: now }))
    .filter((item) => item !== null);
}

/** What a refusal comes to when the person has gone on meanwhile; nothing when it is theirs to deal with. */
function overtakenRefusal(item: OutboxItem, items: readonly OutboxItem[], now: number): OutboxItem[] {
  switch (item.command.kind) {
    case 'create-request':
      return withdrawBoth(item, items, now);
    case 'update-profile':
      return joinRefusedChange(item, items, now);
    case 'cancel-request':
    case 'join-waiting-list':
    case 'tip-employer':
      return [];
  }
}

/** The items that an outcome changes: mostly the one it is about. */
function changedBy(outcome: Outcome, item: OutboxItem, items: readonly OutboxItem[], now: number): OutboxItem[] {
  if (outcome.kind === 'refused') {
    const overtaken = overtakenRefusal(item, items, now);
    if (overtaken.length > 0) return overtaken;
  }
  const advanced = advance(item, eventOf(outcome, now));
  return advanced ? [advanced] : [];
}

/** Nobody will look for it on this device again, and its words are somebody's own: it goes as soon as it has arrived. */
const isArrivedForm = ({ uid, state }: OutboxItem) => uid === visitorOwner && state === 'received';

/** Sets free what an earlier flusher took along when it died, in the lists given. */
function recoverAbandoned(
  items: readonly OutboxItem[],
  token: string,
): { items: OutboxItem[]; recovered: OutboxItem[] } {
  const recovered: OutboxItem[] = [];
  const all = items.map((item) => {
    if (item.state !== 'sending' || item.lease === token) return item;
    const free = advance(item, { kind: 'recover' });
    if (!free) return item;
    recovered.push(free);
    return free;
  });
  return { items: all, recovered };
}

/** What a flusher does to the outbox. */
export function storeFlushing(database: OutboxDatabase): Pick<OutboxStore, 'claim' | 'settle' | 'beat' | 'wake'> {
  return {
    claim: ({ uid, token, limit, now, skip, mayTake }) =>
      database.transact(async (rows) => {
        const lease = await rows.readLease();
        if (!mayTake(lease)) return { kind: 'busy', lease } as const;

        const { items, recovered } = recoverAbandoned(await rows.ofUser(uid), token);
        const claimed = headsOf(items)
          .filter((item) => item.state === 'waiting' && !skip.has(item.sequence) && dueInMs(item, now) === 0)
          .slice(0, limit)
          .map((item) => advance(item, { kind: 'claim', lease: token }))
          .filter((item) => item !== null);
        const taken = new Set(claimed.map(({ sequence }) => sequence));
        await rows.put([...recovered.filter(({ sequence }) => !taken.has(sequence)), ...claimed]);

        if (claimed.length === 0) {
          if (lease) await rows.writeLease(null);
          return { kind: 'idle', nextDueInMs: nextDueInMs(items, now) } as const;
        }
        await rows.writeLease({ token, beat: 0 });
        return { kind: 'claimed', items: claimed } as const;
      }),

    settle: ({ uid, token, now, outcomes }) =>
      database.transact(async (rows) => {
        const items = await rows.ofUser(uid);
        const changed: OutboxItem[] = [];
        let settled = 0;
        for (const item of items) {
          const outcome = outcomes.get(item.sequence);
          if (!outcome) continue;
          // A flusher that was replaced while it slept may still bring a receipt, which is a fact. Its failures and
          // refusals are no longer anybody's business: its successor asks for itself.
          const mine = item.state === 'sending' && item.lease === token;
          if (!mine && outcome.kind !== 'received') continue;
          if (outcome.kind !== 'failed') settled += 1;
          changed.push(...changedBy(outcome, item, items, now));
        }
        const arrivedForms = changed.filter(isArrivedForm);
        await rows.remove(arrivedForms.map(({ sequence }) => sequence));
        await rows.put(changed.filter((item) => !arrivedForms.includes(item)));
        if ((await rows.readLease())?.token === token) await rows.writeLease(null);
        return settled;
      }),

    beat: (token) =>
      database.transact(async (rows) => {
        const lease = await rows.readLease();
        if (lease?.token !== token) return false;
        await rows.writeLease({ token, beat: lease.beat + 1 });
        return true;
      }),

    wake: (uid) =>
      database.transact(async (rows) => {
        const waiting = (await rows.ofUser(uid)).filter(
          (item) => item.state === 'waiting' && (item.failures > 0 || item.nextAttemptAt > 0) && !item.serverAsked,
        );
        await rows.put(waiting.map((item) => advance(item, { kind: 'wake' })).filter((item) => item !== null));
      }),
  };
}
