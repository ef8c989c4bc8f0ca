import { afterEach, expect, test, vi } from 'vitest';
import { sendsWhenClosed } from './background-sync.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [
    'Chromium',
    class {
      get sync() {
        return {};
      }
    },
    true,
  ],
  ['Safari and Firefox', class {}, false],
])('%s', (_browser, registration, expected) => {
  vi.stubGlobal('ServiceWorkerRegistration', registration);
  expect(sendsWhenClosed()).toBe(expected);
});

test('a browser without service workers', () => {
  expect(sendsWhenClosed()).toBe(false);
});
