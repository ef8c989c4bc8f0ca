import { createListeners } from '#lib/listeners.ts';

/** What stands in the fields of one form. Kept outside React's state, so that typing redraws one field and not the form. */
export interface FormStore<Values> {
  get(): Values;
  set(values: Values): void;
  /** Calls the listener at every change until the returned function is called. */
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
