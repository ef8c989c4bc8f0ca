import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunk-groups.ts';
import { typeface } from './build/typeface-plugin.ts';
import { inProject } from './build/project.ts';
import { pseudoLanguageIfAsked } from './build/pseudo-language/pseudo-language-plugin.ts';
import { prerender } from './build/prerender-plugin.ts';
import { buildTargets } from './build/supported-browsers.ts';
import { brand, phoneHref } from './src/domain/brand.ts';
import { defaultLanguage, isDefault, languages } from './src/i18n/languages.ts';
import { manifestTexts } from './src/i18n/nl/install/manifest.ts';
import { manifestIn } from './src/pwa/manifest.ts';

export default defineConfig({
  resolve: {
    // The package names its development build for every browser: warnings that no visitor reads.
    alias: [
      { find: /^idb$/, replacement: inProject('build/without-idb.ts') },
      { find: /^react-router$/, replacement: inProject('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: inProject('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  plugins: [
    ...pseudoLanguageIfAsked(),
    react(),
    {
      name: 'values-in-html',
      transformIndexHtml: (html) =>
        html
          .replaceAll('%PHONE_HREF%', phoneHref)
          .replaceAll('%PHONE%', brand.phoneDisplay)
          .replaceAll('%DEFAULT_LANGUAGE%', defaultLanguage)
          .replaceAll('%OTHER_LANGUAGES%', languages.filter((language) => !isDefault(language)).join(' '))
          .replaceAll('%TITLE%', manifestTexts.title)
          .replaceAll('%DESCRIPTION%', manifestTexts.description)
          .replaceAll('%NO_SCRIPT%', manifestTexts['no-script']),
    },
    typeface(),
    prerender(),
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
        // Of the pages only the two that every other one can be drawn from.
        globPatterns: ['**/*.{js,css,svg,webmanifest}', 'app.html', 'public.html', 'icons/*.png', 'fonts/*.woff2'],
        // The film's poster is among the pictures; the film and its captions are not (docs/decisions/0027-film.md).
        globIgnores: ['screenshots/**'],
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
      // Emotion imports it for `withTheme`, which nothing uses; as CommonJS it would be kept, and React's `react-is` too.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
    modulePreload: {
      // A browser without it only loads what was announced a little later.
      polyfill: false,
      // The dashboard fetches its other views when idle: the list of what each imports would only make its first view
      // heavier.
      resolveDependencies: (_file, imports, { hostId, hostType }) =>
        hostType === 'js' && hostId.includes('dashboard-page') ? [] : imports,
    },
  },
});
