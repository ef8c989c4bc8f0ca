import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aliases, compiledRecipes, treeshake, valuesInHtml } from './vite.shared.config.ts';
import { chunkGroups } from './build/chunks/chunk-groups.ts';
import { withoutFacades } from './build/chunks/without-facades-plugin.ts';
import { firstChunks } from './build/chunks/first-chunks.ts';
import { typeface } from './build/typeface-plugin.ts';
import { compileHints } from './build/compile-hints-plugin.ts';
import { pseudoLanguageIfAsked } from './build/pseudo-language/pseudo-language-plugin.ts';
import { routerParts } from './build/packages/router-parts-plugin.ts';
import { sessionThroughOutage } from './build/packages/session-through-outage-plugin.ts';
import { suspenseAtOnce } from './build/packages/suspense-at-once-plugin.ts';
import { prerender } from './build/prerender-plugin.ts';
import { staticImports } from './build/static-imports-plugin.ts';
import { separateApp } from './build/separate-app-plugin.ts';
import { buildTargets } from './build/supported-browsers.ts';
import { manifestIn } from './build/web-app-manifest.ts';
import { defaultLanguage } from './src/i18n/languages.ts';
import { manifestTexts } from './src/i18n/nl/install/manifest.ts';

export default defineConfig({
  resolve: { alias: aliases },
  plugins: [
    ...pseudoLanguageIfAsked(),
    react(),
    routerParts(),
    suspenseAtOnce(),
    compiledRecipes,
    withoutFacades(),
    compileHints(firstChunks),
    sessionThroughOutage(),
    valuesInHtml,
    typeface(),
    prerender([compiledRecipes]),
    separateApp('staff'),
    separateApp('helper'),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/service-worker',
      filename: 'service-worker.ts',
      // Registration and the update prompt are ours (src/pwa): a form or a running sync is never interrupted.
      injectRegister: false,
      registerType: 'prompt',
      manifest: manifestIn(defaultLanguage, manifestTexts),
      manifestFilename: 'manifest.webmanifest',
      injectManifest: {
        buildPlugins: { vite: [staticImports(), sessionThroughOutage()] },
        // Of the pages only the two that every other one can be drawn from.
        globPatterns: ['**/*.{js,css,svg,webmanifest}', 'app.html', 'public.html', 'icons/*.png', 'fonts/*.woff2'],
        // The film's poster is among the pictures; the film and its captions are not (docs/decisions/0027-film.md).
        // Nothing of the apps of staff and students, which keep their own files (docs/decisions/0042-staff-app-is-built-apart.md).
        globIgnores: ['screenshots/**', 'assets/staff/**', 'assets/helper/**', 'student.webmanifest'],
      },
    }),
  ],
  build: {
    target: buildTargets,
    // Older tablets keep an old worker for a while; hashed names let both versions live side by side.
    assetsDir: 'assets',
    // The app, and the public pages, which load nothing of it.
    rollupOptions: {
      input: ['index.html', 'public.html'],
      treeshake,
      output: { codeSplitting: { groups: chunkGroups } },
    },
    modulePreload: {
      // A browser without it only loads what was announced a little later.
      polyfill: false,
      resolveDependencies: (_file, imports, { hostId, hostType }) => {
        if (hostType === 'html') return imports;
        // The dashboard fetches its other views when idle: the list of what each imports would only make its first view
        // heavier.
        if (hostId.includes('dashboard-page')) return [];
        // Every page has these before it imports anything, or preloads them itself.
        return imports.filter((name) => !/assets\/(?:start|client|frame|app-frame|rolldown-runtime)-/.test(name));
      },
    },
  },
});
