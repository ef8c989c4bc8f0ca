import { StatusError } from '#local/firestore/errors.ts';
import { checkFields } from '#local/firestore/values/document-limits.ts';
import { parseStoredFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { fieldAt, withField } from '#local/firestore/values/fields.ts';
import { normalizeValue } from '#local/firestore/values/normalize.ts';
import { compareValues } from '#local/firestore/values/order.ts';
import type { Fields, Moment, Value } from '#local/firestore/values/value.ts';
import type { FieldTransform } from '../types.ts';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** A parsed field transform. Returns the new value and the value for the write result. */
export interface Transform {
  readonly path: FieldPath;
  readonly apply: (current: Value | undefined, time: Moment) => { readonly value: Value; readonly result: Value };
}

type Numeric = Extract<Value, { kind: 'integer' | 'double' }>;

export function parseTransform(transform: FieldTransform): Transform {
  const path = parseStoredFieldPath(transform.fieldPath);
  const present = [
    transform.setToServerValue,
    transform.increment,
    transform.maximum,
    transform.minimum,
    transform.appendMissingElements,
    transform.removeAllFromArray,
  ].filter((part) => part !== undefined);
  if (present.length !== 1) {
    throw new StatusError('INVALID_ARGUMENT', `The transform of field "${transform.fieldPath}" must have one type.`);
  }
  const { increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform;
  if (increment !== undefined) return numeric(path, increment, add);
  if (maximum !== undefined) return numeric(path, maximum, larger);
  if (minimum !== undefined) return numeric(path, minimum, smaller);
  if (appendMissingElements !== undefined) return append(path, parseElements(appendMissingElements));
  if (removeAllFromArray !== undefined) return remove(path, parseElements(removeAllFromArray));
  if (transform.setToServerValue !== 'REQUEST_TIME') {
    throw new StatusError('INVALID_ARGUMENT', `Unsupported server value: ${String(transform.setToServerValue)}.`);
  }
  return {
    path,
    apply: (_current, time) => {
      const value: Value = { kind: 'timestamp', ...time };
      return { value, result: value };
    },
  };
}

/** Applies transforms in order, each to the result of the one before. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  time: Moment,
): { readonly fields: Fields; readonly results: readonly Value[] } {
  let current = fields;
  const results = transforms.map(({ path, apply }) => {
    const { value, result } = apply(fieldAt(current, path), time);
    current = withField(current, path, value);
    return result;
  });
  return { fields: current, results };
}

function numeric(path: FieldPath, operand: Value, combine: (stored: Numeric, operand: Numeric) => Numeric): Transform {
  if (!isNumeric(operand)) throw new StatusError('INVALID_ARGUMENT', 'Input must be int64 or double.');
  return {
    path,
    apply: (current) => {
      // A non-numeric value is replaced by the operand.
      const value = current !== undefined && isNumeric(current) ? combine(current, operand) : operand;
      return { value, result: value };
    },
  };
}

/** Integers saturate at 64 bits; if either operand is a double, so is the sum. */
function add(stored: Numeric, operand: Numeric): Numeric {
  if (stored.kind === 'integer' && operand.kind === 'integer') {
    const sum = stored.value + operand.value;
    return { kind: 'integer', value: sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum };
  }
  return { kind: 'double', value: Number(stored.value) + Number(operand.value) };
}

function larger(stored: Numeric, operand: Numeric): Numeric {
  if (stored.kind === 'double' && operand.kind === 'double') {
    return { kind: 'double', value: Math.max(stored.value, operand.value) };
  }
  if (isNaNNumber(stored) || isNaNNumber(operand)) return { kind: 'double', value: NaN };
  return compareValues(operand, stored) > 0 ? operand : stored;
}

function smaller(stored: Numeric, operand: Numeric): Numeric {
  if (stored.kind === 'double' && operand.kind === 'double') {
    return { kind: 'double', value: Math.min(stored.value, operand.value) };
  }
  if (isNaNNumber(stored) || isNaNNumber(operand)) return { kind: 'double', value: NaN };
  return compareValues(operand, stored) < 0 ? operand : stored;
}

/** Appends elements that the array does not contain, without duplicates. The result value is null, as documented. */
function append(path: FieldPath, elements: readonly Value[]): Transform {
  return {
    path,
    apply: (current) => {
      const values = current?.kind === 'array' ? [...current.values] : [];
      for (const element of elements) {
        if (!values.some((value) => compareValues(value, element) === 0)) values.push(element);
      }
      return { value: { kind: 'array', values }, result: { kind: 'null' } };
    },
  };
}

function remove(path: FieldPath, elements: readonly Value[]): Transform {
  return {
    path,
    apply: (current) => {
      const values = current?.kind === 'array' ? current.values : [];
      const kept = values.filter((value) => !elements.some((element) => compareValues(value, element) === 0));
      return { value: { kind: 'array', values: kept }, result: { kind: 'null' } };
    },
  };
}

/** Validates the elements as array members. */
function parseElements(elements: readonly Value[]): readonly Value[] {
  checkFields(new Map([['array', { kind: 'array', values: elements }]]));
  return elements.map(normalizeValue);
}

function isNumeric(value: Value): value is Numeric {
  return value.kind === 'integer' || value.kind === 'double';
}

function isNaNNumber(value: Numeric): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
