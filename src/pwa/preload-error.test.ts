import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginBusy } from '#lib/busy.ts';
import { recoverFromMissingFiles } from './preload-error.ts';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/login', reload });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  ask.mockReset().mockResolvedValue(new Response());
  reload.mockReset();
  recoverFromMissingFiles();
});

afterEach(() => vi.unstubAllGlobals());

/** Dispatches a failed load of a chunk. */
async function miss(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a missing chunk', () => {
  test('reloads into the new version, once', async () => {
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('/login', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload while no server answers, and keeps the one reload for later', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await miss();
    expect(reload).not.toHaveBeenCalled();
    ask.mockResolvedValueOnce(new Response(null, { status: 502 }));
    await miss();
    expect(reload).not.toHaveBeenCalled();
    await miss();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload while a form is open, also one opened during the check', async () => {
    const end = beginBusy('form');
    await miss();
    expect(ask).not.toHaveBeenCalled();
    end();
    let answer = (_: Response) => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await miss();
    const endLater = beginBusy('form');
    answer(new Response());
    await new Promise((resolve) => setTimeout(resolve));
    endLater();
    expect(reload).not.toHaveBeenCalled();
  });
});
