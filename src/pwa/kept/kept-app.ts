import { fetchPage } from '#lib/fetch-page.ts';
import { type KeptFiles, openKept } from './kept-files.ts';

/** As build/separate-app-plugin.ts writes it. The security policy lets no code make a document of a text. */
const fileList = /<script[^>]*\sid="app-files"[^>]*>(?<list>[^<]*)<\/script>/;

/** The files of a version, as its page names them. */
function filesNamedIn(page: string): readonly string[] {
  const files: unknown = JSON.parse(fileList.exec(page)?.groups?.['list'] ?? '[]');
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/**
 * Keeps the newest version of an app on this device, so that it opens without a network, lazy chunks included. The page is
 * replaced once all its files are there: a lost connection leaves the former version whole. Best effort.
 */
export async function keepApp(app: KeptFiles): Promise<void> {
  const page = await fetchPage(app.page);
  if (page === null || !('caches' in globalThis)) return;
  const cache = await openKept(app);
  const files = filesNamedIn(await page.clone().text());
  const addressOf = ({ url }: Request) => new URL(url).pathname;
  const kept = await cache.keys();
  const there = new Set(kept.map(addressOf));
  await cache.addAll(files.filter((file) => !there.has(file)));
  // With its headers: the Content-Security-Policy is one.
  await cache.put(app.page, page);
  const wanted = new Set([app.page, ...files]);
  await Promise.all(kept.filter((request) => !wanted.has(addressOf(request))).map((request) => cache.delete(request)));
}
