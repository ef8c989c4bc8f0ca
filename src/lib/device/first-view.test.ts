import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page of its own, which draws a frame after 16 ms. */
async function openPage(isVisible = true) {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (isVisible ? setTimeout(draw, 16) : 0));
  const firstView = await import('./first-view.ts');
  let painted = false;
  void firstView.whenFirstViewIsPainted().then(() => {
    painted = true;
  });
  return { ...firstView, isPainted: () => painted };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first view is painted a frame after its heading', async () => {
  const { firstViewIsShown, isPainted } = await openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isPainted()).toBe(false);
  firstViewIsShown();
  await vi.advanceTimersByTimeAsync(10);
  expect(isPainted()).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(isPainted()).toBe(true);
});

test('a heading that does not come, and a page that draws no frames, delay for a while only', async () => {
  const { isPainted } = await openPage(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isPainted()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isPainted()).toBe(true);
});

test('a service worker waits for no view', async () => {
  vi.resetModules();
  const { whenFirstViewIsPainted } = await import('./first-view.ts');
  await expect(whenFirstViewIsPainted()).resolves.toBeUndefined();
});
