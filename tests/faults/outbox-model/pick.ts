/** Indexes modulo the length: every number selects a value, unless there are none. */
export const pick = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)];
