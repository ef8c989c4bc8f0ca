/** What a transaction has read, or a write is about to change: documents, collections by their id, or all there is. */
export interface Claim {
  readonly documents: ReadonlySet<string>;
  /**
   * A query locks every collection of this id, wherever it is: coarser than needed, and so also safe against a
   * document that appears later in its results.
   */
  readonly collectionIds: ReadonlySet<string>;
  readonly everything: boolean;
}

export function claimDocuments(paths: Iterable<readonly string[]>): Claim {
  return {
    documents: new Set(Array.from(paths, (path) => path.join('/'))),
    collectionIds: new Set(),
    everything: false,
  };
}

/** `null` is a query over all collections. */
export function claimCollection(collectionId: string | null): Claim {
  return {
    documents: new Set(),
    collectionIds: new Set(collectionId === null ? [] : [collectionId]),
    everything: collectionId === null,
  };
}

export function mergeClaims(a: Claim, b: Claim): Claim {
  return {
    documents: new Set([...a.documents, ...b.documents]),
    collectionIds: new Set([...a.collectionIds, ...b.collectionIds]),
    everything: a.everything || b.everything,
  };
}

export function overlap(a: Claim, b: Claim): boolean {
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

export function isEmpty(claim: Claim): boolean {
  return !claim.everything && claim.documents.size === 0 && claim.collectionIds.size === 0;
}

function reaches(collectionIds: ReadonlySet<string>, documents: ReadonlySet<string>): boolean {
  if (collectionIds.size === 0) return false;
  for (const key of documents) {
    if (collectionIds.has(key.split('/').at(-2) ?? '')) return true;
  }
  return false;
}
