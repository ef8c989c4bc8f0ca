import type { HttpsFunction } from 'firebase-functions/v2/https';
import { type HttpOptions, onJsonRequest } from '../http/on-json-request.ts';
import { answerWebhook } from './answer-webhook.ts';
import type { Webhook } from './webhook.ts';

/** A function that another party's server calls. It is authenticated by its signature only. */
export function onWebhook(webhook: Webhook, options: Pick<HttpOptions, 'secrets'> = {}): HttpsFunction {
  return onJsonRequest(
    async (call, requestId) => {
      const { services } = await import('../services.ts');
      return answerWebhook(webhook, call, services, requestId);
    },
    { ...options, timeoutSeconds: 60 },
  );
}
