import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths } from '../values/resource-id.ts';
import { momentOf } from '../values/moment.ts';
import type { StoredDocument } from '../values/value.ts';
import { DocumentStore, RETENTION_MICROS } from './document-store.ts';

function documentAt(path: readonly string[], micros: bigint): StoredDocument {
  return {
    path,
    fields: new Map([['n', { kind: 'integer', value: micros }]]),
    createTime: momentOf(micros),
    updateTime: momentOf(micros),
  };
}

const PATHS = ['c/a', 'c/b', 'c/__id2__', 'c/a/sub/x', 'c/ghost/sub/y', 'd/a', 'sub/z'].map((path) => path.split('/'));

describe('DocumentStore', () => {
  it('reads every snapshot of the last hour, like a model that copies everything', () => {
    const change = fc.record({
      path: fc.constantFrom(...PATHS),
      exists: fc.boolean(),
      wait: fc.constantFrom(1n, RETENTION_MICROS / 3n),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const store = new DocumentStore();
        const copies: { micros: bigint; documents: Map<string, StoredDocument> }[] = [];
        let micros = 1n;
        let documents = new Map<string, StoredDocument>();
        for (const { path, exists, wait } of changes) {
          micros += wait;
          documents = new Map(documents);
          const document = exists ? documentAt(path, micros) : null;
          if (document === null) documents.delete(path.join('/'));
          else documents.set(path.join('/'), document);
          store.apply([{ path, document }], micros);
          copies.push({ micros, documents });
        }
        for (const copy of copies) {
          if (copy.micros < micros - RETENTION_MICROS) continue;
          expect(copy.micros).toBeGreaterThanOrEqual(store.oldestReadable);
          for (const at of copy.micros === micros ? [copy.micros, null] : [copy.micros]) {
            for (const path of PATHS) expect(store.get(path, at)).toBe(copy.documents.get(path.join('/')) ?? null);
            const found = Array.from(store.collections()).flatMap((collection) => [...collection.documents(at)]);
            expect(new Set(found)).toEqual(new Set(copy.documents.values()));
          }
        }
        for (const collection of store.collections()) {
          const live = [...collection.documents(null)];
          expect(collection.liveCount).toBe(live.length);
          expect(live.map(({ path }) => path)).toEqual(live.map(({ path }) => path).sort(comparePaths));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps a collection sorted while documents are added and deleted', () => {
    const store = new DocumentStore();
    const ids = (): string[] => Array.from(store.collection(['c'])?.documents(null) ?? [], ({ path }) => path[1] ?? '');
    for (const [index, id] of ['m', 'z', 'a', '__id10__', '__id9__', 'ma'].entries()) {
      store.apply([{ path: ['c', id], document: documentAt(['c', id], BigInt(index + 1)) }], BigInt(index + 1));
      ids();
    }
    expect(ids()).toEqual(['__id9__', '__id10__', 'a', 'm', 'ma', 'z']);
    store.apply([{ path: ['c', 'a'], document: null }], 10n);
    expect(ids()).toEqual(['__id9__', '__id10__', 'm', 'ma', 'z']);
  });

  it('finds collections by id at any path, and drops those without retained versions', () => {
    const store = new DocumentStore();
    store.apply(
      PATHS.map((path) => ({ path, document: documentAt(path, 1n) })),
      1n,
    );
    const groups = (id: string): string[] =>
      Array.from(store.group(id)?.collections ?? [], ({ path }) => path.join('/')).sort();
    expect(groups('sub')).toEqual(['c/a/sub', 'c/ghost/sub', 'sub']);
    store.apply([{ path: ['sub', 'z'], document: null }], 2n);
    expect(groups('sub')).toEqual(['c/a/sub', 'c/ghost/sub', 'sub']);
    store.apply([{ path: ['d', 'a'], document: null }], 3n + RETENTION_MICROS);
    expect(groups('sub')).toEqual(['c/a/sub', 'c/ghost/sub']);
  });

  it('lists the ids below a document, the root and a collection, including missing documents', () => {
    const store = new DocumentStore();
    store.apply(
      PATHS.map((path) => ({ path, document: documentAt(path, 5n) })),
      5n,
    );
    expect(store.idsBelow([], null)).toEqual(['c', 'd', 'sub']);
    expect(store.idsBelow(['c', 'a'], null)).toEqual(['sub']);
    expect(store.idsBelow(['c'], null)).toEqual(['a', 'ghost']);
    expect(store.idsBelow([], 4n)).toEqual([]);
    store.apply([{ path: ['d', 'a'], document: null }], 6n);
    expect(store.idsBelow([], null)).toEqual(['c', 'sub']);
    expect(store.idsBelow([], 5n)).toEqual(['c', 'd', 'sub']);
  });

  it('bounds the number of old versions', () => {
    const store = new DocumentStore();
    const path = ['c', 'busy'];
    const writes = 100_500n;
    for (let micros = 1n; micros <= writes; micros += 1n) {
      store.apply([{ path, document: documentAt(path, micros) }], micros);
    }
    expect(store.oldestReadable).toBe(writes - 100_000n);
    expect(store.get(path, writes - 100_000n)?.updateTime).toEqual(momentOf(writes - 100_000n));
    expect(store.get(path)?.updateTime).toEqual(momentOf(writes));
  });
});
