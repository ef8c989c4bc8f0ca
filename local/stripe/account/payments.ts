import { sessionObject } from '../objects/session-object.ts';
import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { ChargeRecord, Method, PaymentRecord, SessionRecord } from './records.ts';
import { ApiError } from './api-error.ts';
import { currentSession } from './sessions.ts';

/** The result of a payment attempt: paid, pending until the bank settles it, or declined. */
export type Outcome = 'paid' | 'later' | 'declined';

const outcomes = {
  paid: { charge: 'succeeded', payment: 'succeeded' },
  later: { charge: 'pending', payment: 'processing' },
  declined: { charge: 'failed', payment: 'requires_payment_method' },
} as const;

/** Records a payment attempt. @throws ApiError when the session is not open. */
export function pay(account: Account, sessionId: string, method: Method, outcome: Outcome): SessionRecord {
  const session = currentSession(account, sessionId);
  if (session.status !== 'open') {
    throw new ApiError(`This Checkout Session has a status of \`${session.status}\` and cannot be paid any more.`);
  }
  if (!session.methods.includes(method)) {
    throw new ApiError(`This Checkout Session does not accept ${method}.`, { param: 'allowed_payment_method_types' });
  }
  const paymentIntent = session.paymentIntent ?? newId('pi_');
  const charge: ChargeRecord = {
    id: newId('ch_'),
    session: session.id,
    paymentIntent,
    created: account.now(),
    status: outcomes[outcome].charge,
    method,
    amount: session.amountTotal,
    amountRefunded: 0,
    disputed: false,
  };
  const payment: PaymentRecord = {
    id: paymentIntent,
    session: session.id,
    created: account.tables.payments.get(paymentIntent)?.created ?? account.now(),
    status: outcomes[outcome].payment,
    latestCharge: charge.id,
  };
  const after: SessionRecord = {
    ...session,
    paymentIntent,
    ...(outcome === 'declined' ? {} : { status: 'complete', paymentStatus: outcome === 'paid' ? 'paid' : 'unpaid' }),
  };
  account.commit(
    { sessions: [after], payments: [payment], charges: [charge] },
    outcome === 'declined'
      ? []
      : [{ type: 'checkout.session.completed', session: after, object: sessionObject(account, after) }],
  );
  return after;
}

/** Completes or fails a pending payment. @throws ApiError when none is pending. */
export function settleLatePayment(account: Account, sessionId: string, arrived: boolean): SessionRecord {
  const session = account.session(sessionId);
  const payment = session.paymentIntent === null ? undefined : account.tables.payments.get(session.paymentIntent);
  if (payment?.status !== 'processing') throw new ApiError('No money is on its way for this Checkout Session.');
  const result = arrived ? outcomes.paid : outcomes.declined;
  const after: SessionRecord = { ...session, paymentStatus: arrived ? 'paid' : 'unpaid' };
  account.commit(
    {
      sessions: [after],
      payments: [{ ...payment, status: result.payment }],
      charges: [{ ...account.charge(payment.latestCharge), status: result.charge }],
    },
    [
      {
        type: arrived ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
        session: after,
        object: sessionObject(account, after),
      },
    ],
  );
  return after;
}
