/**
 * The rooms of the project and what each may import: docs/architecture.md as data. Type imports count. This table and
 * that page change together; a test compares them.
 */
export interface Room {
  /** The name in messages and docs. `<name>` and `<area>` stand for one folder: no two of them import each other. */
  readonly name: string;
  /** Matches the files of the room; its first group, if any, is the folder that `<…>` stands for. */
  readonly files: RegExp;
  /** Names of other rooms. */
  readonly mayImport: readonly string[] | 'anything';
  /** Packages by name; `node:` stands for all of Node's own. */
  readonly packages: readonly string[] | 'anything';
}

const react = ['react', 'i18next'];

/** The first room whose pattern matches owns the file. */
export const rooms: readonly Room[] = [
  {
    name: 'tests',
    // A test beside the code may import builders, fakes and a test framework.
    files: /^tests\/|\.test\.tsx?$/,
    mayImport: 'anything',
    packages: 'anything',
  },
  { name: 'src/domain', files: /^src\/domain\//, mayImport: [], packages: ['zod', 'date-fns', '@date-fns/tz'] },
  {
    name: 'src/firebase',
    files: /^src\/firebase\//,
    mayImport: ['src/domain', 'src/lib'],
    packages: ['firebase', 'zod'],
  },
  { name: 'src/offline', files: /^src\/offline\//, mayImport: ['src/domain', 'src/lib'], packages: ['dexie', 'zod'] },
  {
    name: 'src/sync',
    files: /^src\/sync\//,
    mayImport: ['src/domain', 'src/offline', 'src/firebase', 'src/lib'],
    packages: ['zod'],
  },
  {
    name: 'src/shared',
    files: /^src\/shared\//,
    mayImport: ['src/domain', 'src/firebase', 'src/offline', 'src/sync', 'src/ui', 'src/i18n', 'src/lib'],
    packages: [...react, '@tanstack/react-query', 'zod', 'date-fns'],
  },
  {
    name: 'src/features/<name>',
    files: /^src\/features\/([^/]+)\//,
    mayImport: ['src/domain', 'src/firebase', 'src/offline', 'src/sync', 'src/shared', 'src/ui', 'src/i18n', 'src/lib'],
    packages: [...react, '@tanstack/react-query', 'zod', 'date-fns'],
  },
  {
    name: 'src/ui',
    files: /^src\/ui\//,
    mayImport: ['src/lib'],
    packages: [
      'react',
      '@chakra-ui/react',
      '@chakra-ui/charts',
      '@emotion/react',
      '@emotion/cache',
      'postcss',
      'recharts',
      'uqr',
    ],
  },
  {
    name: 'src/app',
    files: /^src\/app\//,
    mayImport: ['src/features/<name>', 'src/ui', 'src/domain', 'src/i18n', 'src/pwa', 'src/lib'],
    packages: [...react, 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod'],
  },
  {
    name: 'src/pwa',
    files: /^src\/pwa\//,
    mayImport: ['src/sync', 'src/offline', 'src/firebase', 'src/domain', 'src/lib'],
    packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies', 'workbox-window', 'vite-plugin-pwa'],
  },
  {
    name: 'src/i18n',
    files: /^src\/i18n\//,
    mayImport: ['src/domain', 'src/lib'],
    packages: ['i18next', 'react', 'react-i18next'],
  },
  { name: 'src/lib', files: /^src\/lib\//, mayImport: [], packages: [] },
  {
    name: 'src/main.tsx',
    files: /^src\/[^/]+$/,
    mayImport: ['src/app', 'src/pwa', 'src/i18n', 'src/lib'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'functions/src/index.ts',
    files: /^functions\/src\/[^/]+$/,
    mayImport: ['functions/src/shell', 'functions/src/<area>', 'src/domain'],
    packages: ['firebase-functions'],
  },
  {
    name: 'functions/src/shell',
    files: /^functions\/src\/shell\//,
    mayImport: ['src/domain', 'functions/src/gateways'],
    packages: ['firebase-functions', 'zod', 'node:'],
  },
  {
    name: 'functions/src/gateways',
    files: /^functions\/src\/gateways\//,
    mayImport: ['src/domain'],
    packages: ['firebase-admin', 'stripe', 'nodemailer', 'pdfkit', 'fflate', 'web-push', 'zod', 'node:'],
  },
  {
    name: 'functions/src/<area>',
    files: /^functions\/src\/([^/]+)\//,
    mayImport: ['src/domain', 'functions/src/shell'],
    packages: ['zod', 'node:'],
  },
  { name: 'build', files: /^build\//, mayImport: ['src/domain'], packages: 'anything' },
  { name: 'local', files: /^local\//, mayImport: ['build', 'src/domain'], packages: 'anything' },
  { name: 'scripts', files: /^(scripts\/|[^/]+\.config\.ts$)/, mayImport: 'anything', packages: 'anything' },
];

/** The room of one file. */
export interface Place {
  readonly room: Room;
  /** The room's name with `<…>` filled in: `src/features/requests`. */
  readonly name: string;
}

/** @returns null for a file outside every room, such as a JSON file of the root. */
export function placeOf(file: string): Place | null {
  for (const room of rooms) {
    const match = room.files.exec(file);
    if (match !== null) return { room, name: room.name.replace(/<\w+>/, match[1] ?? '$&') };
  }
  return null;
}

/** The alternative to a forbidden import, per package or room. */
export const insteadOf: Readonly<Record<string, string>> = {
  firebase: 'Firebase is spoken to in src/firebase: call its gateways',
  dexie: 'The device is written to in src/offline: use its cache, drafts or settings, or the outbox of src/sync',
  'firebase-admin': 'The Admin SDK lives in functions/src/gateways: add a function there',
  stripe: 'Stripe lives in functions/src/gateways: add a function there',
  nodemailer: 'The mailer lives in functions/src/gateways: add a function there',
  fflate: 'Archives are written in functions/src/gateways: use its archiver',
  pdfkit: 'PDF is written in functions/src/gateways: use its printer',
  'firebase-functions': 'Triggers are declared in functions/src/index.ts and wrapped in functions/src/shell',
  '@chakra-ui/react': 'Looks come from src/ui: use or add a part there',
  react: 'Components and hooks live in src/ui, src/shared, src/features and src/app',
  'node:': 'This room runs in a browser too: put what needs Node in functions, local or scripts',
  'src/features/<name>':
    'What two features share belongs in src/shared, src/domain, src/ui or src/lib; src/app puts features together',
  'src/firebase': "Go through a feature's query or command",
  'src/offline': "Go through a feature's query or command",
  'src/sync': "Go through a feature's command",
  'src/shared': 'Only features share it: pass what is needed as a parameter or a prop',
  'src/app': 'Data flows down: pass what is needed as a parameter or a prop',
  tests: 'Production code imports no tests: move what both need to the code it belongs to',
  scripts: 'Tools are not part of the product',
  local: 'The local Firebase is not part of the product',
  build: 'What builds the product is not part of the product',
  'functions/src/gateways': 'Handlers take their services as a parameter, typed in functions/src/shell',
  'functions/src/<area>': 'What two handlers share belongs in src/domain or functions/src/shell',
};
