import { afterEach, expect, test, vi } from 'vitest';
import { createSms } from './sms.ts';

const sms = { id: 'alert-1', to: '+32470112233', text: 'Madelief: Morgen om 14 uur komt er een student.' };
const gateway = createSms(() => ({ url: 'https://sms.test/v1', key: 'secret' }));

afterEach(() => vi.unstubAllGlobals());

function provider(answer: () => Response | Error) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    calls.push([address, request]);
    const given = answer();
    if (given instanceof Error) throw given;
    return given;
  });
  return calls;
}

test('a message is handed over with our key, the number as the provider wants it, and the id of the alert', async () => {
  const calls = provider(() => new Response('{}'));
  expect(await gateway.send(sms)).toEqual({ kind: 'sent' });
  const [address, { headers, body }] = calls[0] ?? ['', {}];
  expect(address).toBe('https://sms.test/v1/messages');
  expect(new Headers(headers).get('authorization')).toBe('Bearer secret');
  expect(JSON.parse(String(body))).toEqual({
    body: sms.text,
    encoding: 'auto',
    originator: 'Madelief',
    recipients: ['32470112233'],
    route: 'business',
    reference: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

test.each([
  ['a provider that is busy is asked again', () => new Response('', { status: 429 }), 'retry'],
  ['so is one that does not take our key', () => new Response('', { status: 401 }), 'retry'],
  ['and one at which our credit is used up', () => new Response('', { status: 402 }), 'retry'],
  ['a number that it refuses is not tried again', () => new Response('', { status: 400 }), 'refused'],
  [
    'a failure of its own may have come after the message: not again',
    () => new Response('', { status: 502 }),
    'dropped',
  ],
  ['nor a lost answer', () => new DOMException('timeout', 'TimeoutError'), 'dropped'],
  [
    'where no connection was made, nothing was handed over: again',
    () => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }),
    'retry',
  ],
])('%s', async (_, answer, kind) => {
  provider(answer);
  expect(await gateway.send(sms)).toMatchObject({ kind });
});

test('without a provider nothing is called', async () => {
  const calls = provider(() => new Response('{}'));
  const none = createSms(() => ({ url: '', key: '' }));
  expect(await none.send(sms)).toEqual({ kind: 'dropped', reason: 'no-way' });
  expect(calls).toEqual([]);
});
