import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { aliases, treeshake, valuesInHtml } from './vite.shared.config.ts';
import { typeface } from './build/typeface-plugin.ts';
import { pseudoLanguageIfAsked } from './build/pseudo-language/pseudo-language-plugin.ts';
import { filesInPage, type SeparateApp } from './build/separate-app-plugin.ts';
import { listeningSdk } from './build/listening-sdk-plugin.ts';
import { buildTargets } from './build/supported-browsers.ts';

interface SeparateAppOptions {
  /** Puts what several pages use into one file, instead of one for each set of pages: for an app whose pages share most. */
  readonly sharedInOneFile: boolean;
  /** Whether a page loads the SDK that listens. */
  readonly listens: boolean;
}

/** An app beside the senior's; built by vite.config.ts into its own folder of assets. */
export const separateAppConfig = (name: SeparateApp, { sharedInOneFile, listens }: SeparateAppOptions): UserConfig =>
  defineConfig({
    resolve: { alias: aliases },
    logLevel: 'warn',
    plugins: [
      ...(listens ? [listeningSdk()] : []),
      ...pseudoLanguageIfAsked(),
      react(),
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
        output: sharedInOneFile ? { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } : {},
      },
      modulePreload: { polyfill: false },
    },
  });
