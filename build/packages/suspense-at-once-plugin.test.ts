import { expect, it } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { suspenseAtOnce } from './suspense-at-once-plugin.ts';

const source = `export { createRoot } from 'react-dom/client';`;

/** Of the time at which a fallback was shown last. */
const addition = /globalMostRecentFallbackTime \+ \d+/;

it('what a Suspense boundary waited for is not held back after it is there', async () => {
  expect(await bundleInMemory(source, [])).toMatch(addition);
  const ours = await bundleInMemory(source, [suspenseAtOnce()]);
  expect(ours).toContain('globalMostRecentFallbackTime');
  expect(ours).not.toMatch(addition);
});

it('a React that does not hold it back in this way is not built in unnoticed', async () => {
  const react = { name: 'react', transform: (code: string) => code.replaceAll('MostRecentFallback', 'LastFallback') };
  await expect(bundleInMemory(source, [react, suspenseAtOnce()])).rejects.toThrow('a package has changed');
});
