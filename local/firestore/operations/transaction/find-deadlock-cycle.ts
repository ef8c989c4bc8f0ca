/** `owner` is the waiting transaction, or null for a write outside transactions. */
interface Waiting<Owner> {
  readonly owner: Owner | null;
}

/** The waiters of a wait-for cycle through `start`, or an empty list. */
export function findDeadlockCycle<Owner, W extends Waiting<Owner>>(
  start: W,
  waiters: readonly W[],
  blockersOf: (waiter: W) => ReadonlySet<Owner>,
): W[] {
  const seen = new Set<W>();
  const follow = (waiter: W): W[] => {
    if (seen.has(waiter)) return [];
    seen.add(waiter);
    for (const blocker of blockersOf(waiter)) {
      if (blocker === start.owner) return [waiter];
      for (const next of waiters) {
        if (next.owner !== blocker) continue;
        const rest = follow(next);
        if (rest.length > 0) return [waiter, ...rest];
      }
    }
    return [];
  };
  return start.owner === null ? [] : follow(start);
}
