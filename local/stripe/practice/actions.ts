import { z } from 'zod';
import type { Account } from '../account/account.ts';
import { closeDispute, openDispute } from '../account/disputes.ts';
import { pay, settleLatePayment } from '../account/payments.ts';
import { type ChargeRecord, type DisputeRecord, methods } from '../account/records.ts';
import { ApiError } from '../account/api-error.ts';
import { completeRefund, failRefund, refund } from '../account/refunds.ts';
import { expireSession } from '../account/sessions.ts';

/** Actions of a customer, a bank or Stripe's dashboard on a purchase, named as in the endpoint. */
export const actionNames = [
  'pay',
  'pay-later',
  'decline',
  'expire',
  'money-arrives',
  'money-fails',
  'refund',
  'refund-arrives',
  'refund-fails',
  'dispute',
  'inquire',
  'win-dispute',
  'lose-dispute',
] as const;
export type ActionName = (typeof actionNames)[number];

/** Coerced, because forms send text and JSON sends numbers. */
export const actionDetails = z.object({
  method: z.enum(methods).optional(),
  /** In cents; default: the full remaining amount. */
  amount: z.coerce.number().int().min(1).optional(),
  reason: z.string().default('fraudulent'),
});
type ActionDetails = z.infer<typeof actionDetails>;

function chargeOf(account: Account, sessionId: string): ChargeRecord {
  const { paymentIntent } = account.session(sessionId);
  if (paymentIntent === null) throw new ApiError('Nobody has paid this Checkout Session.');
  return account.charge(account.payment(paymentIntent).latestCharge);
}

function disputeOf(account: Account, sessionId: string): DisputeRecord {
  const charge = chargeOf(account, sessionId);
  const dispute = [...account.tables.disputes.values()].find((one) => one.charge === charge.id);
  if (dispute === undefined) throw new ApiError('This payment is not disputed.');
  return dispute;
}

/** @throws ApiError when the action is not available in the purchase's state. */
export function applyAction(account: Account, sessionId: string, name: ActionName, details: ActionDetails): void {
  const { method = account.session(sessionId).methods[0] ?? 'card', amount = null, reason } = details;
  switch (name) {
    case 'pay':
      pay(account, sessionId, method, 'paid');
      return;
    case 'pay-later':
      pay(account, sessionId, method, 'later');
      return;
    case 'decline':
      pay(account, sessionId, method, 'declined');
      return;
    case 'expire':
      expireSession(account, sessionId);
      return;
    case 'money-arrives':
    case 'money-fails':
      settleLatePayment(account, sessionId, name === 'money-arrives');
      return;
    case 'refund':
      refund(account, { charge: chargeOf(account, sessionId), amount, reason: 'requested_by_customer', metadata: {} });
      return;
    case 'refund-arrives':
      completeRefund(account, chargeOf(account, sessionId));
      return;
    case 'refund-fails':
      failRefund(account, chargeOf(account, sessionId));
      return;
    case 'dispute':
    case 'inquire':
      openDispute(account, { charge: chargeOf(account, sessionId), reason, inquiry: name === 'inquire' });
      return;
    case 'win-dispute':
    case 'lose-dispute':
      closeDispute(account, disputeOf(account, sessionId).id, name === 'win-dispute');
  }
}
