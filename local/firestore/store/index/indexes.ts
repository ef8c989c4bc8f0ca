import type { StoredDocument } from '../../values/value.ts';
import type { DocumentHistory } from '../document-history.ts';
import { keyOfShape } from './index-shape.ts';
import type { IndexShape } from './index-shape.ts';
import { OrderedIndex } from './ordered-index.ts';

/** Each index takes time on every write: the one that was not used for longest makes room. */
const mostIndexes = 64;

/** The indexes of a collection, or of all collections with one id: built on first use, kept on each write. */
export class Indexes {
  /** The one used last is last. */
  readonly #byKey = new Map<string, OrderedIndex>();

  find(shape: IndexShape, histories: () => Iterable<DocumentHistory>): OrderedIndex {
    const key = keyOfShape(shape);
    const index = this.#byKey.get(key) ?? new OrderedIndex(shape, histories());
    this.#byKey.delete(key);
    this.#byKey.set(key, index);
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > mostIndexes && oldest !== undefined) this.#byKey.delete(oldest);
    return index;
  }

  /** Keeps the indexes true to a change: `record` makes `document` the current one of `history`. */
  follow(history: DocumentHistory, document: StoredDocument | null, record: () => void): void {
    const moved: OrderedIndex[] = [];
    for (const index of this.#byKey.values()) {
      if (!index.isMovedBy(history.current, document)) continue;
      index.remove(history);
      moved.push(index);
    }
    record();
    for (const index of moved) index.add(history);
  }
}
