import { compare, constraintContains } from '../runtime/comparison.ts';
import { Constraint } from '../runtime/constraint.ts';
import { DurationValue } from '../runtime/duration.ts';
import {
  divideByZeroError,
  functionNotFoundError,
  nullValueError,
  undefinedPropertyError,
  UndecidableError,
  typeError,
  unsupportedOperationError,
  illegalRangeError,
  indexOutOfBoundError,
} from '../runtime/errors.ts';
import { requireInt64 } from '../runtime/int64.ts';
import { MapValue } from '../runtime/map.ts';
import { PathValue } from '../runtime/path.ts';
import { SetValue } from '../runtime/set.ts';
import { setHas } from '../runtime/unique-values.ts';
import { TimestampValue } from '../runtime/timestamp.ts';
import { isList, typeOf, type RuleValue } from '../runtime/value.ts';
import { listContains } from '../library/list.ts';
import type { BinaryOperator } from '../syntax/ast.ts';

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

const SUPPORTED: Readonly<Record<ArithmeticOperator, readonly string[]>> = {
  '+': [
    'int + int',
    'float + float',
    'string + string',
    'duration + duration',
    'duration + timestamp',
    'timestamp + duration',
  ],
  '-': ['int - int', 'float - float', 'duration - duration', 'timestamp - duration', 'timestamp - timestamp'],
  '*': ['int * int', 'float * float'],
  '/': ['int / int', 'float / float'],
  '%': ['int % int', 'float % float'],
};

/** All binary operators except `in`. */
export function applyBinary(operator: Exclude<BinaryOperator, 'in'>, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return applyArithmetic(operator, left, right);
    default:
      return compare(operator, left, right);
  }
}

export function applyUnary(operator: '-' | '!', operand: RuleValue): RuleValue {
  if (operator === '!') {
    if (typeof operand === 'boolean') return !operand;
    throw unsupportedOperationError(`!${typeOf(operand)}`, ['!bool']);
  }
  if (typeof operand === 'bigint') return requireInt64(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof DurationValue) return new DurationValue(-operand.totalNanos);
  throw unsupportedOperationError(`-${typeOf(operand)}`, ['-int', '-float', '-duration']);
}

function applyArithmetic(operator: ArithmeticOperator, left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return applyToInts(operator, left, right);
  if (isNumber(left) && isNumber(right)) return applyToFloats(operator, Number(left), Number(right));
  const result = operator === '+' ? addOthers(left, right) : operator === '-' ? subtractOthers(left, right) : null;
  if (result === null) {
    throw unsupportedOperationError(`${typeOf(left)} ${operator} ${typeOf(right)}`, SUPPORTED[operator]);
  }
  return result;
}

function applyToInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  switch (operator) {
    case '+':
      return requireInt64(left + right);
    case '-':
      return requireInt64(left - right);
    case '*':
      return requireInt64(left * right);
    case '/':
      if (right === 0n) throw divideByZeroError();
      // The only overflowing quotient wraps around, as in Java.
      return BigInt.asIntN(64, left / right);
    case '%':
      if (right === 0n) throw divideByZeroError();
      return left % right;
  }
}

function applyToFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function addOthers(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof DurationValue && right instanceof DurationValue) {
    return new DurationValue(left.totalNanos + right.totalNanos);
  }
  if (left instanceof TimestampValue && right instanceof DurationValue) {
    return new TimestampValue(left.totalNanos + right.totalNanos);
  }
  if (left instanceof DurationValue && right instanceof TimestampValue) return addOthers(right, left);
  return null;
}

function subtractOthers(left: RuleValue, right: RuleValue): RuleValue {
  if (left instanceof DurationValue && right instanceof DurationValue) {
    return new DurationValue(left.totalNanos - right.totalNanos);
  }
  if (left instanceof TimestampValue && right instanceof DurationValue) {
    return new TimestampValue(left.totalNanos - right.totalNanos);
  }
  if (left instanceof TimestampValue && right instanceof TimestampValue) {
    return new DurationValue(left.totalNanos - right.totalNanos);
  }
  return null;
}

/** `value in container` */
export function isIn(value: RuleValue, container: RuleValue): boolean {
  if (container === null) throw nullValueError();
  if (isList(container)) return listContains(container, value);
  if (container instanceof SetValue) return setHas(container, value);
  if (container instanceof Constraint) return constraintContains(container, value);
  if (container instanceof MapValue) {
    if (typeof value !== 'string') throw unsupportedOperationError(`map.in(${typeOf(value)})`, ['map.in(string)']);
    return container.has(value);
  }
  throw functionNotFoundError('in');
}

/** `value.name` */
export function memberOf(object: RuleValue, name: string): RuleValue {
  if (object === null) throw nullValueError();
  if (object instanceof PathValue) return object.captured(name);
  if (!(object instanceof MapValue)) throw typeError(typeOf(object), 'map,path');
  const value = object.get(name);
  if (value === undefined) throw undefinedPropertyError(name);
  return value;
}

/** `value[index]` */
export function elementAt(object: RuleValue, index: RuleValue): RuleValue {
  if (object === null) throw nullValueError();
  if (object instanceof MapValue) {
    if (typeof index !== 'string') throw typeError(typeOf(index), 'string');
    return memberOf(object, index);
  }
  if (object instanceof PathValue) {
    if (typeof index === 'string') return object.captured(index);
    if (typeof index === 'bigint') return object.segmentAt(index);
    throw unsupportedOperationError(`path[${typeOf(index)}]`, ['path[int]', 'path[string]']);
  }
  if (!isList(object) && typeof object !== 'string') throw functionNotFoundError('[]');
  if (typeof index !== 'bigint') {
    throw unsupportedOperationError(`${typeOf(object)}[${typeOf(index)}]`, [`${typeOf(object)}[int]`]);
  }
  requireIndex(index, object.length);
  return typeof object === 'string' ? object.charAt(Number(index)) : (object[Number(index)] ?? null);
}

/** `value[from:to]`; an omitted bound is null. */
export function sliceOf(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if (object === null) throw nullValueError();
  const isPath = object instanceof PathValue;
  if (!isPath && !isList(object) && typeof object !== 'string') throw functionNotFoundError('@range');
  if (!isBound(from) || !isBound(to)) {
    const type = typeOf(object);
    throw unsupportedOperationError(
      `${type}[${typeOf(from)}:${typeOf(to)}]`,
      ['null:null', 'null:int', 'int:null', 'int:int'].map((bounds) => `${type}[${bounds}]`),
    );
  }
  const items = isPath ? object.names() : object;
  // Both bounds must be existing indexes, so the empty range at the end is out of bounds.
  if (from !== null) requireIndex(from, items.length);
  if (to !== null) requireIndex(to - 1n, items.length);
  const range = [Number(from ?? 0n), to === null ? items.length : Number(to)] as const;
  if (range[0] > range[1]) throw illegalRangeError(...range);
  return typeof items === 'string' || !isPath ? items.slice(...range) : PathValue.of(object.names().slice(...range));
}

/** `value is type` */
export function isOfType(value: RuleValue, type: string): boolean {
  // A constraint does not determine the type.
  if (value instanceof Constraint) throw new UndecidableError('the type of a field');
  if (type === 'number') return isNumber(value);
  return typeOf(value) === type && type !== 'set';
}

function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function isBound(value: RuleValue): value is bigint | null {
  return value === null || typeof value === 'bigint';
}

function requireIndex(index: bigint, size: number): void {
  if (index < 0n || index >= BigInt(size)) throw indexOutOfBoundError(index, size);
}
