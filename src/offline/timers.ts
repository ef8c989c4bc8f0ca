/** Timers as a parameter, so that tests control time. */
export interface Timers {
  /** @returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void;
}

export const deviceTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
