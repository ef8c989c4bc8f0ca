/** A waiter; `owner` is the transaction that others may be waiting for in turn, or null. */
interface Waiting<Owner> {
  readonly owner: Owner | null;
}

/** Those who wait for each other in a circle through `start`; none when there is no such circle. */
export function findCircle<Owner, W extends Waiting<Owner>>(
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
