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

/** Google's own id of the request where there is one, so that its log lines and ours are found together. */
export function requestIdOf(traceContext: string | undefined): string {
  return /^[0-9a-f]{32}/.exec(traceContext ?? '')?.[0] ?? randomUUID();
}
