import { integerRangeError } from './errors.ts';

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

export function isInt64(value: bigint): boolean {
  return value >= MIN && value <= MAX;
}

/** @throws EvaluationError when the result of an addition or multiplication does not fit. */
export function requireInt64(value: bigint): bigint {
  if (!isInt64(value)) throw integerRangeError();
  return value;
}

/** Java's cast of a double to long: truncated, saturated, and 0 for NaN. */
export function clampToInt64(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX;
  if (value <= -(2 ** 63)) return MIN;
  return BigInt(Math.trunc(value));
}
