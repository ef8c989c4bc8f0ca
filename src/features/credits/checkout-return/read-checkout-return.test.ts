import { expect, test } from 'vitest';
import { readCheckoutReturn } from './read-checkout-return.ts';

// spec: 4.credits.checkout-success 4.credits.checkout-cancelled
test.each([
  ['tab=credits', { kind: 'none' }],
  ['tab=credits&success=true&session_id=cs_test_a1', { kind: 'paid', sessionId: 'cs_test_a1' }],
  ['tab=credits&success=true', { kind: 'unreadable' }],
  ['tab=credits&success=true&session_id=', { kind: 'unreadable' }],
  ['tab=credits&success=true&session_id={CHECKOUT_SESSION_ID}', { kind: 'unreadable' }],
  ['tab=credits&success=true&session_id=../x', { kind: 'unreadable' }],
  ['tab=credits&success=false&session_id=cs_test_a1', { kind: 'none' }],
  ['tab=credits&canceled=true', { kind: 'cancelled' }],
  ['tab=credits&canceled=yes', { kind: 'none' }],
])('%s', (query, checkoutReturn) => {
  expect(readCheckoutReturn(new URLSearchParams(query))).toEqual(checkoutReturn);
});
