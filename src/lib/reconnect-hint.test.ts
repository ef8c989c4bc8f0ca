import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReconnectHint, type ReconnectHint } from './reconnect-hint.ts';

function testPage() {
  return { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('hints when the network returns and when the page becomes visible, not when it is hidden', () => {
  const page = testPage();
  const hints: ReconnectHint[] = [];
  const stop = onReconnectHint((hint) => hints.push(hint), { page });
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.window.dispatchEvent(new Event('online'));
  page.window.dispatchEvent(new Event('pageshow'));
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(hints).toEqual(['online', 'pageshow', 'visible']);
  stop();
  page.window.dispatchEvent(new Event('online'));
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(hints).toHaveLength(3);
});

test('hints at the given interval while the page is visible', () => {
  const page = testPage();
  const hints: ReconnectHint[] = [];
  const stop = onReconnectHint((hint) => hints.push(hint), { page, everyMs: 15_000 });
  vi.advanceTimersByTime(15_000);
  page.document.visibilityState = 'visible';
  vi.advanceTimersByTime(30_000);
  stop();
  vi.advanceTimersByTime(30_000);
  expect(hints).toEqual(['timer', 'timer']);
});
