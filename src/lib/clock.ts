/** The device's clock as a parameter, so that tests can control time. */
export interface Clock {
  /** The device's wall clock. It can jump: never use it for order or for the safety of a lease. */
  now(): Date;
  /** Milliseconds that never decrease while this page lives. */
  monotonic(): number;
}

export const deviceClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
};

/** Resolves after so long, by the device's own timer: for a limit that no test has to reach. */
export const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
