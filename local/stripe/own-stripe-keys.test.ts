import { expect, test } from 'vitest';
import { ownStripeKeys } from './own-stripe-keys.ts';

const webhookSecret = 'whsec_abc123';

test('missing or empty keys give null', () => {
  expect(ownStripeKeys({})).toBeNull();
  expect(ownStripeKeys({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toBeNull();
});

test.each(['sk_test_abc123', 'rk_test_abc123'])('%s is taken', (secretKey) => {
  const environment = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  expect(ownStripeKeys(environment)).toEqual({ secretKey, webhookSecret });
});

test.each([
  ['a live key', 'sk_live_abc123', webhookSecret, /live key.*real money/],
  ['a live restricted key', 'rk_live_abc123', '', /live key.*real money/],
  ['a key alone', 'sk_test_abc123', '', /STRIPE_WEBHOOK_SECRET is not/],
  ['a secret alone', '', webhookSecret, /STRIPE_SECRET_KEY is not/],
  ['a public key', 'pk_test_abc123', webhookSecret, /no test key/],
  ['a line break in a key', 'sk_test_abc\nX=1', webhookSecret, /no test key/],
  ['something else for a secret', 'sk_test_abc123', 'secret', /no webhook secret/],
])('%s is refused, with what to do', (_, secretKey, secret, reason) => {
  const environment = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret };
  expect(() => ownStripeKeys(environment)).toThrow(reason);
  expect(() => ownStripeKeys(environment)).toThrow('stripe listen --forward-to');
  expect(() => ownStripeKeys(environment)).not.toThrow('abc123');
});
