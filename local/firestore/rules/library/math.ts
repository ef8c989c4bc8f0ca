import { clampToInt64 } from '../runtime/int64.ts';
import { fn, type FunctionTable } from './overload.ts';

/**
 * The package `math`. The reference also documents `math.isInfinite()`, but Google's evaluator answers "Function not
 * found error: Name: [math.isInfinite]", and so does this one.
 */
export const mathFunctions = {
  'math.abs': [
    // The smallest int has no positive counterpart: as in Java, it is returned unchanged.
    fn(['int'], (value) => BigInt.asIntN(64, value < 0n ? -value : value)),
    fn(['float'], (value) => Math.abs(value)),
  ],
  'math.ceil': [fn(['float'], (value) => Math.ceil(value))],
  'math.floor': [fn(['float'], (value) => Math.floor(value))],
  'math.isNaN': [fn(['float'], (value) => Number.isNaN(value))],
  'math.pow': [fn(['float', 'float'], (base, exponent) => base ** exponent)],
  'math.round': [fn(['float'], (value) => clampToInt64(Math.round(value)))],
  'math.sqrt': [fn(['float'], (value) => Math.sqrt(value))],
} satisfies FunctionTable;
