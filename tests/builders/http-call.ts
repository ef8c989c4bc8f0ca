import type { HttpCall } from '#functions/shell/http/http-call.ts';

/** A call as our own page sends it. */
export function anHttpCall(input: unknown, overrides: Partial<HttpCall> = {}): HttpCall {
  return {
    method: 'POST',
    path: '/functions/test',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '192.0.2.7',
      ...overrides.headers,
    },
    body: overrides.body ?? new TextEncoder().encode(JSON.stringify(input)),
    ...(overrides.method === undefined ? {} : { method: overrides.method }),
  };
}
