import { chargeObject } from '../objects/charge-object.ts';
import { refundObject } from '../objects/refund-object.ts';
import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { ChargeRecord, RefundRecord } from './records.ts';
import { ApiError } from './api-error.ts';

interface NewRefund {
  readonly charge: ChargeRecord;
  /** Null for the full remaining amount. */
  readonly amount: number | null;
  readonly reason: RefundRecord['reason'];
  readonly metadata: Readonly<Record<string, string>>;
}

/** A Bancontact payment cannot be refunded later than this: https://docs.stripe.com/payments/bancontact. */
const bancontactDays = 180;
const daySeconds = 24 * 60 * 60;

const euro = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

function refundableOf(account: Account, { id, status, method, created, amount, amountRefunded }: ChargeRecord): number {
  if (status !== 'succeeded') {
    throw new ApiError(`This charge (${id}) has not succeeded, so it cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  const disputes = [...account.tables.disputes.values()].filter(({ charge }) => charge === id);
  // A refund is allowed during an inquiry, and resolves it.
  if (disputes.some((dispute) => !dispute.status.startsWith('warning_'))) {
    throw new ApiError(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (method === 'bancontact' && account.now() > created + bancontactDays * daySeconds) {
    throw new ApiError(`Charge ${id} is too old to be refunded: the limit of bancontact is ${bancontactDays} days.`, {
      code: 'charge_not_refundable',
    });
  }
  if (amountRefunded === amount) {
    throw new ApiError(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  return amount - amountRefunded;
}

/** Refunds a card immediately; a refund to Bancontact is pending until it arrives or fails. @throws ApiError when the amount exceeds what is refundable. */
export function refund(account: Account, { charge, amount, reason, metadata }: NewRefund): RefundRecord {
  const left = refundableOf(account, charge);
  const taken = amount ?? left;
  if (taken > left) {
    throw new ApiError(`Refund amount (${euro(taken)}) is greater than unrefunded amount on charge (${euro(left)})`, {
      param: 'amount',
    });
  }
  const record: RefundRecord = {
    id: newId('re_'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    created: account.now(),
    amount: taken,
    reason,
    status: charge.method === 'bancontact' ? 'pending' : 'succeeded',
    metadata: { ...metadata },
  };
  const after: ChargeRecord = { ...charge, amountRefunded: charge.amountRefunded + taken };
  const session = account.session(charge.session);
  account.commit({ refunds: [record], charges: [after] }, [
    { type: 'refund.created', session, object: refundObject(record) },
    { type: 'charge.refunded', session, object: chargeObject(account, after) },
  ]);
  return record;
}

/** Lets the oldest pending refund arrive. @throws ApiError when there is none. */
export function completeRefund(account: Account, charge: ChargeRecord): RefundRecord {
  const pending = [...account.tables.refunds.values()].find(
    (one) => one.charge === charge.id && one.status === 'pending',
  );
  if (pending === undefined) throw new ApiError(`Charge ${charge.id} has no refund under way.`);
  const arrived: RefundRecord = { ...pending, status: 'succeeded' };
  account.commit({ refunds: [arrived] }, [
    { type: 'refund.updated', session: account.session(charge.session), object: refundObject(arrived) },
  ]);
  return arrived;
}

/** Fails the last refund, as a customer's bank can do days later. @throws ApiError when there is none. */
export function failRefund(account: Account, charge: ChargeRecord): RefundRecord {
  const last = [...account.tables.refunds.values()].findLast(
    (one) => one.charge === charge.id && one.status !== 'failed',
  );
  if (last === undefined) throw new ApiError(`Charge ${charge.id} has no refund that could fail.`);
  const failed: RefundRecord = { ...last, status: 'failed' };
  const session = account.session(charge.session);
  const object = refundObject(failed);
  account.commit(
    { refunds: [failed], charges: [{ ...charge, amountRefunded: charge.amountRefunded - failed.amount }] },
    [
      { type: 'refund.updated', session, object },
      { type: 'refund.failed', session, object },
    ],
  );
  return failed;
}
