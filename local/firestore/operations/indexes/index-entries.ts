import { StatusError } from '#local/firestore/errors.ts';
import { parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import type { Fields, Value } from '#local/firestore/values/value.ts';
import { isVector } from '#local/firestore/values/vector.ts';
import type { CompositeIndex, DeclaredIndexes } from './declared-indexes.ts';

/** https://firebase.google.com/docs/firestore/quotas#indexes */
const MAX_INDEX_ENTRIES = 40_000;

/** Rejects a document that would have too many entries in all indexes together. */
export function checkIndexEntries(declared: DeclaredIndexes, path: readonly string[], fields: Fields): void {
  const collectionId = path.at(-2) ?? '';
  const ofFields = entriesOfFields(declared, collectionId, fields, []);
  const ofComposites = declared.composites
    .filter((index) => index.collectionId === collectionId)
    .reduce((total, index) => total + entriesIn(index, fields), 0);
  if (ofFields + ofComposites <= MAX_INDEX_ENTRIES) return;
  throw new StatusError('INVALID_ARGUMENT', `too many index entries for entity ${path.join('/')}`);
}

/** A map has none: its fields have. A list has one for each element, others one for each order. */
function entriesOfFields(declared: DeclaredIndexes, collectionId: string, fields: Fields, parent: FieldPath): number {
  let total = 0;
  for (const [name, value] of fields) {
    const field = [...parent, name];
    if (value.kind === 'map' && !isVector(value)) {
      total += entriesOfFields(declared, collectionId, value.fields, field);
      continue;
    }
    const elements = value.kind === 'array' ? distinct(value.values) : 0;
    for (const { mode } of declared.ofField(collectionId, field)) {
      if (mode === 'CONTAINS') total += elements;
      else if (value.kind !== 'array') total += 1;
    }
  }
  return total;
}

function entriesIn({ fields: indexed }: CompositeIndex, fields: Fields): number {
  let total = 1;
  for (const { field, mode } of indexed) {
    const value = field === '__name__' ? undefined : fieldAt(fields, parseQueryFieldPath(field));
    if (field !== '__name__' && value === undefined) return 0;
    if (mode === 'CONTAINS') total *= value?.kind === 'array' ? distinct(value.values) : 0;
  }
  return total;
}

function distinct(values: readonly Value[]): number {
  // Below the limit whatever they are; sorting each list of each write would take longer than storing it.
  if (values.length < 1_000) return values.length;
  return values.toSorted(compareValues).filter((value, index, all) => {
    const previous = all[index - 1];
    return previous === undefined || compareValues(previous, value) !== 0;
  }).length;
}
