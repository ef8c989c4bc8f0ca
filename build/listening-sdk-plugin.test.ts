import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { listeningSdk } from './listening-sdk-plugin.ts';
import { inProject } from './project.ts';
import { aliases } from '../vite.shared.config.ts';

/** What is built of a module that imports this. */
async function bundled(imports: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases },
    plugins: [
      listeningSdk(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? inProject('src', 'virtual-entry.js') : null),
        load: (id) => (id.endsWith('virtual-entry.js') ? imports : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

it('the SDK that listens asks nothing of Google to learn whether there is a network', async () => {
  const code = await bundled(`export { onSnapshot } from 'firebase/firestore';`);
  expect(code).toContain('Firestore');
  expect(code).not.toContain('www.google.com');
  const [, image = ''] = /location\.origin ?\+ ?"(\/[^"]+)"/u.exec(code) ?? [];
  expect(existsSync(inProject(path.join('public', image)))).toBe(true);
});
