import path from 'node:path';
import { build, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { inProject } from './project.ts';

/** The apps that are built apart, by the name of their entry. */
export type SeparateApp = 'staff' | 'helper';

/**
 * Builds an app with a configuration of its own into the folder of the senior's, after it. Two builds share no chunk, so
 * that no import of a staff or student screen changes what a senior loads (docs/decisions/0042-staff-app-is-built-apart.md).
 */
export function separateApp(name: SeparateApp): Plugin {
  let outDir = '';
  let mode = '';
  let sourcemap: NonNullable<BuildEnvironmentOptions['sourcemap']> = false;
  return {
    name: `${name}-app`,
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      mode = config.mode;
      sourcemap = config.build.sourcemap;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({ configFile: inProject(`vite.${name}.config.ts`), mode, build: { outDir, sourcemap } });
      },
    },
  };
}

/**
 * Writes the names of all files of the build into its page, as data: the page itself tells what has to be kept for it to
 * open without a network, lazy chunks included (src/pwa/kept/kept-app.ts).
 */
export function filesInPage(): Plugin {
  return {
    name: 'files-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'app-files' },
          children: JSON.stringify(
            Object.keys(bundle)
              .filter((file) => file.startsWith('assets/'))
              .map((file) => `/${file}`)
              .toSorted(),
          ),
          injectTo: 'body',
        },
      ],
    },
  };
}
