import { compareMoments } from './moment.ts';
import { comparePaths } from './resource-id.ts';
import { compareUtf8 } from './utf8.ts';
import { isVector, vectorComponents } from './vector.ts';
import type { Fields, Value } from './value.ts';

/** The rank of a value's type in Firestore's order. Integers and doubles have the same rank. */
export function typeRank(value: Value): number {
  switch (value.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
      return 2;
    case 'timestamp':
      return 3;
    case 'string':
      return 4;
    case 'bytes':
      return 5;
    case 'reference':
      return 6;
    case 'geopoint':
      return 7;
    case 'array':
      return 8;
    case 'map':
      return isVector(value) ? 9 : 10;
  }
}

/** Firestore's total order of values. Zero means equal in queries: 1 and 1.0, 0 and -0, NaN and NaN. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  switch (a.kind) {
    case 'null':
      if (b.kind === 'null') return 0;
      break;
    case 'boolean':
      if (b.kind === 'boolean') return Number(a.value) - Number(b.value);
      break;
    case 'integer':
    case 'double':
      if (b.kind === 'integer' || b.kind === 'double') return compareNumbers(a.value, b.value);
      break;
    case 'timestamp':
      if (b.kind === 'timestamp') return compareMoments(a, b);
      break;
    case 'string':
      if (b.kind === 'string') return compareUtf8(a.value, b.value);
      break;
    case 'bytes':
      if (b.kind === 'bytes') return Buffer.compare(a.value, b.value);
      break;
    case 'reference':
      if (b.kind === 'reference') return compareReferences(a.value, b.value);
      break;
    case 'geopoint':
      if (b.kind === 'geopoint') {
        return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
      }
      break;
    case 'array':
      if (b.kind === 'array') return compareLists(a.values, b.values);
      break;
    case 'map':
      if (b.kind === 'map' && isVector(a) === isVector(b)) {
        return isVector(a) ? compareVectors(a, b) : compareMaps(a.fields, b.fields);
      }
      break;
  }
  return typeRank(a) - typeRank(b);
}

/**
 * NaN sorts below every number, and -0 equals 0. JavaScript compares a bigint with a number exactly, so large integers
 * are not rounded.
 */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares full names segment by segment, so that a/b sorts before a-b/c. */
function compareReferences(a: string, b: string): number {
  return comparePaths(a.split('/'), b.split('/'));
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a[index];
    const right = b[index];
    if (left === undefined || right === undefined) break;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** By dimension, then by components. */
function compareVectors(a: Value, b: Value): number {
  const left = vectorComponents(a);
  const right = vectorComponents(b);
  return left.length - right.length || compareLists(left, right);
}

function compareMaps(a: Fields, b: Fields): number {
  const left = sortedEntries(a);
  const right = sortedEntries(b);
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const leftEntry = left[index];
    const rightEntry = right[index];
    if (leftEntry === undefined || rightEntry === undefined) break;
    const order = compareUtf8(leftEntry[0], rightEntry[0]) || compareValues(leftEntry[1], rightEntry[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return [...fields].sort((a, b) => compareUtf8(a[0], b[0]));
}
