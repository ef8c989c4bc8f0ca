import { EvaluationError, unsupportedOperationError } from '../runtime/errors.ts';
import { formatFloat } from '../runtime/format-float.ts';
import { PathValue } from '../runtime/path.ts';
import { typeOf, type RuleValue } from '../runtime/value.ts';
import { clampToInt64, isInt64 } from '../runtime/int64.ts';
import { fn, type FunctionTable } from './overload.ts';

const TEXT_TYPES = ['int', 'float', 'null', 'string', 'bool', 'path'] as const;

/**
 * The functions `int`, `float` and `string`. The reference also documents `bool()`, but Google's evaluator answers
 * "Function not found error: Name: [bool]", and so does this one.
 */
export const conversionFunctions = {
  int: [fn(['int'], (value) => value), fn(['float'], (value) => clampToInt64(value)), fn(['string'], parseInteger)],
  float: [fn(['int'], (value) => Number(value)), fn(['float'], (value) => value), fn(['string'], parseFloatingPoint)],
  string: TEXT_TYPES.map((type) => fn([type], toText)),
} satisfies FunctionTable;

/** The text form of a value in `string()`, `join` and `$(…)` in a path. */
export function toText(value: RuleValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatFloat(value);
  if (typeof value === 'bigint' || typeof value === 'boolean' || value === null) return String(value);
  if (value instanceof PathValue) return value.toString();
  throw unsupportedOperationError(
    `string(${typeOf(value)})`,
    TEXT_TYPES.map((type) => `string(${type})`),
  );
}

function parseInteger(text: string): bigint {
  const value = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : null;
  if (value === null || !isInt64(value)) throw conversionError(text, 'int');
  return value;
}

/** Parses like Java's Double.parseDouble, without hexadecimal notation. */
function parseFloatingPoint(text: string): number {
  const trimmed = text.replace(/^[\0- ]+|[\0- ]+$/g, '');
  const match = /^([+-]?)(?:(NaN)|(Infinity)|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fFdD]?)$/.exec(trimmed);
  if (match === null) throw conversionError(text, 'float');
  const [, sign, notANumber, infinity, digits] = match;
  const magnitude = notANumber ? NaN : infinity ? Infinity : Number(digits);
  return sign === '-' ? -magnitude : magnitude;
}

function conversionError(text: string, type: string): EvaluationError {
  return new EvaluationError(`Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`);
}
