import { randomUUID } from 'node:crypto';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { region } from '../region.ts';
import { answerCall } from './answer-call.ts';
import type { Access } from './caller.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpFunction } from './http-function.ts';

function toCall(request: Request): HttpCall {
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value] as const,
  );
  // There is none for a request without a body, whatever the type says.
  const body: Uint8Array | undefined = request.rawBody;
  return { method: request.method, headers: Object.fromEntries(headers), body: body ?? new Uint8Array() };
}

/** Google's own id of the request where there is one, so that its lines and ours are found together. */
function requestIdOf(traceContext: string | undefined): string {
  return /^[0-9a-f]{32}/.exec(traceContext ?? '')?.[0] ?? randomUUID();
}

/**
 * A function that our own pages call by its contract: POST of JSON to /functions/<name> on the app's own origin, where
 * Hosting passes it on (firebase.json). It answers no preflight, so no page of another origin can call it.
 */
export function onHttpCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access>(
  definition: HttpFunction<Input, Output, Whom>,
): HttpsFunction {
  const options = {
    region,
    // Said on purpose: left out, the Functions emulator would answer preflights of every origin.
    cors: false,
    invoker: 'public',
    timeoutSeconds: 30,
    memory: '256MiB',
    // With 80 calls at a time in each: what an attack can cost, and twenty times what we need.
    maxInstances: 5,
  } as const;
  return onRequest(options, async (request, response) => {
    const { services } = await import('../services.ts');
    const requestId = requestIdOf(request.get('x-cloud-trace-context'));
    const { status, headers, body } = await answerCall(definition, toCall(request), services, requestId);
    response.status(status).set(headers).send(body);
  });
}
