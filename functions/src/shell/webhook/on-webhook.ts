import { type HttpsFunction, type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { requestIdOf, toCall } from '../http/incoming-request.ts';
import { region } from '../region.ts';
import { answerWebhook } from './answer-webhook.ts';
import type { Webhook } from './webhook.ts';

/** A function that somebody else's server calls. Nobody is signed in there: its signature is all that counts. */
export function onWebhook(webhook: Webhook, { secrets = [] }: Pick<HttpsOptions, 'secrets'> = {}): HttpsFunction {
  const options = {
    region,
    secrets,
    cors: false,
    invoker: 'public',
    timeoutSeconds: 60,
    memory: '256MiB',
    maxInstances: 5,
  } as const satisfies HttpsOptions;
  return onRequest(options, async (request, response) => {
    const { services } = await import('../services.ts');
    const requestId = requestIdOf(request.get('x-cloud-trace-context'));
    const { status, headers, body } = await answerWebhook(webhook, toCall(request), services, requestId);
    response.status(status).set(headers).send(body);
  });
}
