import { type ActingFor, isSameActing } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { StorageFailure } from '#offline/storage-failure.ts';
import { type CommandRegistry, mergeOnce, type MergePlan } from './command.ts';
import type { DraftKey, OutboxDatabase, OutboxRows } from './database.ts';
import { advance, type Command, isOnItsWay, isSettled, newItem, type NewItem, type OutboxItem } from './item.ts';

export interface EnqueueOptions<Kind extends Command> {
  readonly acting: ActingFor;
  readonly command: Kind;
  readonly now: number;
}

/** How long a settled item is shown that no list of the server includes. */
const shownForMs = 24 * 60 * 60_000;

/** Bound on archived items; by count, not age, since clocks jump. */
const maxArchived = 300;

const sequencesOf = (items: readonly OutboxItem[]) => items.map(({ sequence }) => sequence);

const isOld = (item: OutboxItem, now: number) =>
  isSettled(item) && item.settledAt !== null && now - item.settledAt > shownForMs;

async function findById(rows: OutboxRows, acting: ActingFor, id: string) {
  return (await rows.ofActor(acting.actorUid)).find((item) => item.id === id && isSameActing(item, acting));
}

interface Saving {
  readonly fresh: NewItem;
  /** The command as it is, added already; null where its identity was taken. */
  readonly added: OutboxItem | null;
  readonly drafts: readonly DraftKey[];
  readonly now: number;
}

/** What the plan makes of an item that was added as it is. */
async function planned(rows: OutboxRows, item: NewItem, added: OutboxItem | null): Promise<OutboxItem> {
  if (added === null) {
    const late = await rows.add(item);
    if (late === null) throw new StorageFailure('storage-unavailable', 'the identity of an item is taken');
    return late;
  }
  const own = { ...item, sequence: added.sequence };
  await rows.put([own]);
  return own;
}

async function apply(rows: OutboxRows, plan: MergePlan<Command>, { fresh, added, drafts, now }: Saving) {
  if (plan.kind !== 'add') {
    if (added !== null) await rows.remove([added.sequence]);
    if (plan.kind === 'taken') return err({ code: 'already-exists' } as const);
    if (plan.isChanged === true) await rows.put([plan.item]);
    await rows.dropDrafts(drafts);
    return ok(plan.item);
  }
  await rows.remove(sequencesOf(plan.removes ?? []));
  const isAsItIs = added !== null && plan.command === fresh.command && plan.isEmpty !== true;
  const item: NewItem = { ...fresh, command: plan.command };
  // Concurrently: the person waits for this transaction.
  const [own] = await Promise.all([
    isAsItIs
      ? added
      : planned(
          rows,
          plan.isEmpty === true ? { ...item, state: 'cancelled', settledAt: now, archived: true } : item,
          added,
        ),
    rows.put(plan.changes ?? []),
    rows.dropDrafts(drafts),
  ]);
  return ok(own);
}

/** The person's writes. Each is one transaction. */
export function storeQueue<Kind extends Command>(database: OutboxDatabase, registry: CommandRegistry<Kind>) {
  return {
    /** Adds the command, or returns the item that already represents it. Deletes the draft with its id. */
    enqueue: ({ acting, command, now }: EnqueueOptions<Kind>): Promise<Result<OutboxItem, DomainError>> =>
      database.transact(async (rows) => {
        const definition = registry.find(command.kind);
        if (definition?.mayBeSavedBy?.(command, acting) === false || !definition) return err({ code: 'invalid-input' });
        const identity = definition.identify(command);
        const fresh = newItem(acting, identity, command, now);
        // Added at once with the questions, since the person waits for each answer, and most commands are queued as they are.
        const [found, drafts, added] = await Promise.all([
          rows.ofAggregate(acting, identity.aggregate),
          rows.draftsOf(acting.actorUid, identity.id),
          rows.add(fresh),
        ]);
        const queue = found.filter(({ sequence }) => sequence !== added?.sequence);
        const plan = definition.merge?.(command, queue, now) ?? mergeOnce(identity.id, command, queue);
        return apply(rows, plan, { fresh, added, drafts, now });
      }),

    retry: (acting: ActingFor, id: string): Promise<Result<void, DomainError>> =>
      database.transact(async (rows) => {
        const item = await findById(rows, acting, id);
        if (!item) return err({ code: 'not-found' });
        const retried = advance(item, { kind: 'retry' });
        if (retried) await rows.put([retried]);
        return ok(undefined);
      }),

    remove: (acting: ActingFor, id: string): Promise<Result<void, DomainError>> =>
      database.transact(async (rows) => {
        const item = await findById(rows, acting, id);
        // Already removed in another tab.
        if (!item) return ok(undefined);
        if (isOnItsWay(item)) return err({ code: 'not-cancellable' });
        if (isSettled(item)) await rows.put([{ ...item, archived: true }]);
        else await rows.remove([item.sequence]);
        return ok(undefined);
      }),

    list: (actorUid: string): Promise<OutboxItem[]> => database.list(actorUid),
  };
}

/** The cleanup of the queue. Each is one transaction. */
export function storeHousekeeping<Kind extends Command>(database: OutboxDatabase, registry: CommandRegistry<Kind>) {
  /** Received items that the server shows, and earlier received ones of the same aggregate. */
  function doneItems(items: readonly OutboxItem[], shown: readonly object[]): ReadonlySet<OutboxItem> {
    const received = items.filter(({ state }) => state === 'received');
    const isShown = (item: OutboxItem) => {
      const own = registry.read(item);
      return own !== null && registry.find(own.command.kind)?.isShown(own, shown) === true;
    };
    const shownItems = received.filter(isShown);
    const isBefore = (item: OutboxItem) =>
      shownItems.some(({ aggregate, sequence }) => aggregate === item.aggregate && sequence > item.sequence);
    return new Set(received.filter((item) => shownItems.includes(item) || isBefore(item)));
  }

  return {
    /** Archives items that the server shows, and those settled more than a day ago. */
    archive: (acting: ActingFor, shown: readonly object[], now: number): Promise<void> =>
      database.transact(async (rows) => {
        const items = (await rows.ofActor(acting.actorUid)).filter((item) => isSameActing(item, acting));
        const done = doneItems(items, shown);
        const fresh = items.filter((item) => !item.archived && (done.has(item) || isOld(item, now)));
        await rows.put(fresh.map((item) => ({ ...item, archived: true })));
        await rows.remove(sequencesOf(items.filter(({ archived }) => archived).slice(0, -maxArchived)));
      }),

    /** Deletes this actor's settled items. @returns the number of pending items, which stay. */
    forgetSettled: (actorUid: string): Promise<number> =>
      database.transact(async (rows) => {
        const items = await rows.ofActor(actorUid);
        const settled = items.filter(isSettled);
        await rows.remove(sequencesOf(settled));
        return items.length - settled.length;
      }),

    /** Deletes all items of this actor. */
    forgetAll: (actorUid: string): Promise<void> =>
      database.transact(async (rows) => {
        await rows.remove(sequencesOf(await rows.ofActor(actorUid)));
      }),
  };
}
