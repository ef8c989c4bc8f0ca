import { fetchPage } from '#lib/fetch-page.ts';
import { type KeptFiles, openKept } from './kept-files.ts';

/** The files of a version, as its page names them (build/separate-app-plugin.ts). */
function filesNamedIn(page: string): readonly string[] {
  const list = new DOMParser().parseFromString(page, 'text/html').getElementById('app-files')?.textContent ?? '[]';
  const files: unknown = JSON.parse(list);
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
