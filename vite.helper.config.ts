import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases, treeshake, valuesInHtml } from './vite.shared.config.ts';
import { typeface } from './build/typeface-plugin.ts';
import { pseudoLanguageIfAsked } from './build/pseudo-language/pseudo-language-plugin.ts';
import { filesInPage } from './build/separate-app-plugin.ts';
import { buildTargets } from './build/supported-browsers.ts';

/** The student's app; built by vite.config.ts into its own folder of assets. */
export default defineConfig({
  resolve: { alias: aliases },
  logLevel: 'warn',
  plugins: [...pseudoLanguageIfAsked(), react(), valuesInHtml, typeface(), filesInPage()],
  build: {
    target: buildTargets,
    assetsDir: 'assets/helper',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input: ['helper.html'], treeshake },
    modulePreload: { polyfill: false },
  },
});
