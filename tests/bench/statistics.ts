/** The sample below which this share of all samples lies (nearest rank): a value that really occurred. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('there are no samples');
  return found;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
