import { build, type Plugin } from 'vite';
import { inProject } from '#build/project.ts';
import { aliases } from '../vite.shared.config.ts';

/** The code for production of a module with this source: for tests of plugins. */
export async function bundleInMemory(source: string, plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? inProject('src', 'virtual-entry.js') : null),
    load: (id) => (id.endsWith('virtual-entry.js') ? source : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases },
    define: { 'process.env.NODE_ENV': '"production"' },
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
