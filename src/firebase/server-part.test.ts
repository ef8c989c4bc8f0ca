import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { serverPart } from './server-part.ts';

describe('serverPart', () => {
  test('makes each call in a task of its own, in their order', async () => {
    const log: string[] = [];
    const call = serverPart(() =>
      Promise.resolve({
        read: async (name: string) => {
          log.push(`${name} begins`);
          // What follows in the same task.
          for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
          log.push(`${name} ends`);
          return ok(name);
        },
      }),
    );
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => call((part) => part.read(name))));
    expect(answers).toEqual([ok('a'), ok('b'), ok('c')]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('takes code that cannot be loaded for a network that is not there', async () => {
    const call = serverPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call(() => Promise.resolve(ok('never')))).toMatchObject({ ok: false, error: { code: 'network' } });
  });
});
