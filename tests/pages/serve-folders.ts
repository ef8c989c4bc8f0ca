import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface FolderServer {
  readonly port: number;
  close(): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Null when there is no such file inside the folder, also for paths that lead out of it. */
async function contentOf(folder: string, relative: string): Promise<Buffer | null> {
  const file = path.join(folder, path.posix.normalize(`/${relative}`));
  return readFile(file).catch(() => null);
}

/**
 * Serves several folders as one origin, so that a test page shares its storage and its service worker with the app. The
 * longest prefix wins; an address without a file is served by the app, whose router handles it.
 * @param folders prefix ending in / → folder; `/` is the app.
 */
export async function serveFolders(folders: Readonly<Record<string, string>>): Promise<FolderServer> {
  const prefixes = Object.keys(folders).toSorted((one, other) => other.length - one.length);

  const find = async (pathname: string): Promise<{ content: Buffer; name: string } | null> => {
    const prefix = prefixes.find((candidate) => pathname.startsWith(candidate));
    const folder = prefix === undefined ? undefined : folders[prefix];
    if (prefix === undefined || folder === undefined) return null;
    const asked = pathname.slice(prefix.length);
    const name = asked === '' || path.extname(asked) === '' ? 'index.html' : asked;
    const content = await contentOf(folder, name);
    return content && { content, name };
  };

  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const found = await find(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypes[path.extname(found.name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(found.content);
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
