/**
 * A stand-in for firebase/firestore/lite in tests of queries: it notes what was asked, and answers with what is stored, in
 * the stored order. Conditions are noted and not applied, but for one on ids.
 */
export interface FakeDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Part {
  readonly limit?: number;
  readonly where?: readonly [field: string, operator: string, value: unknown];
  readonly orderBy?: readonly [field: string, direction: string];
  readonly startAfter?: readonly unknown[];
}

export const fakeFirestore = {
  /** By collection. */
  documents: {} as Record<string, readonly FakeDocument[]>,
  /** The queries, in order. */
  asked: [] as (readonly (string | Part)[])[],
};

const idField = '__name__';

const snapshotOf = ({ id, data }: FakeDocument) => ({
  id,
  exists: (): boolean => true,
  data: () => data,
  get: (field: string) => data[field],
});

export const fakeFirestoreLite = {
  collection: (_: unknown, name: string) => name,
  doc: (collection: string, id: string) => ({ collection, id }),
  documentId: () => idField,
  where: (...where: readonly [string, string, unknown]): Part => ({ where }),
  limit: (most: number): Part => ({ limit: most }),
  orderBy: (field: string, direction: string): Part => ({ orderBy: [field, direction] }),
  startAfter: (...values: unknown[]): Part => ({ startAfter: values }),
  query: (...parts: (string | Part)[]) => parts,
  getDoc: ({ collection, id }: { readonly collection: string; readonly id: string }) => {
    const found = fakeFirestore.documents[collection]?.find((each) => each.id === id);
    return Promise.resolve(found ? snapshotOf(found) : { exists: (): boolean => false });
  },
  getDocs: ([collection, ...parts]: readonly [string, ...Part[]]) => {
    fakeFirestore.asked.push([collection, ...parts]);
    const most = parts.find((part) => part.limit !== undefined)?.limit ?? Infinity;
    const ids = parts.find(({ where }) => where?.[0] === idField)?.where?.[2] as readonly string[] | undefined;
    const stored = fakeFirestore.documents[collection] ?? [];
    return Promise.resolve({
      docs: stored
        .filter(({ id }) => ids?.includes(id) ?? true)
        .slice(0, most)
        .map(snapshotOf),
    });
  },
};
