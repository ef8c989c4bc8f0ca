import * as credits from '#domain/contracts/credits.ts';
import * as refunds from '#domain/contracts/refunds.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';
import { stripeSecretKey } from './shell/settings.ts';

/** The calls of seniors that ask Stripe. */
export const paymentCallList = [
  httpCall({
    contract: credits.purchaseCredits,
    requires: 'credits.buy',
    load: async () => (await import('./payments/purchase-credits.ts')).purchaseCredits,
  }),
  httpCall({
    contract: credits.verifyPayment,
    requires: 'credits.buy',
    load: async () => (await import('./payments/verify-payment.ts')).verifyPayment,
  }),
  httpCall({
    contract: credits.continuePurchase,
    requires: 'credits.buy',
    load: async () => (await import('./payments/continue-purchase.ts')).continuePurchase,
  }),
  httpCall({
    contract: credits.cancelPurchase,
    requires: 'credits.buy',
    load: async () => (await import('./payments/cancel-purchase.ts')).cancelPurchase,
  }),
  httpCall({
    contract: credits.payMissing,
    requires: 'credits.buy',
    load: async () => (await import('./payments/pay-missing.ts')).payMissing,
  }),
  httpCall({
    contract: refunds.refundCredits,
    requires: 'credits.refund',
    load: async () => (await import('./payments/refund-credits.ts')).refundCredits,
  }),
  httpCall({
    contract: refunds.withdrawPurchase,
    requires: 'credits.refund',
    load: async () => (await import('./payments/refund-credits.ts')).withdrawPurchase,
  }),
];

/** Apart from the other calls of seniors: only these have the secret (decision 63). */
export const paymentCalls = onHttpCalls(paymentCallList, { secrets: [stripeSecretKey] });
