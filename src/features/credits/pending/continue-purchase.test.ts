import { expect, test } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok } from '#domain/result.ts';
import { continuePurchase } from './continue-purchase.ts';

const purchase = { sessionId: 'cs_1', cents: 5000 };
const page = 'https://pay.example/c/pay/cs_1';
const failed = (code: DomainError['code']) => err<DomainError>({ code });

test.each([
  ['an open page is opened', ok({ url: page, credits_added: 0 }), { address: page }],
  ['an expired one is reported', ok({ url: null, credits_added: 0 }), { failure: { kind: 'expired', cents: 5000 } }],
  ['a paid one too', ok({ url: null, credits_added: 50 }), { failure: { kind: 'paid-after-all', credits: 50 } }],
  [
    'and one that the bank processes',
    failed('payment-under-way'),
    { failure: { kind: 'under-way', sessionId: 'cs_1' } },
  ],
  [
    'without an answer nothing is known',
    failed('network'),
    { failure: { kind: 'not-continued', error: { code: 'network' } } },
  ],
  [
    'an address that is no payment page is not opened',
    ok({ url: 'http://evil.example/cs_1', credits_added: 0 }),
    { failure: { kind: 'not-continued', error: { code: 'purchase-failed' } } },
  ],
])('%s', async (_what, answer, expected) => {
  const asked: string[] = [];
  const ask = async (sessionId: string) => {
    asked.push(sessionId);
    return answer;
  };
  expect(await continuePurchase(purchase, ask, null)).toEqual(expected);
  expect(asked).toEqual(['cs_1']);
});
