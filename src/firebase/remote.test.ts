import { expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { remotely } from './remote.ts';

const gateway = { ask: async (what: string) => ok(`${what} asked`) };

test('calls the gateway and returns its answer', async () => {
  const load = vi.fn<() => Promise<typeof gateway>>().mockResolvedValue(gateway);
  await expect(remotely(load, ({ ask }) => ask('a list'))).resolves.toEqual(ok('a list asked'));
});

test('code that cannot be fetched is a missing network, and is fetched again by the next call', async () => {
  const load = vi.fn<() => Promise<typeof gateway>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(gateway);
  await expect(remotely(load, ({ ask }) => ask('a list'))).resolves.toEqual(err({ code: 'network' }));
  await expect(remotely(load, ({ ask }) => ask('a list'))).resolves.toEqual(ok('a list asked'));
});

test('an exception of the gateway is not taken for a missing network', async () => {
  const broken = () => Promise.reject(new Error('a defect'));
  await expect(remotely(async () => gateway, broken)).rejects.toThrow('a defect');
});
