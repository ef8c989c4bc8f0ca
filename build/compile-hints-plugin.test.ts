import { expect, test } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { compileHints } from './compile-hints-plugin.ts';

const source = 'export const one = () => 1;';

test('the first line of a named file has it compiled at once; of others it does not', async () => {
  expect(await bundleInMemory(source, [compileHints(['virtual-entry'])])).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await bundleInMemory(source, [compileHints([])])).not.toContain('allFunctionsCalledOnLoad');
});

test('a file that is no longer built does not go unnoticed', async () => {
  await expect(bundleInMemory(source, [compileHints(['dashboard'])])).rejects.toThrow('no file is called dashboard');
});
