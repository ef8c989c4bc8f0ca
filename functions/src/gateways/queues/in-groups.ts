import { setTimeout as pause } from 'node:timers/promises';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Grouping<Item, Result> {
  /** Items with the same key are never in one group. */
  keyOf(item: Item): string;
  /**
   * Does the work of all of them, or of none: then it throws.
   * @returns the result of each, in this order.
   */
  work(items: readonly Item[]): Promise<readonly Result[]>;
  /** Lasts as long as a group gathers after one of several. */
  readonly gather?: Gather | undefined;
}

export type Gather = () => Promise<unknown>;

/** Bounds what a group reads and writes; Firestore allows 500 writes. */
const mostInGroup = 50;

/**
 * After a group of several, more are on their way: the next one gathers them for so long, since each round trip costs more
 * than what one more item adds to it.
 */
const gatheringMs = 12;

const gatherMore: Gather = () => pause(gatheringMs);

/** The first of the waiting items that may be done together; they are taken out. */
function takeGroup<Item, Result>(
  waiting: Waiting<Item, Result>[],
  keyOf: (item: Item) => string,
): Waiting<Item, Result>[] {
  const keys = new Set<string>();
  const group: Waiting<Item, Result>[] = [];
  const rest: Waiting<Item, Result>[] = [];
  for (const each of waiting.splice(0)) {
    const key = keyOf(each.item);
    const isTaken = keys.has(key) || group.length >= mostInGroup;
    (isTaken ? rest : group).push(each);
    keys.add(key);
  }
  waiting.push(...rest);
  return group;
}

/**
 * Does together what arrives while an earlier group is being done, or shortly after one of several: one round trip in the
 * place of one for each. An item that comes alone waits for nothing. One group at a time, so that a key is never worked on
 * twice at once. Where a group fails, each of its items is done alone: one that cannot be done harms no other.
 */
export function inGroups<Item, Result>({
  keyOf,
  work,
  gather = gatherMore,
}: Grouping<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    const results = await work(group.map(({ item }) => item));
    if (results.length !== group.length) throw new Error('a group has no result for one of its items');
    for (const [index, result] of results.entries()) group[index]?.resolve(result);
  }

  async function alone(one: Waiting<Item, Result>): Promise<void> {
    try {
      await settle([one]);
    } catch (error) {
      one.reject(error);
    }
  }

  async function together(group: readonly Waiting<Item, Result>[]): Promise<void> {
    const [first, ...more] = group;
    if (first === undefined) return;
    if (more.length === 0) return alone(first);
    try {
      await settle(group);
    } catch {
      await Promise.all(group.map(alone));
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    // Callers of the same moment are one group.
    await Promise.resolve();
    while (waiting.length > 0) {
      const group = takeGroup(waiting, keyOf);
      await together(group);
      if (group.length > 1 && waiting.length < mostInGroup) await gather();
    }
    isRunning = false;
  }

  return (item) => {
    const done = new Promise<Result>((resolve, reject) => waiting.push({ item, resolve, reject }));
    if (!isRunning) void run();
    return done;
  };
}
