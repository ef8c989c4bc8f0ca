interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Grouping<Item> {
  /** Items with the same key are never in one group. */
  keyOf(item: Item): string;
  /** Does the work of all of them, or of none: then it throws. */
  work(items: readonly Item[]): Promise<void>;
}

/** Bounds what a group reads and writes; Firestore allows 500 writes. */
const mostInGroup = 50;

/** The first of the waiting items that may be done together; they are taken out. */
function takeGroup<Item>(waiting: Waiting<Item>[], keyOf: (item: Item) => string): Waiting<Item>[] {
  const keys = new Set<string>();
  const group: Waiting<Item>[] = [];
  const rest: Waiting<Item>[] = [];
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
 * Does together what arrives while an earlier group is being done: one round trip in the place of one for each. Nothing
 * waits for more to come. One group at a time, so that a key is never worked on twice at once. Where a group fails, each of
 * its items is done alone: one that cannot be done harms no other.
 */
export function inGroups<Item>({ keyOf, work }: Grouping<Item>): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let isRunning = false;

  async function alone({ item, resolve, reject }: Waiting<Item>): Promise<void> {
    try {
      await work([item]);
      resolve();
    } catch (error) {
      reject(error);
    }
  }

  async function together(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await work(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (error) {
      const [first] = group;
      if (group.length === 1) first?.reject(error);
      else await Promise.all(group.map(alone));
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    // Callers of the same moment are one group.
    await Promise.resolve();
    while (waiting.length > 0) await together(takeGroup(waiting, keyOf));
    isRunning = false;
  }

  return (item) => {
    const done = new Promise<void>((resolve, reject) => waiting.push({ item, resolve, reject }));
    if (!isRunning) void run();
    return done;
  };
}
