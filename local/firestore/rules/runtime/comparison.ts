import { Constraint, type FactOperator } from './constraint.ts';
import { DurationValue } from './duration.ts';
import { UndecidableError, typeError, unsupportedOperationError } from './errors.ts';
import { equal } from './equality.ts';
import { TimestampValue } from './timestamp.ts';
import { isList, typeOf, type RuleValue } from './value.ts';

type OrderOperator = '<' | '<=' | '>' | '>=';
type ComparisonOperator = OrderOperator | '==' | '!=';

const COMPARABLE = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];
const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/** `==`, `!=` and the relational operators on any two values. */
export function compare(operator: ComparisonOperator, left: RuleValue, right: RuleValue): boolean {
  if (left instanceof Constraint || right instanceof Constraint) return compareConstraint(operator, left, right);
  if (operator === '==') return equal(left, right);
  if (operator === '!=') return !equal(left, right);
  const order = orderOf(left, right);
  if (order === null) {
    throw unsupportedOperationError(`${typeOf(left)} ${operator} ${typeOf(right)}`, [
      ...COMPARABLE.map((type) => `${type} ${operator} ${type}`),
      `constraint ${operator} any`,
      `any ${operator} constraint`,
    ]);
  }
  return satisfies(operator, order);
}

/** Negative, zero or positive; NaN when a number is NaN; null for types without an order. */
function orderOf(left: RuleValue, right: RuleValue): number | null {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === 'bigint' && typeof right === 'bigint') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumber(left) && isNumber(right)) {
    const [a, b] = [Number(left), Number(right)];
    return a === b ? 0 : a < b ? -1 : a > b ? 1 : NaN;
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (
    (left instanceof DurationValue && right instanceof DurationValue) ||
    (left instanceof TimestampValue && right instanceof TimestampValue)
  ) {
    return left.totalNanos < right.totalNanos ? -1 : left.totalNanos > right.totalNanos ? 1 : 0;
  }
  return null;
}

function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function satisfies(operator: OrderOperator, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function compareConstraint(operator: ComparisonOperator, left: RuleValue, right: RuleValue): boolean {
  if (!(left instanceof Constraint)) return compareConstraint(MIRRORED[operator], right, left);
  if (right instanceof Constraint) {
    throw typeError(
      'constraint',
      'bool,duration,float,int,latlng,map,null,string,bytes,timestamp,path,list,vector,set',
    );
  }
  if (!left.facts.some((fact) => proves(fact.operator, fact.value, operator, right))) {
    throw new UndecidableError('the value of a field');
  }
  return true;
}

/** Whether "the field `known` `bound`" implies "the field `operator` `value`" for every document. */
function proves(known: FactOperator, bound: RuleValue, operator: ComparisonOperator, value: RuleValue): boolean {
  // Every filter that yields a fact excludes documents in which the field is null.
  if (operator === '!=' && value === null) return known !== '==' || bound !== null;
  if (known === 'contains') return false;
  if (known === '==') return areComparable(bound, value) && compare(operator, bound, value);
  if (known === '!=') return operator === '!=' && equal(bound, value);
  const order = orderOf(bound, value);
  if (order === null) return false;
  const excludesBound = known === '<' || known === '>';
  const towards = known === '<' || known === '<=' ? -1 : 1;
  // `distance` > 0: all possible values of the field lie beyond `value`, in the direction of the filter.
  const distance = order * towards;
  switch (operator) {
    case '!=':
      return distance > 0 || (distance === 0 && excludesBound);
    case '>':
    case '<':
      return (operator === '>') === towards > 0 && (distance > 0 || (distance === 0 && excludesBound));
    case '>=':
    case '<=':
      return (operator === '>=') === towards > 0 && distance >= 0;
    case '==':
      return false;
  }
}

/** Whether all comparison operators accept both values, so that a proof does not depend on their types. */
function areComparable(a: RuleValue, b: RuleValue): boolean {
  return orderOf(a, b) !== null || typeOf(a) === typeOf(b);
}

/** Whether a list of which only some elements are known provably contains a value. */
export function constraintContains(constraint: Constraint, value: RuleValue): boolean {
  const known = constraint.facts.some(
    (fact) =>
      (fact.operator === 'contains' && equal(fact.value, value)) ||
      (fact.operator === '==' && isList(fact.value) && fact.value.some((item) => equal(item, value))),
  );
  if (!known) throw new UndecidableError('which elements a list has');
  return true;
}
