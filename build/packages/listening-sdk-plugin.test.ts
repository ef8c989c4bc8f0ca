import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleInMemory } from '#tests/bundle-in-memory.ts';
import { listeningSdk } from './listening-sdk-plugin.ts';
import { inProject } from '../project.ts';

it('the SDK that listens asks nothing of Google to learn whether there is a network', async () => {
  const code = await bundleInMemory(`export { onSnapshot } from 'firebase/firestore';`, [listeningSdk()]);
  expect(code).toContain('Firestore');
  expect(code).not.toContain('www.google.com');
  const [, image = ''] = /location\.origin ?\+ ?"(\/[^"]+)"/u.exec(code) ?? [];
  expect(existsSync(inProject(path.join('public', image)))).toBe(true);
});
