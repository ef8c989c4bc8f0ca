import { expect, it } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { noGlobalStyles } from './no-global-styles-plugin.ts';

const source = `export { createSystem } from '@chakra-ui/react';`;

it('the reset is not in the bundle, and no global styles are made at the start', async () => {
  expect(await bundleInMemory(source, [])).toContain('WebkitTextSizeAdjust');
  const ours = await bundleInMemory(source, [noGlobalStyles()]);
  expect(ours).toContain('getTokenCss');
  expect(ours).not.toContain('WebkitTextSizeAdjust');
});

it('a Chakra that makes them elsewhere is not built in unnoticed', async () => {
  const chakra = { name: 'chakra', transform: (code: string) => code.replaceAll('_global', '_styles') };
  await expect(bundleInMemory(source, [chakra, noGlobalStyles()])).rejects.toThrow('a package has changed');
});
