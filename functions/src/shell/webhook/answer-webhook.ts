import type { DomainError } from '#domain/error-codes.ts';
import { isTransientFailure } from '#functions/gateways/transient-failure.ts';
import { describeFailure } from '../describe-failure.ts';
import { errorAnswer, toHttp } from '../http/error-answer.ts';
import { bodySize, type HttpAnswer, type HttpCall } from '../http/http-call.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import type { Webhook } from './webhook.ts';

/** Ten times the size of Stripe's largest events. */
export const maxBytes = 262_144;

/**
 * Answers a delivery. 2xx only after what it brought is stored; 5xx for any failure here, so that the sender delivers it
 * again; 4xx only for what must not be sent again. The answer reveals nothing of what is stored.
 */
export async function answerWebhook(
  { name, signatureHeader, load }: Webhook,
  call: HttpCall,
  services: Services,
  requestId: string,
): Promise<HttpAnswer> {
  const { method, headers, body } = call;
  const { log, clock } = services;
  const startedAt = clock.now();
  const facts = (status: number): LogFields => ({
    function: name,
    requestId,
    status,
    durationMs: clock.now().getTime() - startedAt.getTime(),
  });
  const rejectWith = (status: number, code: DomainError['code'] = 'invalid-input'): HttpAnswer => {
    log.info('webhook rejected', facts(status));
    return errorAnswer({ code }, status);
  };
  if (method !== 'POST') return rejectWith(405);
  if (bodySize(call) > maxBytes) return rejectWith(413);
  const signature = headers[signatureHeader];
  if (signature === undefined || signature === '') return rejectWith(400, 'no-access');
  try {
    const handle = await load();
    if ((await handle({ body, signature }, services)) === 'not-genuine') return rejectWith(400, 'no-access');
    log.info('webhook taken', facts(200));
    return toHttp(200, { received: true });
  } catch (error) {
    const failure = errorAnswer({ code: isTransientFailure(error) ? 'server-unavailable' : 'unknown' });
    log.error('webhook failed', { ...facts(failure.status), ...describeFailure(error) });
    return failure;
  }
}
