import { createServer, type IncomingHttpHeaders, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { keepBodiesUnparsed, keepBodyUnparsed, sentHeaders } from './unparsed-body.ts';

const open: Server[] = [];
const stops: (() => void)[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
  for (const stop of stops.splice(0)) stop();
});

interface Seen {
  readonly headers: IncomingHttpHeaders;
  readonly sent: IncomingHttpHeaders;
  readonly url: string | undefined;
}

/** A request as the server's handler sees it once the functions are loaded in this environment. */
async function seenBy(
  environment: Readonly<Record<string, string>>,
  headers: Record<string, string>,
  path = '/',
): Promise<Seen> {
  stops.push(keepBodiesUnparsed(environment));
  return new Promise((resolve) => {
    const server = createServer((incoming, response) => {
      resolve({ headers: { ...incoming.headers }, sent: sentHeaders(incoming), url: incoming.url });
      response.end();
    });
    open.push(server);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const outgoing = send({ port, path, method: 'POST', headers });
      outgoing.on('error', () => undefined);
      outgoing.end('{');
    });
  });
}

const served = { FUNCTION_TARGET: 'paymentCalls', FUNCTION_SIGNATURE_TYPE: 'http' };

test('parsers see raw bytes, and the function the request as sent', async () => {
  const sent = { 'content-type': 'application/json; charset=koi8-r', 'content-encoding': 'gzip' };
  const seen = await seenBy(served, sent);
  expect(seen.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-length': '1' });
  expect(seen.headers['content-encoding']).toBeUndefined();
  expect(seen.sent).toMatchObject(sent);
});

test('a body with a too large declared length is not read', async () => {
  const seen = await seenBy(served, { 'content-length': '2000000' });
  expect(seen.headers['content-length']).toBeUndefined();
  expect(seen.sent['content-length']).toBe('2000000');
});

test('a path that cannot be decoded is passed on', async () => {
  expect((await seenBy(served, {}, '/%E0%A4%A')).url).toBe('/');
  expect((await seenBy(served, {}, '/some/path')).url).toBe('/some/path');
});

test.each([
  ['a function of events', { FUNCTION_TARGET: 'deliverMail', FUNCTION_SIGNATURE_TYPE: 'cloudevent' }],
  ['a program that serves no function', {}],
])('%s is unaffected', async (_what, environment) => {
  const seen = await seenBy(environment, { 'content-type': 'application/json' });
  expect(seen.headers['content-type']).toBe('application/json');
});

test('a request that bypassed the channel keeps its own headers', () => {
  const incoming = { headers: { 'content-type': 'text/plain' }, url: '/' };
  expect(sentHeaders(incoming as never)).toEqual({ 'content-type': 'text/plain' });
  keepBodyUnparsed(incoming as never);
  expect(sentHeaders(incoming as never)).toEqual({ 'content-type': 'text/plain' });
});
