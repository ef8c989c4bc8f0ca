import { dueInMs } from './backoff.ts';
import type { CommandRegistry } from './command.ts';
import type { Lease, OutboxDatabase, OutboxRows } from './database.ts';
import {
  advance,
  type Command,
  nextDueInMs,
  nextPerAggregate,
  type OutboxEvent,
  type OutboxItem,
  type Rejection,
} from './item.ts';

export interface ClaimOptions {
  readonly actorUid: string;
  readonly token: string;
  readonly limit: number;
  readonly now: number;
  /** Items already attempted in this drain; their next attempt belongs to another drain. */
  readonly skip: ReadonlySet<number>;
  /** Whether the current holder may be replaced. */
  mayTake(lease: Lease | null): boolean;
}

export type Claim =
  | { readonly kind: 'busy'; readonly lease: Lease | null }
  /** No item is due. The lease is free. */
  | { readonly kind: 'idle'; readonly nextDueInMs: number | null }
  | { readonly kind: 'claimed'; readonly items: readonly OutboxItem[] };

export type Outcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'failed'; readonly error: Rejection; readonly waitMs: number; readonly hasRetryAfter: boolean }
  | { readonly kind: 'rejected'; readonly error: Rejection };

export interface SettleOptions {
  readonly actorUid: string;
  readonly token: string;
  readonly now: number;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

function eventOf(outcome: Outcome, now: number): OutboxEvent {
  switch (outcome.kind) {
    case 'received':
      return { kind: 'receive', at: now };
    case 'failed':
      return { ...outcome, kind: 'fail', nextAttemptAt: now + outcome.waitMs };
    case 'rejected':
      return { kind: 'reject', error: outcome.error };
  }
}

/**
 * Returns the items that result when a waiting item of the same aggregate takes over a rejection; empty when none does.
 */
function takenOver<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  rejected: OutboxItem,
  items: readonly OutboxItem[],
  now: number,
): readonly OutboxItem[] {
  for (const item of items) {
    const isOfSame = item.aggregate === rejected.aggregate && item.seniorId === rejected.seniorId;
    const own = item !== rejected && isOfSame && item.state === 'waiting' ? registry.read(item) : null;
    const changed = own ? (registry.find(own.command.kind)?.takeOverRejected?.(own, rejected, now) ?? []) : [];
    if (changed.length > 0) return changed;
  }
  return [];
}

/** Recovers items left in `sending` by a holder that died. */
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

function changedBy<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  outcome: Outcome,
  item: OutboxItem,
  items: readonly OutboxItem[],
  now: number,
): readonly OutboxItem[] {
  const taken = outcome.kind === 'rejected' ? takenOver(registry, item, items, now) : [];
  if (taken.length > 0) return taken;
  const advanced = advance(item, eventOf(outcome, now));
  return advanced ? [advanced] : [];
}

async function claim<Kind extends Command>(
  rows: OutboxRows,
  registry: CommandRegistry<Kind>,
  { actorUid, token, limit, now, skip, mayTake }: ClaimOptions,
): Promise<Claim> {
  const lease = await rows.readLease();
  if (!mayTake(lease)) return { kind: 'busy', lease };

  const { items, recovered } = recoverAbandoned(await rows.ofActor(actorUid), token);
  // An unreadable row blocks its aggregate until the version of the app that wrote it returns.
  const next = nextPerAggregate(items).filter((item) => registry.read(item) !== null);
  const claimed = next
    .filter((item) => item.state === 'waiting' && !skip.has(item.sequence) && dueInMs(item, now) === 0)
    .slice(0, limit)
    .map((item) => advance(item, { kind: 'claim', lease: token }))
    .filter((item) => item !== null);
  const taken = new Set(claimed.map(({ sequence }) => sequence));
  await rows.put([...recovered.filter(({ sequence }) => !taken.has(sequence)), ...claimed]);

  if (claimed.length === 0) {
    if (lease) await rows.writeLease(null);
    return { kind: 'idle', nextDueInMs: nextDueInMs(next, now) };
  }
  await rows.writeLease({ token, heartbeat: 0 });
  return { kind: 'claimed', items: claimed };
}

async function settle<Kind extends Command>(
  rows: OutboxRows,
  registry: CommandRegistry<Kind>,
  { actorUid, token, now, outcomes }: SettleOptions,
): Promise<number> {
  const items = await rows.ofActor(actorUid);
  const changed: OutboxItem[] = [];
  let settled = 0;
  for (const item of items) {
    const outcome = outcomes.get(item.sequence);
    if (!outcome) continue;
    // A holder that was replaced while frozen may still deliver a receipt, which is always valid. Its failures and
    // rejections are ignored: its successor sends again.
    const isOwn = item.state === 'sending' && item.lease === token;
    if (!isOwn && outcome.kind !== 'received') continue;
    if (outcome.kind !== 'failed') settled += 1;
    changed.push(...changedBy(registry, outcome, item, items, now));
  }
  const isDeleted = ({ state, command }: OutboxItem) =>
    state === 'received' && registry.find(command.kind)?.isDeletedOnReceipt === true;
  await rows.remove(changed.filter(isDeleted).map(({ sequence }) => sequence));
  await rows.put(changed.filter((item) => !isDeleted(item)));
  if ((await rows.readLease())?.token === token) await rows.writeLease(null);
  return settled;
}

/** The operations of a drain. Each is one transaction. */
export function storeSending<Kind extends Command>(database: OutboxDatabase, registry: CommandRegistry<Kind>) {
  return {
    /** Takes the lease and claims up to `limit` due items, at most one per aggregate. */
    claim: (options: ClaimOptions): Promise<Claim> => database.transact((rows) => claim(rows, registry, options)),

    /** Applies the server's answers and releases the lease. @returns the number of items received or rejected. */
    settle: (options: SettleOptions): Promise<number> => database.transact((rows) => settle(rows, registry, options)),

    /** Renews the lease. @returns whether this token still holds it. */
    heartbeat: (token: string): Promise<boolean> =>
      database.transact(async (rows) => {
        const lease = await rows.readLease();
        if (lease?.token !== token) return false;
        await rows.writeLease({ token, heartbeat: lease.heartbeat + 1 });
        return true;
      }),

    /** Ends every wait, except those that the server asked for. */
    wake: (actorUid: string): Promise<void> =>
      database.transact(async (rows) => {
        const waiting = (await rows.ofActor(actorUid)).filter(
          (item) => item.state === 'waiting' && (item.failures > 0 || item.nextAttemptAt > 0) && !item.hasRetryAfter,
        );
        await rows.put(waiting.map((item) => advance(item, { kind: 'wake' })).filter((item) => item !== null));
      }),
  };
}
