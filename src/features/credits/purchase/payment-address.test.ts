import { describe, expect, test } from 'vitest';
import { isPaymentAddress, sessionOfAddress } from './payment-address.ts';

const standIn = 'http://127.0.0.1:12111';

describe('isPaymentAddress', () => {
  test('accepts pages of Stripe, with and without an emulator', () => {
    const address = 'https://checkout.stripe.com/c/pay/cs_test_a1#fid';
    expect([isPaymentAddress(address, null), isPaymentAddress(address, standIn)]).toEqual([true, true]);
  });

  test('accepts pages of the emulator only when its origin is given', () => {
    const address = `${standIn}/c/pay/cs_test_a1`;
    expect([isPaymentAddress(address, standIn), isPaymentAddress(address, null)]).toEqual([true, false]);
  });

  test.each([
    'http://checkout.stripe.com/c/pay/cs_test_a1',
    'http://127.0.0.1:12112/c/pay/cs_test_a1',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://checkout.stripe.com/x',
    'https://checkout.stripe.com@evil.test/',
    '/dashboard',
    '',
  ])('%j is none', (address) => {
    expect(isPaymentAddress(address, standIn)).toBe(false);
  });
});

test.each([
  ['https://checkout.stripe.com/c/pay/cs_live_a1B2#fid', 'cs_live_a1B2'],
  ['http://127.0.0.1:12111/c/pay/cs_test_a1', 'cs_test_a1'],
  ['http://127.0.0.1:12111/c/pay/cs_test_a1?x=1', 'cs_test_a1'],
  ['https://pay.example/somewhere', null],
  ['https://pay.example/cs_test-a1', null],
])('the purchase of %s is %s', (address, session) => {
  expect(sessionOfAddress(address)).toBe(session);
});
