import { afterEach, expect, test, vi } from 'vitest';
import { storeFlashMessage, takeFlashMessage } from './flash-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a message is read once', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  expect(takeFlashMessage()).toBeNull();
  storeFlashMessage('signed-out');
  expect(takeFlashMessage()).toBe('signed-out');
  expect(takeFlashMessage()).toBeNull();
});

test('without storage there is no message and no error', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  storeFlashMessage('signed-out');
  expect(takeFlashMessage()).toBeNull();
});
