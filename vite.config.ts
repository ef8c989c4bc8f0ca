import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brand, phoneHref } from './src/domain/brand.ts';
import { manifest } from './src/pwa/manifest.ts';

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'brand-in-html',
      transformIndexHtml: (html) =>
        html.replaceAll('%PHONE_HREF%', phoneHref).replaceAll('%PHONE%', brand.phoneDisplay),
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/service-worker',
      filename: 'service-worker.ts',
      // Registration and the update prompt are ours (src/pwa): a form or a running sync is never interrupted.
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      manifestFilename: 'manifest.webmanifest',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}', 'icons/*.png'],
        globIgnores: ['screenshots/**'],
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Older tablets keep an old worker for a while; hashed names let both versions live side by side.
    assetsDir: 'assets',
  },
});
