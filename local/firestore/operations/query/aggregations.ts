import { StatusError } from '#local/firestore/errors.ts';
import { isNameField, parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt } from '#local/firestore/values/fields.ts';
import { isReserved } from '#local/firestore/values/resource-id.ts';
import type { Fields, StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { Aggregation } from '../types.ts';

const MAX_AGGREGATIONS = 5;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** A parsed aggregation. */
interface AggregationNode {
  readonly alias: string;
  /** Documents without this field are not counted. */
  readonly field: FieldPath | null;
  readonly compute: (documents: readonly StoredDocument[]) => Value;
}

export function parseAggregations(aggregations: readonly Aggregation[]): readonly AggregationNode[] {
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  let unnamed = 0;
  const aliases = new Set<string>();
  return aggregations.map((aggregation) => {
    const isNamed = aggregation.alias !== undefined && aggregation.alias !== '';
    if (!isNamed) unnamed += 1;
    const alias = isNamed ? (aggregation.alias ?? '') : `field_${unnamed}`;
    if (isReserved(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    return { alias, ...parseOperator(aggregation) };
  });
}

export function aggregate(aggregations: readonly AggregationNode[], documents: readonly StoredDocument[]): Fields {
  return new Map(aggregations.map(({ alias, compute }) => [alias, compute(documents)]));
}

function parseOperator({ count, sum, avg }: Aggregation): Omit<AggregationNode, 'alias'> {
  if ([count, sum, avg].filter((operator) => operator !== undefined).length > 1) {
    throw invalid('An Aggregation must have one operator.');
  }
  if (count !== undefined) {
    const { upTo } = count;
    if (upTo !== undefined && upTo < 0n) {
      throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
    }
    return {
      field: null,
      compute: ({ length }) => {
        const found = BigInt(length);
        return { kind: 'integer', value: upTo !== undefined && upTo < found ? upTo : found };
      },
    };
  }
  const target = sum ?? avg;
  if (target === undefined) throw invalid('Operator field in Aggregation is not set.');
  const field = parseQueryFieldPath(target.field.fieldPath);
  if (isNameField(field)) throw invalid('Aggregations are not supported for the property: __key__');
  return sum === undefined
    ? { field, compute: (documents) => average(numbersAt(documents, field)) }
    : { field, compute: (documents) => total(numbersAt(documents, field)) };
}

/** Non-numeric values are skipped. */
function numbersAt(documents: readonly StoredDocument[], field: FieldPath): readonly (bigint | number)[] {
  return documents.flatMap((document) => {
    const value = fieldAt(document.fields, field);
    return value?.kind === 'integer' || value?.kind === 'double' ? [value.value] : [];
  });
}

/** An integer while all values are integers and the sum fits in 64 bits; otherwise a double. */
function total(numbers: readonly (bigint | number)[]): Value {
  const exact = exactTotal(numbers);
  if (exact === null) return { kind: 'double', value: doubleTotal(numbers) };
  if (exact < INT64_MIN || exact > INT64_MAX) return { kind: 'double', value: Number(exact) };
  return { kind: 'integer', value: exact };
}

function average(numbers: readonly (bigint | number)[]): Value {
  if (numbers.length === 0) return { kind: 'null' };
  const exact = exactTotal(numbers);
  const sum = exact === null ? doubleTotal(numbers) : Number(exact);
  return { kind: 'double', value: sum / numbers.length };
}

/** `null` when a value is a double. Intermediate sums are unbounded, so an overflow can cancel out. */
function exactTotal(numbers: readonly (bigint | number)[]): bigint | null {
  let sum = 0n;
  for (const number of numbers) {
    if (typeof number === 'number') return null;
    sum += number;
  }
  return sum;
}

function doubleTotal(numbers: readonly (bigint | number)[]): number {
  return numbers.reduce<number>((sum, number) => sum + Number(number), 0);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
