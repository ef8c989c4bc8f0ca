import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { region } from '../region.ts';
import { answerCall } from './answer-call.ts';
import type { Access } from './caller.ts';
import type { HttpFunction } from './http-function.ts';
import { requestIdOf, toCall } from './incoming-request.ts';

/**
 * A function that our own pages call by its contract: POST of JSON to /functions/<name> on the app's own origin, where
 * Hosting passes it on (firebase.json). It answers no preflight, so no page of another origin can call it.
 */
export function onHttpCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access>(
  definition: HttpFunction<Input, Output, Whom>,
  { secrets = [] }: Pick<HttpsOptions, 'secrets'> = {},
): HttpsFunction {
  const options = {
    region,
    secrets,
    // Said on purpose: left out, the Functions emulator would answer preflights of every origin.
    cors: false,
    invoker: 'public',
    timeoutSeconds: 30,
    memory: '256MiB',
    // With 80 calls at a time in each: what an attack can cost, and twenty times what we need.
    maxInstances: 5,
  } as const satisfies HttpsOptions;
  return onRequest(options, async (request, response) => {
    const { services } = await import('../services.ts');
    const requestId = requestIdOf(request.get('x-cloud-trace-context'));
    const { status, headers, body } = await answerCall(definition, toCall(request), services, requestId);
    response.status(status).set(headers).send(body);
  });
}
