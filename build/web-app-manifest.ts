import type { ManifestOptions } from 'vite-plugin-pwa';

/** The texts of the manifest. */
type ManifestTexts = Readonly<
  Record<
    | 'title'
    | 'short-name'
    | 'description'
    | 'shortcut-request'
    | 'shortcut-list'
    | 'screenshot-narrow'
    | 'screenshot-wide',
    string
  >
>;

/**
 * The web app manifest. `id` must never change: it identifies an installed app. The orientation is not locked, because
 * some tablets are mounted.
 */
export const manifestIn = (language: string, texts: ManifestTexts): Partial<ManifestOptions> => ({
  id: '/?app=madelief',
  name: texts.title,
  short_name: texts['short-name'],
  description: texts.description,
  lang: language,
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#fdf8ec',
  theme_color: '#14523b',
  categories: ['lifestyle', 'health'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    {
      name: texts['shortcut-request'],
      url: '/dashboard?tab=request-service',
      icons: [{ src: '/icons/shortcut-request-96.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: texts['shortcut-list'],
      url: '/dashboard?tab=my-requests',
      icons: [{ src: '/icons/shortcut-list-96.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
  screenshots: [
    {
      src: '/screenshots/narrow.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: texts['screenshot-narrow'],
    },
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: texts['screenshot-wide'],
    },
  ],
});
