import { isNaNValue } from '#local/firestore/values/equality.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import { comparePaths } from '#local/firestore/values/resource-id.ts';
import type { StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { IndexShape } from './index-shape.ts';
import { SortedEntries } from './sorted-entries.ts';
import type { Entry, Position } from './sorted-entries.ts';

export type IndexPosition = Position<StoredDocument>;

/** An entry with the values that it is sorted by, while an index is built. */
interface SortRow extends Entry<StoredDocument> {
  readonly values: readonly Value[];
}

/** The documents of a collection, or of all with one id, in one order. */
export class OrderedIndex {
  readonly #shape: IndexShape;
  readonly #entries: SortedEntries<StoredDocument>;

  constructor(shape: IndexShape, documents: Iterable<StoredDocument>) {
    this.#shape = shape;
    const rows: SortRow[] = [];
    for (const item of documents) {
      const values = this.#valuesOf(item);
      if (values === null) continue;
      for (const element of this.#elementsOf(item)) rows.push({ item, element, values });
    }
    rows.sort((a, b) => this.#compare(a, b));
    this.#entries = new SortedEntries((entry) => this.#positionFor(entry), rows);
  }

  /** Lists a document as it is after a change; `before` must be as it was listed. */
  change(before: StoredDocument | null, after: StoredDocument | null): void {
    const former = before === null ? [] : this.#entriesOf(before);
    if (before !== null && after !== null && !this.#isMoved(before, after)) {
      for (const entry of former) this.#entries.replace(entry, after);
      return;
    }
    for (const entry of former) this.#entries.delete(entry);
    if (after !== null) for (const entry of this.#entriesOf(after)) this.#entries.insert(entry);
  }

  /** In the order of the index, or in reverse. */
  documents(position: IndexPosition, isBackward: boolean): Generator<StoredDocument> {
    return this.#entries.within(position, isBackward);
  }

  #isMoved(before: StoredDocument, after: StoredDocument): boolean {
    const { elementsOf, fields } = this.#shape;
    const differs = (field: FieldPath): boolean => {
      const [old, fresh] = [fieldAt(before.fields, field), fieldAt(after.fields, field)];
      return old === undefined || fresh === undefined ? old !== fresh : compareValues(old, fresh) !== 0;
    };
    return (elementsOf !== null && differs(elementsOf)) || fields.some(({ field }) => differs(field));
  }

  #entriesOf(document: StoredDocument): Entry<StoredDocument>[] {
    if (this.#valuesOf(document) === null) return [];
    return this.#elementsOf(document).map((element) => ({ item: document, element }));
  }

  /** `null` when a field is missing. */
  #valuesOf({ fields }: StoredDocument): readonly Value[] | null {
    const values: Value[] = [];
    for (const { field } of this.#shape.fields) {
      const value = fieldAt(fields, field);
      if (value === undefined) return null;
      values.push(value);
    }
    return values;
  }

  /** Each element once. Null and NaN are left out: no filter finds them. */
  #elementsOf({ fields }: StoredDocument): readonly (Value | null)[] {
    if (this.#shape.elementsOf === null) return [null];
    const list = fieldAt(fields, this.#shape.elementsOf);
    if (list?.kind !== 'array') return [];
    return list.values
      .filter((value) => value.kind !== 'null' && !isNaNValue(value))
      .toSorted(compareValues)
      .filter((value, index, all) => {
        const previous = all[index - 1];
        return previous === undefined || compareValues(previous, value) !== 0;
      });
  }

  /** Where others are beside an entry. Its values are looked up once, for many comparisons. */
  #positionFor({ item: document, element }: Entry<StoredDocument>): IndexPosition {
    const values = this.#valuesOf(document) ?? [];
    const { fields } = this.#shape;
    return (other, otherElement) => {
      if (otherElement !== null && element !== null) {
        const order = compareValues(otherElement, element);
        if (order !== 0) return order;
      }
      for (let index = 0; index < fields.length; index += 1) {
        const [sort, wanted] = [fields[index], values[index]];
        if (sort === undefined || wanted === undefined) break;
        const own = fieldAt(other.fields, sort.field);
        const order = own === undefined ? 0 : compareValues(own, wanted);
        if (order !== 0) return sort.isDescending ? -order : order;
      }
      return this.#compareNames(other, document);
    };
  }

  /** The same order, with the values of both at hand. */
  #compare(a: SortRow, b: SortRow): number {
    if (a.element !== null && b.element !== null) {
      const order = compareValues(a.element, b.element);
      if (order !== 0) return order;
    }
    const { fields } = this.#shape;
    for (let index = 0; index < fields.length; index += 1) {
      const [left, right] = [a.values[index], b.values[index]];
      const order = left === undefined || right === undefined ? 0 : compareValues(left, right);
      if (order !== 0) return fields[index]?.isDescending === true ? -order : order;
    }
    return this.#compareNames(a.item, b.item);
  }

  #compareNames(a: StoredDocument, b: StoredDocument): number {
    const order = comparePaths(a.path, b.path);
    return this.#shape.isNameDescending ? -order : order;
  }
}
