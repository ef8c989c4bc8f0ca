/** The requests of the towns that are measured, from small to large. */
export const townSizes = [1_000, 10_000, 100_000] as const;
