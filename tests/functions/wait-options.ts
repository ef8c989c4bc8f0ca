/** For what follows from an event. Each function starts its process at its first call; the limit ends only what hangs. */
export const waitOptions = { timeout: 300_000, interval: 150 } as const;
