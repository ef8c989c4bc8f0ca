import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/v2/https';
import type { HttpCall } from './http-call.ts';
import { sentHeaders } from './unparsed-body.ts';

export function toCall(request: Request): HttpCall {
  const headers = Object.entries(sentHeaders(request)).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value] as const,
  );
  // Typed as always present, but absent from a request without a body.
  const body: Uint8Array | undefined = request.rawBody;
  const { method, path } = request;
  return { method, path, headers: Object.fromEntries(headers), body: body ?? new Uint8Array() };
}

const minted = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The id that the app minted for the tap; without one, Google's own of the request, so that its log lines and ours are found
 * together.
 */
export function requestIdOf(sent: string | undefined, traceContext: string | undefined): string {
  if (minted.test(sent ?? '')) return sent ?? '';
  return /^[0-9a-f]{32}/.exec(traceContext ?? '')?.[0] ?? randomUUID();
}
