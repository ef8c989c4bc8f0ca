import type { Value } from '#local/firestore/values/value.ts';

/** What is listed, and with it one element of an array where an index is of elements. */
export interface Entry<Item> {
  readonly item: Item;
  readonly element: Value | null;
}

/** Grows with the order of the entries: negative before what is sought, zero within, positive after. */
export type Position<Item> = (item: Item, element: Value | null) => number;

/** Adjacent entries, as two lists of the same length: an object per entry would take six times the memory. */
interface Chunk<Item> {
  readonly items: Item[];
  readonly elements: Value[] | null;
}

/** A place between two entries. */
interface Place {
  readonly chunk: number;
  readonly offset: number;
}

/** A chunk that becomes larger is split: few enough to move on insertion, and enough to keep the list of chunks short. */
const largestChunk = 512;

/** Entries in order. Finding, inserting and deleting take O(log n), beside moving a part of one chunk. */
export class SortedEntries<Item> {
  readonly #positionFor: (entry: Entry<Item>) => Position<Item>;
  #chunks: Chunk<Item>[] = [];

  /** `positionFor` says where others are beside an entry, zero for itself only; `sorted` are in that order. */
  constructor(positionFor: (entry: Entry<Item>) => Position<Item>, sorted: readonly Entry<Item>[]) {
    this.#positionFor = positionFor;
    const size = largestChunk / 2;
    for (let start = 0; start < sorted.length; start += size) {
      const part = sorted.slice(start, start + size);
      const elements = part.flatMap(({ element }) => element ?? []);
      this.#chunks.push({ items: part.map(({ item }) => item), elements: elements.length === 0 ? null : elements });
    }
  }

  insert(entry: Entry<Item>): void {
    const place = this.#firstNotBefore(this.#positionFor(entry));
    // After the last entry of all: that chunk grows.
    const isAtEnd = place.chunk === this.#chunks.length && place.chunk > 0;
    const index = isAtEnd ? place.chunk - 1 : place.chunk;
    const chunk = this.#chunks[index] ?? this.#begin(entry.element !== null);
    const offset = isAtEnd ? chunk.items.length : place.offset;
    chunk.items.splice(offset, 0, entry.item);
    if (entry.element !== null) chunk.elements?.splice(offset, 0, entry.element);
    if (chunk.items.length > largestChunk) this.#split(index, chunk);
  }

  delete(entry: Entry<Item>): void {
    const { chunk, index, offset } = this.#placeOf(entry);
    chunk.items.splice(offset, 1);
    chunk.elements?.splice(offset, 1);
    if (chunk.items.length === 0) this.#chunks.splice(index, 1);
  }

  /** Lists another item in the place of an entry. It must belong there. */
  replace(entry: Entry<Item>, item: Item): void {
    const { chunk, offset } = this.#placeOf(entry);
    chunk.items[offset] = item;
  }

  /** The items whose position is zero, in order or in reverse. */
  *within(position: Position<Item>, isBackward: boolean): Generator<Item> {
    const from = this.#firstNotBefore(position);
    const to = this.#firstNotBefore((item, element) => (position(item, element) > 0 ? 1 : -1));
    const [first, last] = isBackward ? [to.chunk, from.chunk] : [from.chunk, to.chunk];
    const step = isBackward ? -1 : 1;
    for (let index = first; isBackward ? index >= last : index <= last; index += step) {
      const items = this.#chunks[index]?.items ?? [];
      const start = index === from.chunk ? from.offset : 0;
      const end = index === to.chunk ? to.offset : items.length;
      for (let count = 0; count < end - start; count += 1) {
        const item = items[isBackward ? end - 1 - count : start + count];
        if (item !== undefined) yield item;
      }
    }
  }

  #begin(hasElements: boolean): Chunk<Item> {
    const chunk = { items: [], elements: hasElements ? [] : null };
    this.#chunks = [chunk];
    return chunk;
  }

  #split(index: number, { items, elements }: Chunk<Item>): void {
    const middle = items.length >>> 1;
    this.#chunks.splice(index + 1, 0, { items: items.splice(middle), elements: elements?.splice(middle) ?? null });
  }

  #placeOf(entry: Entry<Item>): { readonly chunk: Chunk<Item>; readonly index: number; readonly offset: number } {
    const { chunk: index, offset } = this.#firstNotBefore(this.#positionFor(entry));
    const chunk = this.#chunks[index];
    if (chunk?.items[offset] !== entry.item) throw new Error('an index lacks an entry that it should have');
    return { chunk, index, offset };
  }

  /** The place of the first entry whose position is not negative. */
  #firstNotBefore(position: Position<Item>): Place {
    const isBefore = (chunk: Chunk<Item> | undefined, offset: number): boolean => {
      const item = chunk?.items[offset];
      return item !== undefined && position(item, chunk?.elements?.[offset] ?? null) < 0;
    };
    const chunk = countWhile(this.#chunks.length, (index) => {
      const candidate = this.#chunks[index];
      return isBefore(candidate, (candidate?.items.length ?? 0) - 1);
    });
    const found = this.#chunks[chunk];
    return { chunk, offset: countWhile(found?.items.length ?? 0, (offset) => isBefore(found, offset)) };
  }
}

/** How many of the first numbers below `length` hold, where no later one holds after one that does not. */
function countWhile(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
