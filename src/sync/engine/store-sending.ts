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
  /** What to claim next under the same lease; null ends it. */
  readonly next: Pick<ClaimOptions, 'limit' | 'skip'> | null;
}

export interface Settlement {
  /** The number of items received or rejected. */
  readonly settled: number;
  /** `busy` where the lease is not this token's any more; null where nothing was to be claimed. */
  readonly next: Claim | null;
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

interface Candidates extends Pick<ClaimOptions, 'token' | 'limit' | 'now' | 'skip'> {
  readonly items: readonly OutboxItem[];
}

/** Those of the items that are claimed. Reads no more rows than it claims: a row is validated by reading it. */
function claimDue<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  { items, token, limit, now, skip }: Candidates,
): readonly OutboxItem[] {
  const claimed: OutboxItem[] = [];
  for (const item of nextPerAggregate(items)) {
    if (claimed.length === limit) break;
    if (item.state !== 'waiting' || skip.has(item.sequence) || dueInMs(item, now) > 0) continue;
    // An unreadable row blocks its aggregate until the version of the app that wrote it returns.
    const own = registry.read(item) === null ? null : advance(item, { kind: 'claim', lease: token });
    if (own) claimed.push(own);
  }
  return claimed;
}

function idle<Kind extends Command>(registry: CommandRegistry<Kind>, { items, now }: Candidates): Claim {
  const next = nextPerAggregate(items).filter((item) => registry.read(item) !== null);
  return { kind: 'idle', nextDueInMs: nextDueInMs(next, now) };
}

async function claim<Kind extends Command>(
  rows: OutboxRows,
  registry: CommandRegistry<Kind>,
  { actorUid, mayTake, ...wanted }: ClaimOptions,
): Promise<Claim> {
  const [lease, stored] = await Promise.all([rows.readLease(), rows.ofActor(actorUid)]);
  if (!mayTake(lease)) return { kind: 'busy', lease };

  const { items, recovered } = recoverAbandoned(stored, wanted.token);
  const claimed = claimDue(registry, { ...wanted, items });
  const taken = new Set(claimed.map(({ sequence }) => sequence));
  await rows.put([...recovered.filter(({ sequence }) => !taken.has(sequence)), ...claimed]);

  if (claimed.length === 0) {
    if (lease) await rows.writeLease(null);
    return idle(registry, { ...wanted, items });
  }
  await rows.writeLease({ token: wanted.token, heartbeat: 0 });
  return { kind: 'claimed', items: claimed };
}

/** What the answers make of the items. */
function applyOutcomes<Kind extends Command>(
  registry: CommandRegistry<Kind>,
  items: readonly OutboxItem[],
  { token, now, outcomes }: Pick<SettleOptions, 'token' | 'now' | 'outcomes'>,
): { readonly changed: readonly OutboxItem[]; readonly settled: number } {
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
  return { changed, settled };
}

async function settle<Kind extends Command>(
  rows: OutboxRows,
  registry: CommandRegistry<Kind>,
  options: SettleOptions,
): Promise<Settlement> {
  const { actorUid, token, now, next } = options;
  const [lease, stored] = await Promise.all([rows.readLease(), rows.ofActor(actorUid)]);
  const { changed, settled } = applyOutcomes(registry, stored, options);
  const isDeleted = ({ state, command }: OutboxItem) =>
    state === 'received' && registry.find(command.kind)?.isDeletedOnReceipt === true;
  const after = new Map(stored.map((item) => [item.sequence, item]));
  for (const item of changed) after.set(item.sequence, item);

  const isHeld = lease?.token === token;
  const candidates = next && isHeld ? { ...next, token, now, items: [...after.values()] } : null;
  const claimed = candidates ? claimDue(registry, candidates) : [];
  for (const item of claimed) after.set(item.sequence, item);
  const written = new Set([...changed, ...claimed].map(({ sequence }) => sequence));
  const rewritten = [...after.values()].filter(({ sequence }) => written.has(sequence));
  await rows.remove(rewritten.filter(isDeleted).map(({ sequence }) => sequence));
  await rows.put(rewritten.filter((item) => !isDeleted(item)));

  if (lease && isHeld) await rows.writeLease(claimed.length > 0 ? { token, heartbeat: lease.heartbeat + 1 } : null);
  if (!next) return { settled, next: null };
  if (!candidates) return { settled, next: { kind: 'busy', lease } };
  return { settled, next: claimed.length > 0 ? { kind: 'claimed', items: claimed } : idle(registry, candidates) };
}

/** The operations of a drain. Each is one transaction. */
export function storeSending<Kind extends Command>(database: OutboxDatabase, registry: CommandRegistry<Kind>) {
  return {
    /** Takes the lease and claims up to `limit` due items, at most one per aggregate. */
    claim: (options: ClaimOptions): Promise<Claim> => database.transact((rows) => claim(rows, registry, options)),

    /**
     * Applies the server's answers, and claims the next items or releases the lease: one wait for the disk between two
     * batches.
     */
    settle: (options: SettleOptions): Promise<Settlement> =>
      database.transact((rows) => settle(rows, registry, options)),

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
