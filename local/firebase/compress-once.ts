/**
 * Preloaded as parent-guard.ts is, and at work in the Firebase CLI alone. Hosting compresses each answer anew, which took
 * half of its time; here each version of a file is compressed once for each list of encodings that browsers accept.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requireOf } from './cli-programs.ts';
import { replaceModule } from './replace-module.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Compressed {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** The tag alone is not enough: Hosting keeps it when a file changes. */
const identifying = ['etag', 'last-modified', 'content-length', 'content-type'];
const ofCompression = ['content-encoding', 'vary'];

/** @returns null for an answer whose bytes may differ the next time. */
function versionOf(request: IncomingMessage, response: ServerResponse): string | null {
  if (request.method !== 'GET' || response.statusCode !== 200 || !response.hasHeader('etag')) return null;
  const values = identifying.map((name) => response.getHeader(name));
  return JSON.stringify([request.headers['accept-encoding'], ...values]);
}

/** @returns what is sent from now on. */
function collect(response: ServerResponse): readonly Buffer[] {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const add = (chunk: unknown): void => {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  };
  response.write = function (this: ServerResponse, ...args: Parameters<typeof write>) {
    add(args[0]);
    return write.apply(this, args);
  } as typeof write;
  response.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    add(args[0]);
    return end.apply(this, args);
  } as typeof end;
  return chunks;
}

function compressOnce(compress: Middleware): Middleware {
  const known = new Map<string, Compressed>();
  return (request, response, next) => {
    const version = versionOf(request, response);
    if (version === null) return compress(request, response, next);
    const compressed = known.get(version);
    if (compressed === undefined) {
      const chunks = collect(response);
      response.once('finish', () => {
        if (!response.hasHeader('content-encoding')) return;
        const headers = ofCompression.map((name) => [name, String(response.getHeader(name))] as const);
        known.set(version, { headers, body: Buffer.concat(chunks) });
      });
      return compress(request, response, next);
    }
    for (const [name, value] of compressed.headers) response.setHeader(name, value);
    response.setHeader('content-length', compressed.body.length);
    response.end(compressed.body);
  };
}

const requireOfCli = requireOf('bin/firebase');
if (requireOfCli !== null) {
  replaceModule(requireOfCli, requireOfCli.resolve('compression'), (load) => {
    const compression = load() as (options?: object) => Middleware;
    return (options?: object) => compressOnce(compression(options));
  });
}
