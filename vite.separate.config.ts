import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { aliases, compiledRecipes, treeshake, valuesInHtml } from './vite.shared.config.ts';
import { compileHints } from './build/compile-hints-plugin.ts';
import { routerParts } from './build/packages/router-parts-plugin.ts';
import { sessionThroughOutage } from './build/packages/session-through-outage-plugin.ts';
import { suspenseAtOnce } from './build/packages/suspense-at-once-plugin.ts';
import { typeface } from './build/typeface-plugin.ts';
import { pseudoLanguageIfAsked } from './build/pseudo-language/pseudo-language-plugin.ts';
import { filesInPage, type SeparateApp } from './build/separate-app-plugin.ts';
import { listeningSdk } from './build/packages/listening-sdk-plugin.ts';
import { buildTargets } from './build/supported-browsers.ts';

interface SeparateAppOptions {
  /** Modules that share a chunk, instead of one for each set of pages that uses them. */
  readonly chunkGroups?: Rolldown.CodeSplittingGroup[];
  /** The files that are compiled at once. */
  readonly first?: readonly string[];
  /** Whether a page loads the SDK that listens. */
  readonly listens: boolean;
}

/** An app beside the senior's; built by vite.config.ts into its own folder of assets. */
export const separateAppConfig = (
  name: SeparateApp,
  { chunkGroups = [], first = [], listens }: SeparateAppOptions,
): UserConfig =>
  defineConfig({
    resolve: { alias: aliases },
    logLevel: 'warn',
    plugins: [
      ...(listens ? [listeningSdk()] : []),
      ...pseudoLanguageIfAsked(),
      react(),
      routerParts(),
      suspenseAtOnce(),
      compiledRecipes,
      compileHints(first),
      sessionThroughOutage(),
      valuesInHtml,
      typeface(),
      filesInPage(),
    ],
    build: {
      target: buildTargets,
      assetsDir: `assets/${name}`,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: [`${name}.html`],
        treeshake,
        output: chunkGroups.length === 0 ? {} : { codeSplitting: { groups: chunkGroups } },
      },
      modulePreload: { polyfill: false },
    },
  });
