import { expect, test } from 'vitest';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import type { HttpCall } from '../http/http-call.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import { answerWebhook, maxBytes } from './answer-webhook.ts';
import type { WebhookHandler } from './webhook.ts';

const delivery = (overrides: Partial<HttpCall> = {}): HttpCall => ({
  method: 'POST',
  path: '/functions/bell',
  headers: { 'bell-signature': 'true' },
  body: new TextEncoder().encode('ding'),
  ...overrides,
});

async function deliver(call: HttpCall, handler: WebhookHandler = async () => 'taken') {
  const lines: { event: string; fields: LogFields }[] = [];
  const write = (event: string, fields: LogFields = {}): void => void lines.push({ event, fields });
  const services = { log: { info: write, error: write }, clock: { now: () => new Date(0) } } as unknown as Services;
  let calls = 0;
  const load = async (): Promise<WebhookHandler> => {
    calls += 1;
    return handler;
  };
  const answered = await answerWebhook({ name: 'bell', signatureHeader: 'bell-signature', load }, call, services, 'r1');
  return { ...answered, lines, calls };
}

test('a handled delivery is answered with 200, after all its effects', async () => {
  const seen: string[] = [];
  const { status, lines } = await deliver(delivery(), async ({ body, signature }) => {
    await Promise.resolve();
    seen.push(new TextDecoder().decode(body), signature);
    return 'taken';
  });
  expect([status, seen]).toEqual([200, ['ding', 'true']]);
  expect(lines).toEqual([
    { event: 'webhook taken', fields: { function: 'bell', requestId: 'r1', status: 200, durationMs: 0 } },
  ]);
});

test.each([
  ['another method', { method: 'GET' }, 405],
  ['HEAD', { method: 'HEAD' }, 405],
  ['no signature', { headers: {} }, 400],
  ['an empty signature', { headers: { 'bell-signature': '' } }, 400],
  ['too much', { body: new Uint8Array(maxBytes + 1) }, 413],
  ['too much to be read', { headers: { 'content-length': '2000000' }, body: new Uint8Array() }, 413],
])('%s is rejected before anything is loaded', async (_what, overrides, expected) => {
  const { status, calls, body } = await deliver(delivery(overrides));
  expect([status, calls]).toEqual([expected, 0]);
  expect(functionErrorSchema.safeParse(JSON.parse(body)).success).toBe(true);
});

test('an invalid signature is rejected permanently', async () => {
  expect((await deliver(delivery(), async () => 'not-genuine')).status).toBe(400);
});

test.each([
  ['a bug', new Error('balance of maria@madelief.test'), 500],
  ['an outage', Object.assign(new Error('away'), { code: 14 }), 503],
  ['an outage at Stripe', Object.assign(new Error('away'), { type: 'StripeConnectionError' }), 503],
])('%s is answered with 5xx, so that it is delivered again, without details', async (_what, error, expected) => {
  const { status, body, lines } = await deliver(delivery(), () => Promise.reject(error));
  expect(status).toBe(expected);
  expect(functionErrorSchema.parse(JSON.parse(body)).error.code).toBe(
    expected === 503 ? 'server-unavailable' : 'unknown',
  );
  expect(JSON.stringify(lines)).not.toContain('maria');
  expect(lines).toMatchObject([{ event: 'webhook failed', fields: { status: expected, reason: 'Error' } }]);
});
