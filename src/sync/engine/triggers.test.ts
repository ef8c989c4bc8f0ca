import { expect, test } from 'vitest';
import { backgroundSyncTag, pageTriggers, type TriggerReason } from './triggers.ts';

function page(ready: Promise<object> | null = null) {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const navigator = { onLine: false, ...(ready && { serviceWorker: { ready } }) };
  return { window, document, navigator };
}

test('events of a page become triggers until unsubscribed', () => {
  const environment = page();
  const reasons: TriggerReason[] = [];
  const stop = pageTriggers(environment).subscribe((reason) => reasons.push(reason));
  environment.document.dispatchEvent(new Event('visibilitychange'));
  environment.window.dispatchEvent(new Event('online'));
  environment.window.dispatchEvent(new Event('pageshow'));
  environment.document.visibilityState = 'visible';
  environment.document.dispatchEvent(new Event('visibilitychange'));
  expect(reasons).toEqual(['online', 'pageshow', 'visible']);
  stop();
  environment.window.dispatchEvent(new Event('online'));
  expect(reasons).toHaveLength(3);
});

test('Background Sync is registered when supported', async () => {
  const tags: string[] = [];
  const sync = { register: async (tag: string) => void tags.push(tag) };
  await pageTriggers(page(Promise.resolve({ sync }))).registerBackgroundSync();
  expect(tags).toEqual([backgroundSyncTag]);
});

test('missing or refused Background Sync is ignored', async () => {
  const refusing = { sync: { register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } };
  for (const ready of [null, Promise.resolve({}), Promise.resolve(refusing)]) {
    await expect(pageTriggers(page(ready)).registerBackgroundSync()).resolves.toBeUndefined();
  }
});

test('navigator.onLine is passed on as a hint', () => {
  const environment = page();
  const triggers = pageTriggers(environment);
  expect(triggers.isOnline()).toBe(false);
  environment.navigator.onLine = true;
  expect(triggers.isOnline()).toBe(true);
});
