/** The values in a circle: every number points at one, as long as there are any. */
export const pick = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % Math.max(1, values.length)];
