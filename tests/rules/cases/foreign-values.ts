import { double } from '../documents/field-value.ts';
import type { Mutation } from './mutation.ts';

/**
 * A value of every Firestore type, with a size within the bounds of a text or a list, so that a missing type check is
 * detected.
 */
export const oneValuePerType: readonly Mutation[] = [
  { label: 'absent', value: undefined },
  { label: 'null', value: null },
  { label: 'true', value: true },
  { label: 'false', value: false },
  { label: 'the integer 42', value: 42 },
  { label: 'the integer 0', value: 0 },
  { label: 'a fraction', value: 42.5 },
  { label: 'a whole double', value: double(42) },
  { label: 'not a number', value: double(Number.NaN) },
  { label: 'infinity', value: double(Number.POSITIVE_INFINITY) },
  { label: 'an empty text', value: '' },
  { label: 'a text', value: 'tekst van een zekere lengte' },
  { label: 'a moment', value: new Date('2026-03-10T12:00:00Z') },
  { label: 'bytes', value: new TextEncoder().encode('bytes van een zekere lengte') },
  { label: 'a place', value: { special: 'geopoint', latitude: 51.2, longitude: 4.4 } },
  { label: 'a reference', value: { special: 'reference', path: 'interim_users/maria' } },
  { label: 'an empty list', value: [] },
  { label: 'a list of texts', value: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes'] },
  { label: 'an empty map', value: new Map() },
  {
    label: 'a map',
    value: new Map([
      ['een', 1],
      ['twee', 2],
      ['drie', 3],
      ['vier', 4],
      ['vijf', 5],
      ['zes', 6],
    ]),
  },
];

/** Names with a special meaning in some language or in the product; none of them is a field of any document. */
export const specialFieldNames: readonly string[] = [
  'extra',
  'admin',
  'is_admin',
  'isAdmin',
  'roles',
  'owner',
  'uid',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '__proto__',
  '__name__',
  'a.b',
  'with space',
  '`quoted`',
  'naïef',
  'ROLE',
  ' role',
];

/** Names that are fields of other collections, or that functions alone write: unknown to the schema of a client's document. */
export const otherCollectionsFieldNames: readonly string[] = [
  'role',
  'status',
  'user_id',
  'senior_id',
  'balance',
  'total_cost',
  'created_at',
  'test',
  'quote',
  'last_command',
];
