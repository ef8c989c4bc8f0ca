export interface Listeners<Args extends readonly unknown[] = []> {
  /** Calls the listener at each notification until the returned function is called. */
  readonly add: (listener: (...args: Args) => void) => () => void;
  /** Listeners may be added or removed during a notification; added ones are called from the next one on. */
  readonly notify: (...args: Args) => void;
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...args) {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
