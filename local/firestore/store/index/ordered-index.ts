import { isNaNValue } from '../../values/equality.ts';
import { fieldAt } from '../../values/fields.ts';
import type { FieldPath } from '../../values/field-path.ts';
import { compareValues } from '../../values/order.ts';
import { comparePaths } from '../../values/resource-id.ts';
import type { StoredDocument, Value } from '../../values/value.ts';
import type { DocumentHistory } from '../document-history.ts';
import type { IndexShape } from './index-shape.ts';
import { SortedEntries } from './sorted-entries.ts';
import type { Entry } from './sorted-entries.ts';

/** Grows with the order of the index: negative before what is sought, zero within, positive after. */
export type IndexPosition = (document: StoredDocument, element: Value | null) => number;

/** An entry with the values that it is sorted by, while an index is built. */
interface SortRow extends Entry {
  readonly document: StoredDocument;
  readonly values: readonly Value[];
}

/** The current documents of a collection, or of all with one id, in one order. */
export class OrderedIndex {
  readonly #shape: IndexShape;
  readonly #entries: SortedEntries;

  constructor(shape: IndexShape, histories: Iterable<DocumentHistory>) {
    this.#shape = shape;
    const rows: SortRow[] = [];
    for (const history of histories) {
      const document = history.current;
      const values = document === null ? null : this.#valuesOf(document);
      if (document === null || values === null) continue;
      for (const element of this.#elementsOf(document)) rows.push({ history, element, document, values });
    }
    rows.sort((a, b) => this.#compare(a, b));
    this.#entries = new SortedEntries((history, element, to) => this.#compareEntries(history, element, to), rows);
  }

  /** Whether a document's entries are not the same, or not in the same place, after a change. */
  isMovedBy(before: StoredDocument | null, after: StoredDocument | null): boolean {
    if (before === null || after === null) return true;
    const { elementsOf, fields } = this.#shape;
    const differs = (field: FieldPath): boolean => {
      const [old, fresh] = [fieldAt(before.fields, field), fieldAt(after.fields, field)];
      return old === undefined || fresh === undefined ? old !== fresh : compareValues(old, fresh) !== 0;
    };
    return (elementsOf !== null && differs(elementsOf)) || fields.some(({ field }) => differs(field));
  }

  /** Adds the entries of the current document. */
  add(history: DocumentHistory): void {
    for (const entry of this.#entriesOf(history)) this.#entries.insert(entry);
  }

  /** Removes the entries of the current document, which must be there. */
  remove(history: DocumentHistory): void {
    for (const entry of this.#entriesOf(history)) this.#entries.delete(entry);
  }

  /** In the order of the index, or in reverse. */
  *documents(position: IndexPosition, isBackward: boolean): Generator<StoredDocument> {
    const positionOf = ({ current }: DocumentHistory, element: Value | null): number =>
      current === null ? 0 : position(current, element);
    for (const { current } of this.#entries.within(positionOf, isBackward)) if (current !== null) yield current;
  }

  #entriesOf(history: DocumentHistory): Entry[] {
    const document = history.current;
    if (document === null || this.#valuesOf(document) === null) return [];
    return this.#elementsOf(document).map((element) => ({ history, element }));
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

  #compareEntries(history: DocumentHistory, element: Value | null, to: Entry): number {
    const [own, other] = [history.current, to.history.current];
    if (own === null || other === null) throw new Error('an index lists a document that does not exist');
    if (element !== null && to.element !== null) {
      const order = compareValues(element, to.element);
      if (order !== 0) return order;
    }
    for (const { field, isDescending } of this.#shape.fields) {
      const [left, right] = [fieldAt(own.fields, field), fieldAt(other.fields, field)];
      const order = left === undefined || right === undefined ? 0 : compareValues(left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return this.#compareNames(own, other);
  }

  /** The same order as of entries, with the values at hand. */
  #compare(a: SortRow, b: SortRow): number {
    if (a.element !== null && b.element !== null) {
      const order = compareValues(a.element, b.element);
      if (order !== 0) return order;
    }
    for (const [index, left] of a.values.entries()) {
      const right = b.values[index];
      const order = right === undefined ? 0 : compareValues(left, right);
      if (order !== 0) return this.#shape.fields[index]?.isDescending === true ? -order : order;
    }
    return this.#compareNames(a.document, b.document);
  }

  #compareNames(a: StoredDocument, b: StoredDocument): number {
    const order = comparePaths(a.path, b.path);
    return this.#shape.isNameDescending ? -order : order;
  }
}
