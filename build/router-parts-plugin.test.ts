import { build } from 'vite';
import { expect, it } from 'vitest';
import { routerParts } from './router-parts-plugin.ts';
import { inProject } from './project.ts';
import { aliases } from '../vite.shared.config.ts';

/** What is built of a module with these imports. */
async function bundled(imports: string, plugins: readonly ReturnType<typeof routerParts>[]): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? inProject('src', 'virtual-entry.js') : null),
    load: (id: string) => (id.endsWith('virtual-entry.js') ? imports : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases },
    plugins: [...plugins, entry],
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

const links = /\b(?:NavLink|PrefetchPageLinks|ScrollRestoration)\b/;

it('links and forms of the router are built in where something draws them, and nowhere else', async () => {
  const routes = `export { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';`;
  expect(await bundled(routes, [])).toMatch(links);
  const ours = await bundled(routes, [routerParts()]);
  expect(ours).toContain('popstate');
  expect(ours).not.toMatch(links);
  expect(await bundled(`export { NavLink } from 'react-router-dom';`, [routerParts()])).toMatch(links);
});
