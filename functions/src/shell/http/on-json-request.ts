import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { inTrace } from '#functions/gateways/trace/trace.ts';
import { describeFailure } from '../describe-failure.ts';
import { log } from '../log.ts';
import { region } from '../region.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';
import { requestIdOf, toCall } from './incoming-request.ts';

export type HttpOptions = Pick<HttpsOptions, 'secrets' | 'timeoutSeconds'>;

/**
 * An HTTP function whose every answer is JSON, also when the code that answers cannot be loaded. It answers no preflight,
 * so no page of another origin can call it with JSON.
 */
export function onJsonRequest(
  answer: (call: HttpCall, requestId: string) => Promise<HttpAnswer>,
  { secrets = [], timeoutSeconds = 30 }: HttpOptions = {},
): HttpsFunction {
  const options = {
    region,
    secrets,
    timeoutSeconds,
    // Explicit: by default the Functions emulator answers preflights of every origin.
    cors: false,
    invoker: 'public',
    memory: '256MiB',
    // At 80 concurrent calls each: bounds the cost of an attack, far above what the calls of an app need (decision 63).
    maxInstances: 5,
  } as const satisfies HttpsOptions;
  return onRequest(options, async (request, response) => {
    const requestId = requestIdOf(request.get('x-request-id'), request.get('x-cloud-trace-context'));
    const { status, headers, body } = await inTrace(requestId, () => answer(toCall(request), requestId)).catch(
      (error: unknown) => {
        log.error('call failed', { requestId, ...describeFailure(error), status: 500 });
        return errorAnswer({ code: 'unknown' });
      },
    );
    response.status(status).set(headers).send(body);
  });
}
