import { StatusError } from '#local/firestore/errors.ts';
import { formatFieldPath, isNameField } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import { nameSize, textSize, valueSize } from '#local/firestore/values/size.ts';
import type { Fields, Value } from '#local/firestore/values/value.ts';
import { isVector } from '#local/firestore/values/vector.ts';
import type { CompositeIndex, DeclaredIndexes, SingleFieldIndex } from './declared-indexes.ts';

// https://firebase.google.com/docs/firestore/quotas#indexes
const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 7_680;
const MAX_BYTES = 8_388_608;
/** Of a longer value only the beginning is in the index. */
const MAX_VALUE_BYTES = 1_500;

// https://firebase.google.com/docs/firestore/storage-size#index-entry-size
const ENTRY_BYTES = 32;
const GROUP_ENTRY_BYTES = 48;

/** Entries of one document in indexes. */
class IndexEntries {
  count = 0;
  /** Of all together. */
  bytes = 0;
  /** The bytes of the largest. */
  largest = 0;

  add(bytes: number, count = 1): void {
    if (count === 0) return;
    this.count += count;
    this.bytes += count * bytes;
    this.largest = Math.max(this.largest, bytes);
  }
}

type ElementsOf = (list: readonly Value[]) => readonly Value[];

/** Rejects a document that has too many, or too large, entries in all indexes together. */
export function checkIndexEntries(declared: DeclaredIndexes, path: readonly string[], fields: Fields): void {
  // Sorting each list of each write would take longer than storing it: most are far below, whatever is in their lists.
  if (
    problemOf(
      entriesOf(declared, path, fields, (list) => list),
      path,
    ) === null
  )
    return;
  const problem = problemOf(indexEntries(declared, path, fields), path);
  if (problem !== null) throw new StatusError('INVALID_ARGUMENT', problem);
}

/** What is in the indexes for a document: a list has one entry for all its elements that are the same. */
export function indexEntries(declared: DeclaredIndexes, path: readonly string[], fields: Fields): IndexEntries {
  return entriesOf(declared, path, fields, distinct);
}

function problemOf({ count, bytes, largest }: IndexEntries, path: readonly string[]): string | null {
  if (count > MAX_ENTRIES) return `too many index entries for entity /${path.join('/')}`;
  if (largest > MAX_ENTRY_BYTES) return 'Index entry is too large.';
  return bytes > MAX_BYTES ? 'Transaction too big. Decrease transaction size.' : null;
}

function entriesOf(
  declared: DeclaredIndexes,
  path: readonly string[],
  fields: Fields,
  elementsOf: ElementsOf,
): IndexEntries {
  const entries = new IndexEntries();
  const collectionId = path.at(-2) ?? '';
  const name = nameSize(path);
  const within = name + nameSize(path.slice(0, -2)) + ENTRY_BYTES;
  addFields(entries, { declared, collectionId, within, inGroup: name + GROUP_ENTRY_BYTES, elementsOf }, fields, []);
  for (const index of declared.compositesOf(collectionId)) {
    addComposite(entries, index, fields, index.scope === 'COLLECTION' ? within : name + ENTRY_BYTES, elementsOf);
  }
  return entries;
}

interface Indexed {
  readonly declared: DeclaredIndexes;
  readonly collectionId: string;
  /** The bytes of an entry besides its field, in the index of a collection and of a group. */
  readonly within: number;
  readonly inGroup: number;
  readonly elementsOf: ElementsOf;
}

/** Each field is in the indexes of its own as it is, a map with its fields as well. */
function addFields(entries: IndexEntries, document: Indexed, fields: Fields, parent: FieldPath): void {
  for (const [name, value] of fields) {
    const field = [...parent, name];
    const modes = document.declared.ofField(document.collectionId, field);
    if (modes.length > 0) addField(entries, document, modes, textSize(formatFieldPath(field)), value);
    if (value.kind === 'map' && !isVector(value)) addFields(entries, document, value.fields, field);
  }
}

function addField(
  entries: IndexEntries,
  { within, inGroup, elementsOf }: Indexed,
  modes: readonly SingleFieldIndex[],
  fieldSize: number,
  value: Value,
): void {
  const size = sizeInIndex(value);
  for (const { scope, mode } of modes) {
    const besides = fieldSize + (scope === 'COLLECTION' ? within : inGroup);
    if (mode !== 'CONTAINS') entries.add(besides + size);
    // In both directions.
    else if (value.kind === 'array')
      for (const each of elementsOf(value.values)) entries.add(besides + sizeInIndex(each), 2);
  }
}

/** One entry, or with a list as many as it has elements; none without a value for each field. */
function addComposite(
  entries: IndexEntries,
  { fields: indexed }: CompositeIndex,
  fields: Fields,
  besides: number,
  elementsOf: ElementsOf,
): void {
  let size = besides;
  let list: readonly Value[] | null = null;
  for (const { path, mode } of indexed) {
    if (isNameField(path)) continue;
    const value = fieldAt(fields, path);
    if (value === undefined) return;
    if (mode !== 'CONTAINS') size += sizeInIndex(value);
    else if (value.kind === 'array') list = value.values;
    else return;
  }
  if (list === null) entries.add(size);
  else for (const element of elementsOf(list)) entries.add(size + sizeInIndex(element));
}

function sizeInIndex(value: Value): number {
  return Math.min(valueSize(value), MAX_VALUE_BYTES);
}

function distinct(values: readonly Value[]): readonly Value[] {
  return values.toSorted(compareValues).filter((value, index, all) => {
    const previous = all[index - 1];
    return previous === undefined || compareValues(previous, value) !== 0;
  });
}
