import { expect, test } from 'vitest';
import { builtVersion, releaseVersion } from './version.ts';

test('the version names the commit', () => {
  expect(builtVersion().replace(/ \([\da-f]{7,}\+?\)$/, '')).toBe(releaseVersion());
  expect(builtVersion()).not.toBe(releaseVersion());
});

test('without git it is that of package.json', () => {
  expect(builtVersion('no-such-program')).toBe(releaseVersion());
});
