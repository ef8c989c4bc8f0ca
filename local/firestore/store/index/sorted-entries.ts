import type { Value } from '../../values/value.ts';
import type { DocumentHistory } from '../document-history.ts';

/** What an index lists: a document, and with it one element of an array where the index is of elements. */
export interface Entry {
  readonly history: DocumentHistory;
  readonly element: Value | null;
}

/** Adjacent entries, as two lists of the same length: an object per entry would take six times the memory. */
interface Chunk {
  readonly histories: DocumentHistory[];
  readonly elements: Value[] | null;
}

/** A place between two entries. */
interface Place {
  readonly chunk: number;
  readonly offset: number;
}

type Compare = (history: DocumentHistory, element: Value | null, to: Entry) => number;
type Position = (history: DocumentHistory, element: Value | null) => number;

/** A chunk that becomes larger is split: few enough to move on insertion, and enough to keep the list of chunks short. */
const largestChunk = 512;

/** Entries in order. Finding, inserting and deleting take O(log n), beside moving a part of one chunk. */
export class SortedEntries {
  readonly #compare: Compare;
  #chunks: Chunk[] = [];

  /** `sorted` are in the order of `compare`, which is zero for the same entry only. */
  constructor(compare: Compare, sorted: readonly Entry[]) {
    this.#compare = compare;
    const size = largestChunk / 2;
    for (let start = 0; start < sorted.length; start += size) {
      const part = sorted.slice(start, start + size);
      this.#chunks.push({
        histories: part.map(({ history }) => history),
        elements: part[0]?.element == null ? null : part.flatMap(({ element }) => element ?? []),
      });
    }
  }

  insert(entry: Entry): void {
    const place = this.#firstNotBefore((history, element) => this.#compare(history, element, entry));
    // After the last entry of all: that chunk grows.
    const isAtEnd = place.chunk === this.#chunks.length && place.chunk > 0;
    const index = isAtEnd ? place.chunk - 1 : place.chunk;
    const chunk = this.#chunks[index] ?? this.#begin(entry.element !== null);
    const offset = isAtEnd ? chunk.histories.length : place.offset;
    chunk.histories.splice(offset, 0, entry.history);
    if (entry.element !== null) chunk.elements?.splice(offset, 0, entry.element);
    if (chunk.histories.length > largestChunk) this.#split(index, chunk);
  }

  delete(entry: Entry): void {
    const { chunk: index, offset } = this.#firstNotBefore((history, element) => this.#compare(history, element, entry));
    const chunk = this.#chunks[index];
    if (chunk?.histories[offset] !== entry.history) throw new Error('an index lacks an entry that it should have');
    chunk.histories.splice(offset, 1);
    chunk.elements?.splice(offset, 1);
    if (chunk.histories.length === 0) this.#chunks.splice(index, 1);
  }

  /** The documents whose position is zero. Positions must grow with the order: negative, zero, positive. */
  *within(position: Position, isBackward: boolean): Generator<DocumentHistory> {
    const from = this.#firstNotBefore(position);
    const to = this.#firstNotBefore((history, element) => (position(history, element) > 0 ? 1 : -1));
    const [first, last] = isBackward ? [to.chunk, from.chunk] : [from.chunk, to.chunk];
    const step = isBackward ? -1 : 1;
    for (let index = first; isBackward ? index >= last : index <= last; index += step) {
      const histories = this.#chunks[index]?.histories ?? [];
      const start = index === from.chunk ? from.offset : 0;
      const end = index === to.chunk ? to.offset : histories.length;
      for (let count = 0; count < end - start; count += 1) {
        const history = histories[isBackward ? end - 1 - count : start + count];
        if (history !== undefined) yield history;
      }
    }
  }

  #begin(hasElements: boolean): Chunk {
    const chunk = { histories: [], elements: hasElements ? [] : null };
    this.#chunks = [chunk];
    return chunk;
  }

  #split(index: number, { histories, elements }: Chunk): void {
    const middle = histories.length >>> 1;
    this.#chunks.splice(index + 1, 0, {
      histories: histories.splice(middle),
      elements: elements?.splice(middle) ?? null,
    });
  }

  /** The place of the first entry whose position is not negative. */
  #firstNotBefore(position: Position): Place {
    const isBefore = (chunk: Chunk | undefined, offset: number): boolean => {
      const history = chunk?.histories[offset];
      return history !== undefined && position(history, chunk?.elements?.[offset] ?? null) < 0;
    };
    const chunk = countWhile(this.#chunks.length, (index) => {
      const candidate = this.#chunks[index];
      return isBefore(candidate, (candidate?.histories.length ?? 0) - 1);
    });
    const found = this.#chunks[chunk];
    return { chunk, offset: countWhile(found?.histories.length ?? 0, (offset) => isBefore(found, offset)) };
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
