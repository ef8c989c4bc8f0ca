/** Waiting as a parameter, so that tests and faults move time themselves. */
export interface Timers {
  /** @returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const deviceTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
