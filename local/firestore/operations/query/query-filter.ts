import { StatusError } from '#local/firestore/errors.ts';
import { filterEquals, isNaNValue } from '#local/firestore/values/equality.ts';
import { formatFieldPath, isNameField, parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { normalizeValue } from '#local/firestore/values/normalize.ts';
import { compareValues, typeRank } from '#local/firestore/values/order.ts';
import { parseParentName } from '#local/firestore/values/resource-name.ts';
import type { Value } from '#local/firestore/values/value.ts';
import type { CompositeFilter, FieldFilter, Filter, UnaryFilter } from '../types.ts';

const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

type FieldOperator = (typeof FIELD_OPERATORS)[number];
type UnaryOperator = (typeof UNARY_OPERATORS)[number];

/** A parsed filter. */
export type FilterNode = { readonly kind: 'and' | 'or'; readonly filters: readonly FilterNode[] } | LeafNode;

/** A leaf: a condition on one field. */
export type LeafNode = FieldNode | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator };

interface FieldNode {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
  /** The wanted elements where all are strings: a collection is searched by looking each element up. */
  readonly texts: ReadonlySet<string> | null;
}

/** Maximum list length per operator. */
const LIST_LIMITS: ReadonlyMap<FieldOperator, number> = new Map([
  ['IN', 30],
  ['ARRAY_CONTAINS_ANY', 30],
  ['NOT_IN', 10],
] as const);

/** `null` for a filter without conditions, such as an empty composite. */
export function parseFilter(filter: Filter): FilterNode | null {
  if (filter.compositeFilter !== undefined) return parseComposite(filter.compositeFilter);
  if (filter.fieldFilter !== undefined) return parseFieldFilter(filter.fieldFilter);
  if (filter.unaryFilter !== undefined) return parseUnaryFilter(filter.unaryFilter);
  return null;
}

/** `valueOf` returns undefined for a missing field, which no filter matches. */
export function matchesFilter(filter: FilterNode, valueOf: (field: FieldPath) => Value | undefined): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(part, valueOf));
    case 'or':
      return filter.filters.some((part) => matchesFilter(part, valueOf));
    case 'unary': {
      const value = valueOf(filter.field);
      return value !== undefined && matchesUnary(filter.op, value);
    }
    case 'field': {
      const value = valueOf(filter.field);
      return value !== undefined && matchesField(filter, value);
    }
  }
}

export function leavesOf(filter: FilterNode): readonly LeafNode[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.flatMap(leavesOf);
    case 'field':
    case 'unary':
      return [filter];
  }
}

/** True for operators whose field must be part of the sort order. */
export function isInequality(op: FieldOperator | UnaryOperator): boolean {
  return op.startsWith('LESS_') || op.startsWith('GREATER_') || isNegation(op);
}

export function isNegation(op: FieldOperator | UnaryOperator): boolean {
  return op === 'NOT_EQUAL' || op === 'NOT_IN' || op === 'IS_NOT_NAN' || op === 'IS_NOT_NULL';
}

function parseComposite(composite: CompositeFilter): FilterNode | null {
  if (composite.op !== 'AND' && composite.op !== 'OR') throw invalid('Unsupported CompositeFilter operator.');
  const filters = composite.filters.map(parseFilter).filter((part) => part !== null);
  if (filters.length === 0) return null;
  return { kind: composite.op === 'AND' ? 'and' : 'or', filters };
}

function parseFieldFilter(filter: FieldFilter): FilterNode {
  const op = FIELD_OPERATORS.find((known) => known === filter.op);
  if (op === undefined) throw invalid('Unknown FieldFilter operator.');
  const field = parseQueryFieldPath(filter.field.fieldPath);
  const value = normalizeValue(filter.value);
  const limit = LIST_LIMITS.get(op);
  if (limit !== undefined) {
    if (value.kind !== 'array') throw invalid(`'${op}' requires an ArrayValue.`);
    if (value.values.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
    if (value.values.length > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  }
  if (isNameField(field)) checkNameFilter(op, value);
  return { kind: 'field', field, op, value, texts: op === 'ARRAY_CONTAINS_ANY' ? textsIn(value) : null };
}

function textsIn(value: Value): ReadonlySet<string> | null {
  const texts = elementsOf(value).flatMap((element) => (element.kind === 'string' ? [element.value] : []));
  return texts.length === elementsOf(value).length ? new Set(texts) : null;
}

function parseUnaryFilter(filter: UnaryFilter): FilterNode {
  const op = UNARY_OPERATORS.find((known) => known === filter.op);
  if (op === undefined) throw invalid('Unknown UnaryFilter operator.');
  const field = parseQueryFieldPath(filter.field.fieldPath);
  if (isNameField(field)) throw invalid('__key__ filter value must be a Key');
  return { kind: 'unary', field, op };
}

function checkNameFilter(op: FieldOperator, value: Value): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid('the name __key__ is reserved');
  const names = (op === 'IN' || op === 'NOT_IN') && value.kind === 'array' ? value.values : [value];
  for (const name of names) {
    if (name.kind !== 'reference') throw invalid('__key__ filter value must be a Key');
    parseParentName(name.value);
  }
}

function matchesUnary(op: UnaryOperator, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return value.kind !== 'null' && !isNaNValue(value);
  }
}

/** Only IS_NULL and IS_NAN match null and NaN; the SDKs send those for equality. */
function matchesField({ op, value: operand, texts }: FieldNode, value: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return filterEquals(value, operand);
    case 'NOT_EQUAL':
      return value.kind !== 'null' && operand.kind !== 'null' && !filterEquals(value, operand);
    case 'LESS_THAN':
      return isComparable(value, operand) && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isComparable(value, operand) && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return isComparable(value, operand) && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isComparable(value, operand) && compareValues(value, operand) >= 0;
    case 'ARRAY_CONTAINS':
      return elementsOf(value).some((element) => filterEquals(element, operand));
    case 'IN':
      return elementsOf(operand).some((candidate) => filterEquals(value, candidate));
    case 'ARRAY_CONTAINS_ANY':
      if (texts !== null) return elementsOf(value).some((each) => each.kind === 'string' && texts.has(each.value));
      return elementsOf(value).some((element) =>
        elementsOf(operand).some((candidate) => filterEquals(element, candidate)),
      );
    case 'NOT_IN':
      return (
        value.kind !== 'null' &&
        elementsOf(operand).every((candidate) => candidate.kind !== 'null' && !filterEquals(value, candidate))
      );
  }
}

/** Range filters only match values of the bound's type; NaN and null match none. */
function isComparable(value: Value, bound: Value): boolean {
  return bound.kind !== 'null' && !isNaNValue(bound) && !isNaNValue(value) && typeRank(value) === typeRank(bound);
}

function elementsOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

/** The field's name in Google's messages, which predate Firestore. */
export function fieldLabel(field: FieldPath): string {
  return isNameField(field) ? '__key__' : formatFieldPath(field);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
