import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const channel = 'http.server.request.start';

/** The largest declared body that is read at all; each handler has a lower limit of its own. */
const maxBytesRead = 1_048_576;

const sent = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * Keeps a request's body from the runtime's parsers: they would answer malformed JSON, an unknown charset or a broken
 * compression with an HTML page before any handler runs. The body arrives as the bytes that were sent, in `rawBody`.
 */
export function keepBodyUnparsed(request: IncomingMessage): void {
  const { headers } = request;
  sent.set(request, { ...headers });
  headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
  // Without a length the parsers take the request for one without a body, and buffer nothing.
  if (Number(headers['content-length']) > maxBytesRead) delete headers['content-length'];
  // Express answers a path that it cannot decode in HTML as well. No call has such a path.
  if (!isDecodable(request.url)) request.url = '/';
}

function isDecodable(url = '/'): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** The headers as the client sent them. */
export const sentHeaders = (request: IncomingMessage): IncomingHttpHeaders => sent.get(request) ?? request.headers;

/** Whether this process serves an HTTP function. Event functions need their JSON parsed. */
function servesHttp(environment: Readonly<Record<string, string | undefined>>): boolean {
  const { FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: type = 'http' } = environment;
  return target !== undefined && type === 'http';
}

/**
 * Called while the functions are loaded, which both the functions framework and the emulator do before they listen. Node
 * publishes this channel before a server's own request handlers run, whichever framework they belong to.
 * @returns how to stop.
 */
export function keepBodiesUnparsed(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): () => void {
  if (!servesHttp(environment)) return () => undefined;
  const onRequest = (message: unknown): void => {
    keepBodyUnparsed((message as { readonly request: IncomingMessage }).request);
  };
  subscribe(channel, onRequest);
  return () => void unsubscribe(channel, onRequest);
}
