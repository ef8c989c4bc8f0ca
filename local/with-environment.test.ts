import { expect, test, vi } from 'vitest';
import { withEnvironment } from './with-environment.ts';

const [present, absent] = ['MADELIEF_TEST_PRESENT', 'MADELIEF_TEST_ABSENT'];
const seen = () => [process.env[present], process.env[absent]];

test('variables are set and removed for the work alone, also when it fails', async () => {
  vi.stubEnv(present, 'before');
  const variables = { [present]: undefined, [absent]: 'during' };
  expect(await withEnvironment(variables, async () => seen())).toEqual([undefined, 'during']);
  expect(seen()).toEqual(['before', undefined]);
  await expect(withEnvironment(variables, () => Promise.reject(new Error('work')))).rejects.toThrow('work');
  expect(seen()).toEqual(['before', undefined]);
  vi.unstubAllEnvs();
});
