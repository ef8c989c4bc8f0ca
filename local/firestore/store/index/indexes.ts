import type { StoredDocument } from '#local/firestore/values/value.ts';
import { keyOfShape } from './index-shape.ts';
import type { IndexShape } from './index-shape.ts';
import { OrderedIndex } from './ordered-index.ts';

interface KeptIndex {
  readonly index: OrderedIndex;
  /** The number of changes, since the beginning, that it knows of. */
  knows: number;
}

interface DocumentChange {
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

const mostIndexes = 64;

/** An index that is further behind is built anew when a query wants it. */
const mostBehind = 10_000;

/**
 * The indexes of a collection, or of all collections with one id: built when a query first wants one, and brought up to
 * date when one wants it again. A write only notes what changed, however many indexes there are.
 */
export class Indexes {
  /** The one used last is last. */
  readonly #byKey = new Map<string, KeptIndex>();
  /** What some index may not know yet, oldest first. */
  #changes: DocumentChange[] = [];
  /** How many changes came before those. */
  #forgotten = 0;

  find(shape: IndexShape, documents: () => Iterable<StoredDocument>): OrderedIndex {
    const key = keyOfShape(shape);
    const known = this.#byKey.get(key);
    if (known === undefined && this.#byKey.size === 0) this.#forget(this.#changes.length);
    const kept = known ?? { index: new OrderedIndex(shape, documents()), knows: this.#total };
    for (let next = kept.knows - this.#forgotten; next < this.#changes.length; next += 1) {
      const change = this.#changes[next];
      if (change !== undefined) kept.index.change(change.before, change.after);
    }
    kept.knows = this.#total;
    this.#byKey.delete(key);
    this.#byKey.set(key, kept);
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > mostIndexes && oldest !== undefined) this.#byKey.delete(oldest);
    return kept.index;
  }

  note(before: StoredDocument | null, after: StoredDocument | null): void {
    if (this.#byKey.size === 0 || (before === null && after === null)) return;
    this.#changes.push({ before, after });
    // In batches: removing from the front copies the array.
    if (this.#changes.length >= 2 * mostBehind) this.#forget(mostBehind);
  }

  get #total(): number {
    return this.#forgotten + this.#changes.length;
  }

  #forget(count: number): void {
    this.#changes = this.#changes.slice(count);
    this.#forgotten += count;
    for (const [key, { knows }] of this.#byKey) if (knows < this.#forgotten) this.#byKey.delete(key);
  }
}
