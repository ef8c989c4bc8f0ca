/** Counts of what the schedules covered: evidence that they are representative. */
export type Coverage = Map<string, number>;
