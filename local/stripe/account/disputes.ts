import { disputeObject } from '../objects/dispute-object.ts';
import type { Account, NewEvent } from './account.ts';
import { newId } from './ids.ts';
import type { ChargeRecord, DisputeRecord, EventType } from './records.ts';
import { notFound, ApiError } from './api-error.ts';

/** The dispute fee, which is never returned. */
const bankFee = 2_000;

interface NewDispute {
  readonly charge: ChargeRecord;
  readonly reason: string;
  /** An inquiry moves no money unless it becomes a dispute. */
  readonly inquiry: boolean;
}

const isOpen = ({ status }: DisputeRecord): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

function newEventsOf(
  account: Account,
  charge: ChargeRecord,
  dispute: DisputeRecord,
  types: readonly EventType[],
): NewEvent[] {
  const session = account.session(charge.session);
  return types.map((type) => ({ type, session, object: disputeObject(account, dispute) }));
}

const moved = (account: Account, amount: number, fee: number): DisputeRecord['moneyMoved'][number] => ({
  id: newId('txn_'),
  created: account.now(),
  amount,
  fee,
});

/** Opens a dispute, or an inquiry, by the customer's bank. */
export function openDispute(account: Account, { charge, reason, inquiry }: NewDispute): DisputeRecord {
  if (charge.status !== 'succeeded') throw new ApiError(`This charge (${charge.id}) has not succeeded.`);
  const left = charge.amount - charge.amountRefunded;
  if (left === 0)
    throw new ApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if ([...account.tables.disputes.values()].some((one) => one.charge === charge.id)) {
    throw new ApiError(`Charge ${charge.id} is disputed already.`, { code: 'charge_disputed' });
  }
  const dispute: DisputeRecord = {
    id: newId('du_'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    created: account.now(),
    amount: left,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    moneyMoved: inquiry ? [] : [moved(account, -left, bankFee)],
  };
  const after: ChargeRecord = { ...charge, disputed: true };
  account.commit(
    { disputes: [dispute], charges: [after] },
    newEventsOf(account, after, dispute, [
      'charge.dispute.created',
      ...(inquiry ? [] : (['charge.dispute.funds_withdrawn'] as const)),
    ]),
  );
  return dispute;
}

/** Closes a dispute by the bank's decision. When won, the amount is returned without the fee. */
export function closeDispute(account: Account, id: string, won: boolean): DisputeRecord {
  const dispute = account.tables.disputes.get(id);
  if (dispute === undefined) throw notFound('dispute', id);
  if (!isOpen(dispute)) throw new ApiError(`This dispute has a status of \`${dispute.status}\`.`);
  const charge = account.charge(dispute.charge);
  const isReinstated = won && dispute.moneyMoved.length > 0;
  const wasInquiry = dispute.status === 'warning_needs_response';
  const after: DisputeRecord = {
    ...dispute,
    status: wasInquiry ? 'warning_closed' : won ? 'won' : 'lost',
    moneyMoved: isReinstated ? [...dispute.moneyMoved, moved(account, dispute.amount, 0)] : dispute.moneyMoved,
  };
  account.commit(
    { disputes: [after] },
    newEventsOf(account, charge, after, [
      'charge.dispute.closed',
      ...(isReinstated ? (['charge.dispute.funds_reinstated'] as const) : []),
    ]),
  );
  return after;
}
