import { expect, test, vi } from 'vitest';
import { createFormStore } from './form-store.ts';

test('a store notifies its listener of every change until it unsubscribes', () => {
  const store = createFormStore({ name: '' });
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.set({ name: 'Mia' });
  expect(store.get()).toEqual({ name: 'Mia' });
  leave();
  store.set({ name: 'Rosa' });
  expect(listener).toHaveBeenCalledTimes(1);
});
