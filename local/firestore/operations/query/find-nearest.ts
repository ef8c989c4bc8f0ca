import { StatusError } from '#local/firestore/errors.ts';
import { parseStoredFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { isReserved } from '#local/firestore/values/resource-id.ts';
import type { Fields, StoredDocument, Value } from '#local/firestore/values/value.ts';
import { isVector, parseVector, vectorComponents } from '#local/firestore/values/vector.ts';
import type { FindNearest } from '../types.ts';

const MAX_LIMIT = 1000;
const MEASURES = ['EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;

/** A parsed nearest-neighbor search. */
export interface NearestNode {
  readonly field: FieldPath;
  readonly target: readonly number[];
  readonly measure: (typeof MEASURES)[number];
  readonly limit: number;
  /** A top-level field name (dots are literal); `null` when the distance is not requested. */
  readonly resultField: string | null;
  readonly threshold: number | null;
}

interface Neighbour {
  readonly document: StoredDocument;
  readonly distance: number;
}

export function parseFindNearest(search: FindNearest): NearestNode {
  const field = parseStoredFieldPath(search.vectorField.fieldPath);
  const measure = MEASURES.find((known) => known === search.distanceMeasure);
  if (measure === undefined) throw invalid('Unknown Distance Measure.');
  const { limit } = search;
  if (limit === undefined || limit < 1 || limit > MAX_LIMIT) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`);
  }
  if (search.queryVector.kind !== 'map' || !isVector(search.queryVector)) {
    throw invalid('FindNearest.query_vector must be a vector.');
  }
  const resultField = search.distanceResultField ?? '';
  if (isReserved(resultField)) throw invalid(`The distanceResultField.property.name "${resultField}" is reserved.`);
  const threshold = search.distanceThreshold ?? null;
  if (threshold !== null && !Number.isFinite(threshold)) throw invalid('distanceThreshold must be a finite number.');
  return {
    field,
    target: parseVector(search.queryVector.fields),
    measure,
    limit,
    resultField: resultField === '' ? null : resultField,
    threshold,
  };
}

/**
 * Documents whose vector has the query vector's dimension, nearest first. The sort is stable; a NaN distance (cosine of
 * a zero vector) sorts last.
 */
export function nearest(documents: readonly StoredDocument[], search: NearestNode): readonly Neighbour[] {
  const sign = search.measure === 'DOT_PRODUCT' ? -1 : 1;
  const rank = ({ distance }: Neighbour): number => (Number.isNaN(distance) ? Infinity : sign * distance);
  return documents
    .flatMap((document) => {
      const components = componentsOf(fieldAt(document.fields, search.field));
      if (components?.length !== search.target.length) return [];
      return [{ document, distance: distanceBetween(components, search.target, search.measure) }];
    })
    .filter((neighbour) => search.threshold === null || rank(neighbour) <= sign * search.threshold)
    .sort((a, b) => {
      const difference = rank(a) - rank(b);
      // Infinity - Infinity is NaN: both are equally far.
      return Number.isNaN(difference) ? 0 : difference;
    })
    .slice(0, search.limit);
}

export function withDistance(fields: Fields, { resultField }: NearestNode, distance: number): Fields {
  if (resultField === null) return fields;
  return new Map([...fields, [resultField, { kind: 'double', value: distance }]]);
}

function componentsOf(value: Value | undefined): readonly number[] | null {
  if (value === undefined || !isVector(value)) return null;
  return vectorComponents(value).map((component) => (component.kind === 'double' ? component.value : NaN));
}

function distanceBetween(a: readonly number[], b: readonly number[], measure: NearestNode['measure']): number {
  switch (measure) {
    case 'EUCLIDEAN':
      return Math.sqrt(a.reduce((total, component, index) => total + (component - (b[index] ?? NaN)) ** 2, 0));
    case 'DOT_PRODUCT':
      return dot(a, b);
    case 'COSINE':
      return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, component, index) => total + component * (b[index] ?? NaN), 0);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
