/** The server's time, as a parameter of the handlers (design.md decision 6). */
export interface Clock {
  now(): Date;
}

export const serverClock: Clock = { now: () => new Date() };
