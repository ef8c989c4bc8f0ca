import {
  createServer,
  type Server,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const hostingSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
    rewrites: z.array(z.object({ source: z.string(), destination: z.string().optional() })),
  }),
});

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const packedTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

async function firstFile(candidates: readonly string[]): Promise<string | null> {
  for (const file of candidates) {
    if ((await stat(file).catch(() => null))?.isFile() === true) return file;
  }
  return null;
}

function forward(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, headers } = request;
  const onward = httpRequest(new URL(request.url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/**
 * Serves a built folder like Hosting: the addresses, rewrites and headers of firebase.json, and gzip, which Hosting's
 * emulator lacks. Functions are answered by `functionsOrigin`, where there is one.
 */
export async function serveSite(folder: string, firebaseJson: string, functionsOrigin?: string): Promise<Site> {
  const { hosting } = hostingSchema.parse(JSON.parse(firebaseJson));
  const packed = new Map<string, Buffer>();

  const headersOf = (pathname: string): ReadonlyMap<string, string> =>
    new Map(
      hosting.headers
        .filter(({ source }) => path.posix.matchesGlob(pathname, source))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
    );

  async function send(response: ServerResponse, status: number, file: string): Promise<void> {
    const extension = path.extname(file);
    const compressible = types[extension];
    response.statusCode = status;
    response.setHeader('content-type', compressible ?? packedTypes[extension] ?? 'application/octet-stream');
    const plain = await readFile(file);
    if (compressible === undefined) {
      response.end(plain);
      return;
    }
    const body = packed.get(file) ?? gzipSync(plain, { level: 9 });
    packed.set(file, body);
    response.setHeader('content-encoding', 'gzip').setHeader('vary', 'accept-encoding').end(body);
  }

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    for (const [key, value] of headersOf(pathname)) response.setHeader(key, value);
    const bare = pathname === '/' ? '/index' : pathname;
    const file = await firstFile([path.join(folder, pathname), path.join(folder, `${bare}.html`)]);
    if (file !== null) {
      await send(response, 200, file);
      return;
    }
    const rewrite = hosting.rewrites.find(({ source }) => path.posix.matchesGlob(pathname, source))?.destination;
    await send(response, rewrite === undefined ? 404 : 200, path.join(folder, rewrite ?? '404.html'));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (functionsOrigin !== undefined && pathname.startsWith('/functions/')) {
      forward(request, response, functionsOrigin);
      return;
    }
    answer(path.posix.normalize(decodeURIComponent(pathname)), response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return { origin: `http://localhost:${address.port}`, close: () => closeServer(server) };
}
