import * as credits from '#domain/contracts/credits.ts';
import { checkGift, giveCredits } from '#domain/contracts/family/gifts.ts';
import * as refunds from '#domain/contracts/refunds.ts';
import { httpCall, onHttpCalls } from './shell/http/on-http-calls.ts';
import { stripeSecretKey } from './shell/settings.ts';

/** The calls of seniors, and of those who act for them, that ask Stripe. */
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
    contract: giveCredits,
    requires: 'credits.give',
    load: async () => (await import('./payments/give-credits.ts')).giveCredits,
  }),
  httpCall({
    contract: checkGift,
    requires: 'circle.act',
    load: async () => (await import('./payments/check-gift.ts')).checkGift,
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
