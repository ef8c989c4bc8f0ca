import type { StoredDocument } from '#local/firestore/values/value.ts';

/** Of a query: the documents that it finds, now or later, in every collection with this id at any path. */
export interface QueryLock {
  readonly collectionId: string;
  /** Whether a version of a document is a result, limits aside. */
  readonly finds: (version: StoredDocument) => boolean;
}

/** The locks of a transaction's reads, or those that a write needs: documents, queries, or everything. */
export interface LockSet {
  readonly documents: ReadonlySet<string>;
  readonly queries: readonly QueryLock[];
  readonly everything: boolean;
}

/** The versions of each written document, before and after the write, by path. */
export type WrittenVersions = ReadonlyMap<string, readonly StoredDocument[]>;

export function lockDocuments(paths: Iterable<readonly string[]>): LockSet {
  return {
    documents: new Set(Array.from(paths, (path) => path.join('/'))),
    queries: [],
    everything: false,
  };
}

/** @param collectionId `null` for a query over all collections. */
export function lockCollection(collectionId: string | null, finds: QueryLock['finds'] = () => true): LockSet {
  return {
    documents: new Set(),
    queries: collectionId === null ? [] : [{ collectionId, finds }],
    everything: collectionId === null,
  };
}

export function mergeLockSets(a: LockSet, b: LockSet): LockSet {
  return {
    documents: new Set([...a.documents, ...b.documents]),
    queries: [...a.queries, ...b.queries],
    everything: a.everything || b.everything,
  };
}

/** Whether two sets can have a document in common. By collection, because documents that a query finds may not exist yet. */
export function overlap(a: LockSet, b: LockSet): boolean {
  if (a.everything) return !isEmpty(b);
  if (b.everything) return !isEmpty(a);
  return (
    haveCommon(a.documents, b.documents) ||
    haveCommon(collectionIdsOf(a), collectionIdsOf(b)) ||
    reaches(collectionIdsOf(a), b.documents) ||
    reaches(collectionIdsOf(b), a.documents)
  );
}

/**
 * Whether held locks keep a write waiting: of a document that was read, or of one that a query found or would find after the
 * write, which also prevents phantom reads.
 * @param versions called where it depends on the documents' contents; null when the write cannot be computed.
 */
export function blocksWrite(held: LockSet, written: LockSet, versions: () => WrittenVersions | null): boolean {
  if (held.everything) return !isEmpty(written);
  if (haveCommon(held.documents, written.documents)) return true;
  if (!reaches(collectionIdsOf(held), written.documents)) return false;
  const known = versions();
  if (known === null) return true;
  return held.queries.some(({ collectionId, finds }) =>
    Array.from(written.documents).some(
      (path) => collectionIdOf(path) === collectionId && (known.get(path)?.some(finds) ?? true),
    ),
  );
}

const collectionIdsOf = ({ queries }: LockSet): ReadonlySet<string> =>
  new Set(queries.map(({ collectionId }) => collectionId));

const collectionIdOf = (path: string): string => path.split('/').at(-2) ?? '';

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  for (const member of smaller) if (larger.has(member)) return true;
  return false;
}

export function isEmpty(locks: LockSet): boolean {
  return !locks.everything && locks.documents.size === 0 && locks.queries.length === 0;
}

function reaches(collectionIds: ReadonlySet<string>, documents: ReadonlySet<string>): boolean {
  if (collectionIds.size === 0) return false;
  for (const key of documents) {
    if (collectionIds.has(collectionIdOf(key))) return true;
  }
  return false;
}
