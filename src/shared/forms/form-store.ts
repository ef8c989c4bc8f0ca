import { createListeners } from '#lib/listeners.ts';

/** The values of one form. Outside React's state, so that typing rerenders one field instead of the form. */
export interface FormStore<Values> {
  get(): Values;
  set(values: Values): void;
  /** Calls the listener on every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createFormStore<Values>(initial: Values): FormStore<Values> {
  let values = initial;
  const { add, notify } = createListeners();
  return {
    get: () => values,
    set(next) {
      values = next;
      notify();
    },
    subscribe: add,
  };
}
