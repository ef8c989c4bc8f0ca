/** The locks of a transaction's reads, or those that a write needs: documents, collection ids, or everything. */
export interface LockSet {
  readonly documents: ReadonlySet<string>;
  /**
   * A query locks every collection with this id at any path. Coarser than needed, which also prevents phantom reads.
   */
  readonly collectionIds: ReadonlySet<string>;
  readonly everything: boolean;
}

export function lockDocuments(paths: Iterable<readonly string[]>): LockSet {
  return {
    documents: new Set(Array.from(paths, (path) => path.join('/'))),
    collectionIds: new Set(),
    everything: false,
  };
}

/** `null` for a query over all collections. */
export function lockCollection(collectionId: string | null): LockSet {
  return {
    documents: new Set(),
    collectionIds: new Set(collectionId === null ? [] : [collectionId]),
    everything: collectionId === null,
  };
}

export function mergeLockSets(a: LockSet, b: LockSet): LockSet {
  return {
    documents: new Set([...a.documents, ...b.documents]),
    collectionIds: new Set([...a.collectionIds, ...b.collectionIds]),
    everything: a.everything || b.everything,
  };
}

export function overlap(a: LockSet, b: LockSet): boolean {
  if (a.everything) return !isEmpty(b);
  if (b.everything) return !isEmpty(a);
  return (
    haveCommon(a.documents, b.documents) ||
    haveCommon(a.collectionIds, b.collectionIds) ||
    reaches(a.collectionIds, b.documents) ||
    reaches(b.collectionIds, a.documents)
  );
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  for (const member of smaller) if (larger.has(member)) return true;
  return false;
}

export function isEmpty(locks: LockSet): boolean {
  return !locks.everything && locks.documents.size === 0 && locks.collectionIds.size === 0;
}

function reaches(collectionIds: ReadonlySet<string>, documents: ReadonlySet<string>): boolean {
  if (collectionIds.size === 0) return false;
  for (const key of documents) {
    if (collectionIds.has(key.split('/').at(-2) ?? '')) return true;
  }
  return false;
}
