/** The server's clock, injected into handlers (design.md decision 6). */
export interface Clock {
  now(): Date;
}

export const serverClock: Clock = { now: () => new Date() };
