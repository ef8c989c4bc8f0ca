import type { StoredDocument } from '../values/value.ts';
import type { Collection } from './collection.ts';
import type { IndexShape } from './index/index-shape.ts';
import { Indexes } from './index/indexes.ts';
import type { OrderedIndex } from './index/ordered-index.ts';

/** Every collection with one id, at any path. */
export class CollectionGroup {
  readonly collections = new Set<Collection>();
  readonly indexes = new Indexes();
  /** The number of documents that currently exist; kept by the collections. */
  liveCount = 0;

  index(shape: IndexShape): OrderedIndex {
    return this.indexes.find(shape, () => this.#current());
  }

  *#current(): Generator<StoredDocument> {
    for (const collection of this.collections) yield* collection.current();
  }
}
