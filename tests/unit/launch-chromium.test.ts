import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { disabledByPlaywright } from '#tests/browser/launch-chromium.ts';

test('every feature that Playwright disables stays disabled', async () => {
  const bundle = await readFile(inProject('node_modules', 'playwright-core', 'lib', 'coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(bundle)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).toEqual(disabledByPlaywright);
});
