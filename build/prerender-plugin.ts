import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, normalizePath, type Plugin, type Rolldown } from 'vite';
import { escapeHtml } from '../src/domain/escape-html.ts';
import { inProject } from './project.ts';
import { reviewsWidget } from './reviews-widget.ts';
import { hoistStyles } from './hoist-styles.ts';
import { pseudoLanguageIfAsked } from './pseudo-language/pseudo-language-plugin.ts';

interface PrerenderedPage {
  readonly pathname: string | null;
  readonly language: string;
  readonly head: string;
  readonly html: string;
  /** The source files that render it in the browser. */
  readonly sources: readonly string[];
}

interface PrerenderModule {
  prerenderAll(): Promise<readonly PrerenderedPage[]>;
  sitemap(): string;
  robots(): string;
  bare(): Readonly<Record<string, string>>;
  captions(): Promise<Readonly<Record<string, string>>>;
}

/** The output file that Hosting serves for a path (`cleanUrls` in firebase.json). */
function outputFileOf(pathname: string | null): string {
  if (pathname === null) return '404.html';
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

type Chunks = ReadonlyMap<string, Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>>;

/** The chunks of these sources with all their imports, so that the browser need not discover them one by one. */
function chunkFilesOf(chunks: Chunks, sources: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const each of chunks.get(fileName)?.imports ?? []) add(each);
  };
  for (const source of sources) {
    const id = normalizePath(inProject(source));
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (chunk === undefined) throw new Error(`no file of the app holds ${source}`);
    add(chunk.fileName);
  }
  return [...found];
}

const moduleTag = /<script type="module"[^>]* src="\/(?<file>[^"]+)"><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]* href="\/(?<file>[^"]+)">/g;

const dataBlock = (id: string, value: readonly string[]): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

/**
 * Replaces script tags by two lists of scripts. Those of the entry, itself first, are loaded after the first paint by the
 * inline script in the head; the others by the entry, when the page is touched.
 */
function deferScripts(template: string, files: readonly string[]): string {
  const entry = moduleTag.exec(template)?.groups?.['file'];
  if (entry === undefined) throw new Error('public.html starts no script');
  const announced = [...template.matchAll(preloadTag)].map(({ groups }) => groups?.['file'] ?? '');
  const first = new Set([entry, ...announced]);
  const addresses = (names: Iterable<string>) => [...names].map((file) => `/${file}`);
  const later = new Set(files).difference(first);
  const lists = [dataBlock('page-scripts', addresses(first)), dataBlock('touch-scripts', addresses(later))];
  return template.replaceAll(preloadTag, '').replace(moduleTag, () => lists.join('\n    '));
}

/** The address of the reviews widget as the value of an attribute; empty without one. */
const reviewsAttribute = (mode: string): string => escapeHtml(reviewsWidget(mode)?.href ?? '');

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    if (!text.includes(`%${name}%`)) throw new Error(`public.html has no %${name}%`);
    // A function, because text can contain replacement patterns such as $&.
    return text.replace(`%${name}%`, () => value);
  }, template);
}

/** Builds and loads the server renderer. */
async function buildRenderer(serverDir: string, plugins: readonly Plugin[]): Promise<PrerenderModule> {
  await build({
    configFile: false,
    plugins: [...pseudoLanguageIfAsked(), ...plugins],
    root: inProject(),
    logLevel: 'error',
    build: {
      ssr: inProject('src', 'app', 'public', 'prerender.tsx'),
      outDir: serverDir,
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    // Bundles all packages, so that there is a single copy of React.
    ssr: { noExternal: true },
  });
  return (await import(`${pathToFileURL(path.join(serverDir, 'prerender.mjs')).href}`)) as PrerenderModule;
}

interface Built {
  readonly outDir: string;
  readonly chunks: Chunks;
  /** The value of the attribute that names the reviews widget. */
  readonly reviews: string;
}

async function writePages(renderer: PrerenderModule, { outDir, chunks, reviews }: Built): Promise<void> {
  const template = await readFile(path.join(outDir, 'public.html'), 'utf8');
  await rename(path.join(outDir, 'index.html'), path.join(outDir, 'app.html'));
  for (const { pathname, language, head, html, sources } of await renderer.prerenderAll()) {
    const file = path.join(outDir, outputFileOf(pathname));
    await mkdir(path.dirname(file), { recursive: true });
    const page = hoistStyles(html);
    const values = {
      LANG: language,
      HEAD: `${head}\n    ${page.styles}`,
      PAGE: page.html,
      REVIEWS: reviews,
    };
    await writeFile(file, fillTemplate(deferScripts(template, chunkFilesOf(chunks, sources)), values));
  }
  await Promise.all([
    ...Object.entries(await renderer.captions()).map(([language, text]) =>
      writeFile(path.join(outDir, 'film', `${language}.vtt`), text),
    ),
    writeFile(path.join(outDir, 'sitemap.xml'), renderer.sitemap()),
    writeFile(path.join(outDir, 'robots.txt'), renderer.robots()),
    // For the service worker: rendered in the browser when offline.
    writeFile(path.join(outDir, 'public.html'), fillTemplate(template, { ...renderer.bare(), REVIEWS: reviews })),
  ]);
}

/**
 * Prerenders the public pages after the build: static HTML in every language, the sitemap and robots.txt. The app is
 * then app.html, because / is a public page.
 * @param shared plugins that the pages are also built with in the browser.
 */
export function prerender(shared: readonly Plugin[]): Plugin {
  let outDir = '';
  let isServer = false;
  let reviews = '';
  let chunks: Chunks = new Map();
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      isServer = Boolean(config.build.ssr);
      reviews = reviewsAttribute(config.mode);
    },
    generateBundle(_, bundle) {
      chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
    },
    closeBundle: {
      // Before the service worker is generated, which lists the output files.
      order: 'pre',
      sequential: true,
      async handler(error?: Error) {
        if (isServer || error !== undefined) return;
        // A new folder each time: Node caches modules by URL for the life of the process.
        const serverDir = `${outDir}.prerender-${randomUUID()}`;
        try {
          await writePages(await buildRenderer(serverDir, shared), { outDir, chunks, reviews });
        } finally {
          await rm(serverDir, { recursive: true, force: true });
        }
      },
    },
  };
}
