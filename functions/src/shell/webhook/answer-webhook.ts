import { isPassingFailure } from '#functions/gateways/passing-failure.ts';
import { describeFailure } from '../describe-failure.ts';
import type { HttpAnswer, HttpCall } from '../http/http-call.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import type { Webhook } from './webhook.ts';

/** Stripe's largest events are a tenth of this. */
export const mostBytes = 262_144;

function toHttp(status: number, said: string, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ said }),
  };
}

/**
 * From a delivery to an answer. 2xx is a promise: only what is stored gets it. Whatever went wrong here is 5xx, so that
 * the sender comes again; 4xx only for what nobody should send again. The answer says nothing about what is stored.
 */
export async function answerWebhook(
  { name, signatureHeader, load }: Webhook,
  { method, headers, body }: HttpCall,
  services: Services,
  requestId: string,
): Promise<HttpAnswer> {
  const { log, clock } = services;
  const startedAt = clock.now();
  const facts = (status: number): LogFields => ({
    function: name,
    requestId,
    status,
    durationMs: clock.now().getTime() - startedAt.getTime(),
  });
  const refuse = (status: number, said: string, more: Readonly<Record<string, string>> = {}): HttpAnswer => {
    log.info('webhook refused', facts(status));
    return toHttp(status, said, more);
  };
  if (method !== 'POST') return refuse(405, 'POST only', { allow: 'POST' });
  if (body.byteLength > mostBytes) return refuse(413, 'too large');
  const signature = headers[signatureHeader];
  if (signature === undefined || signature === '') return refuse(400, 'not signed');
  try {
    const handle = await load();
    if ((await handle({ body, signature }, services)) === 'not-genuine') return refuse(400, 'not genuine');
    log.info('webhook taken', facts(200));
    return toHttp(200, 'taken');
  } catch (error) {
    const status = isPassingFailure(error) ? 503 : 500;
    log.error('webhook failed', { ...facts(status), ...describeFailure(error) });
    return toHttp(status, 'send it again');
  }
}
