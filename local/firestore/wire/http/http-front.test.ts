import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { ROOT, useTestServer } from '../clients/test-server.ts';

const server = useTestServer();
const ORIGIN = 'http://localhost:5000';
const COMMIT = `/v1/${ROOT}/documents:commit`;

describe('a web page', () => {
  it('passes the preflight with the headers that the SDKs send', async () => {
    const requestedHeaders =
      'authorization,content-type,x-goog-api-client,x-goog-request-params,google-cloud-resource-prefix,x-firebase-gmpid';
    const response = await fetch(`http://${server.host}${COMMIT}`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': requestedHeaders,
        'access-control-request-private-network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(response.headers.get('access-control-allow-headers')).toBe(requestedHeaders);
    expect(response.headers.get('access-control-allow-methods')).toMatch(/\bPATCH\b.*\bDELETE\b/u);
    expect(response.headers.get('access-control-allow-private-network')).toBe('true');
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('may read responses and errors', async () => {
    for (const path of [COMMIT, `/v1/${ROOT}/documents:partitionQuery`, '/nothing']) {
      const response = await fetch(`http://${server.host}${path}`, {
        method: 'POST',
        headers: { origin: ORIGIN },
        body: '{}',
      });
      await response.text();
      expect(response.headers.get('access-control-allow-origin'), path).toBe(ORIGIN);
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });
});

describe('a request', () => {
  it.each([
    ['no JSON', '{"writes": [}', 400, 'INVALID_ARGUMENT'],
    ['half a JSON', '{"writes": [', 400, 'INVALID_ARGUMENT'],
    ['a list', '[]', 400, 'INVALID_ARGUMENT'],
    ['an unknown field', '{"write": []}', 400, 'INVALID_ARGUMENT'],
    ['too much', JSON.stringify({ database: 'x'.repeat(12_000_000) }), 400, 'INVALID_ARGUMENT'],
  ])('with %s is refused', async (_title, body, status, code) => {
    expect(await server.rest('POST', COMMIT, body)).toMatchObject({
      status,
      json: { error: { code: status, status: code } },
    });
  });

  it('to a streaming method gets its error in a list', async () => {
    const { status, json } = await server.rest('POST', `/v1/${ROOT}/documents:runQuery`, '{');
    expect(status).toBe(400);
    expect(json).toMatchObject([{ error: { code: 400, status: 'INVALID_ARGUMENT' } }]);
  });

  it.each([
    ['mask.nothing=a', 'INVALID_ARGUMENT', `Unknown name "mask.nothing": Cannot bind query parameter.`],
    ['pageSize=many', 'INVALID_ARGUMENT', `Invalid value at 'page_size' (TYPE_INT32), "many"`],
    ['pageSize=1&pageSize=2', 'INVALID_ARGUMENT', 'cannot be given twice'],
    ['fields=documents', 'UNIMPLEMENTED', 'fields'],
  ])('with the parameters %s is refused', async (parameters, code, message) => {
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/users?${parameters}`);
    expect(json).toMatchObject({ error: { status: code, message: expect.stringContaining(message) } });
  });

  it('may have the standard parameters of Google APIs, in either spelling', async () => {
    const { status } = await server.rest(
      'GET',
      `/v1/${ROOT}/documents/users?key=k&alt=json&%24alt=json&prettyPrint=false&page_size=3`,
    );
    expect(status).toBe(200);
  });

  it('may override its method in a header', async () => {
    const response = await fetch(`http://${server.host}/v1/${ROOT}/documents/users/x`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'x-http-method-override': 'PATCH' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ name: `${ROOT}/documents/users/x` });
  });
});

describe('a connection', () => {
  const request = 'GET / HTTP/1.1\r\nHost: emulator\r\n\r\n';

  /** Writes the pieces in order and returns the response once it matches. */
  async function converse(pieces: readonly string[], expected: RegExp): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resume) => setTimeout(resume, 20));
    }
    await vi.waitFor(() => expect(received).toMatch(expected));
    socket.destroy();
    return received;
  }

  it('is kept alive for the next request', async () => {
    const received = await converse([request, request], /(?:200 OK[^]*){2}/u);
    expect(received).toContain('Connection: keep-alive');
  });

  it.each([
    ['G', 'ET / HT', 'TP/1.1\r\nHost: e\r\n\r\n', /200 OK/u],
    // Starts like the HTTP/2 preface.
    ['P', 'R', 'OPFIND / HTTP/1.1\r\nHost: e\r\n\r\n', /404 Not Found/u],
  ])('may send its first request in pieces: %s %s %s', async (...parts) => {
    const expected = parts.at(-1) as RegExp;
    expect(await converse(parts.slice(0, -1) as string[], expected)).toMatch(expected);
  });

  it('with HTTP/2 may arrive in pieces too', async () => {
    const pieces = ['PRI * HT', 'TP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'];
    // The response starts with the server's SETTINGS frame.
    expect(await converse(pieces, /^\0\0[^]\x04/u)).not.toContain('HTTP/1.1');
  });

  it('that stalls in the preface uses no CPU', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('PRI');
    await new Promise((resume) => setTimeout(resume, 50));
    const before = process.cpuUsage();
    await new Promise((resume) => setTimeout(resume, 300));
    expect(process.cpuUsage(before).user).toBeLessThan(150_000);
    socket.destroy();
  });

  it('that closes before its first byte does not affect others', async () => {
    const silent = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    silent.resetAndDestroy();
    expect((await server.rest('GET', '/')).status).toBe(200);
  });
});
