import { describe, expect, test } from 'vitest';
import { createHolderLock } from './holder-lock.ts';

describe('the holder lock of a flusher, with Web Locks', () => {
  const holderLock = createHolderLock(navigator.locks);

  test('is held while the work runs, and released after it', async () => {
    const seen: boolean[] = [await holderLock.mayBeHeld('t')];
    const result = await holderLock.during('t', async () => {
      seen.push(await holderLock.mayBeHeld('t'), await holderLock.mayBeHeld('other'));
      return 'done';
    });
    seen.push(await holderLock.mayBeHeld('t'));
    expect(result).toBe('done');
    expect(seen).toEqual([false, true, false, false]);
  });

  test('is released when the work fails, and rethrows the failure', async () => {
    const failing = holderLock.during('t', () => Promise.reject(new DOMException('of the work', 'AbortError')));
    await expect(failing).rejects.toThrow('of the work');
    expect(await holderLock.mayBeHeld('t')).toBe(false);
  });
});

describe('without Web Locks', () => {
  const forbidden = {
    request: () => Promise.reject(new DOMException('not here', 'SecurityError')),
  } as unknown as LockManager;

  test.for([
    ['absent', undefined],
    ['forbidden', forbidden],
  ] as const)('%s: the work is done all the same, once, and nobody is declared dead', async ([, locks]) => {
    const holderLock = createHolderLock(locks);
    let runs = 0;
    const result = await holderLock.during('t', async () => {
      runs += 1;
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 1]);
    expect(await holderLock.mayBeHeld('t')).toBe(true);
  });
});
