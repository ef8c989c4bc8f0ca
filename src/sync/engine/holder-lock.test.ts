import { describe, expect, test } from 'vitest';
import { createHolderLock } from './holder-lock.ts';

describe('the beacon of a flusher, on Web Locks', () => {
  const beacon = createHolderLock(navigator.locks);

  test('shines while the work runs, and not after it', async () => {
    const seen: boolean[] = [await beacon.mayBeHeld('t')];
    const result = await beacon.during('t', async () => {
      seen.push(await beacon.mayBeHeld('t'), await beacon.mayBeHeld('other'));
      return 'done';
    });
    seen.push(await beacon.mayBeHeld('t'));
    expect(result).toBe('done');
    expect(seen).toEqual([false, true, false, false]);
  });

  test('goes out with work that fails, and passes the failure on', async () => {
    const failing = beacon.during('t', () => Promise.reject(new DOMException('of the work', 'AbortError')));
    await expect(failing).rejects.toThrow('of the work');
    expect(await beacon.mayBeHeld('t')).toBe(false);
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
    const beacon = createHolderLock(locks);
    let runs = 0;
    const result = await beacon.during('t', async () => {
      runs += 1;
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 1]);
    expect(await beacon.mayBeHeld('t')).toBe(true);
  });
});
