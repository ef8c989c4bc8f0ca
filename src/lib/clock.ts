/** Time as a parameter: the one place that reads the device's clock, so that tests and faults can move it. */
export interface Clock {
  /** The moment now, as the device believes. It can jump: never use it for order or for a lease that must hold. */
  now(): Date;
  /** Milliseconds that only ever grow while this page lives. */
  monotonic(): number;
}

export const deviceClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
};
