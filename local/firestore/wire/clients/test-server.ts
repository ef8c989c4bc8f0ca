import { afterAll, beforeAll } from 'vitest';
import { startFirestoreServer, type FirestoreServer, type FirestoreServerOptions } from '#local/firestore/server.ts';

export const PROJECT = 'demo-madelief';
export const ROOT = `projects/${PROJECT}/databases/(default)`;

interface TestServer {
  readonly port: number;
  readonly host: string;
  readonly lines: readonly string[];
  /** Sends a REST request, as an administrator by default. */
  rest(method: string, path: string, body?: unknown, authorization?: string): Promise<RestAnswer>;
  clear(): Promise<void>;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** Starts a server on a free port for the tests of one file. */
export function useTestServer(options: FirestoreServerOptions = {}): TestServer {
  const lines: string[] = [];
  let server: FirestoreServer | undefined;
  beforeAll(async () => {
    server = await startFirestoreServer({ ...options, log: (line) => lines.push(line) });
  });
  afterAll(async () => server?.close());
  const started = (): FirestoreServer => {
    if (server === undefined) throw new Error('The server is not started yet');
    return server;
  };
  return {
    lines,
    get port() {
      return started().port;
    },
    get host() {
      return `127.0.0.1:${started().port}`;
    },
    async rest(method, path, body, authorization = 'Bearer owner') {
      const response = await fetch(`http://${this.host}${path}`, {
        method,
        headers: authorization === '' ? {} : { authorization },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, json: parseOrText(text) };
    },
    clear: () => started().operations.clear(PROJECT, '(default)'),
  };
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An unsigned ID token, like those of the Auth emulator. */
export function unsignedToken(uid: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const encode = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: uid, user_id: uid, ...claims })}.`;
}
