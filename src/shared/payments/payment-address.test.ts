import { describe, expect, test } from 'vitest';
import { isPaymentAddress } from './payment-address.ts';

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
