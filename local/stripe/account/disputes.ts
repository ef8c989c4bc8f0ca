import { disputeObject } from '../objects/dispute-object.ts';
import type { Account, News } from './account.ts';
import { newId } from './ids.ts';
import type { ChargeRecord, DisputeRecord, EventType } from './records.ts';
import { notFound, Refusal } from './refusal.ts';

/** What a bank takes for its trouble; it does not come back. */
const bankFee = 2_000;

interface NewDispute {
  readonly charge: ChargeRecord;
  readonly reason: string;
  /** Only a question: no money moves, until it becomes a dispute. */
  readonly inquiry: boolean;
}

const isOpen = ({ status }: DisputeRecord): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

function newsOf(account: Account, charge: ChargeRecord, dispute: DisputeRecord, types: readonly EventType[]): News[] {
  const session = account.session(charge.session);
  return types.map((type) => ({ type, session, object: disputeObject(account, dispute) }));
}

const moved = (account: Account, amount: number, fee: number): DisputeRecord['moneyMoved'][number] => ({
  id: newId('txn_'),
  created: account.now(),
  amount,
  fee,
});

/** A customer's bank reverses a payment, or inquires about it. */
export function openDispute(account: Account, { charge, reason, inquiry }: NewDispute): DisputeRecord {
  if (charge.status !== 'succeeded') throw new Refusal(`This charge (${charge.id}) has not succeeded.`);
  const left = charge.amount - charge.amountRefunded;
  if (left === 0)
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if ([...account.tables.disputes.values()].some((one) => one.charge === charge.id)) {
    throw new Refusal(`Charge ${charge.id} is disputed already.`, { code: 'charge_disputed' });
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
    newsOf(account, after, dispute, [
      'charge.dispute.created',
      ...(inquiry ? [] : (['charge.dispute.funds_withdrawn'] as const)),
    ]),
  );
  return dispute;
}

/** The bank decides. Won: the money comes back, the fee does not. */
export function closeDispute(account: Account, id: string, won: boolean): DisputeRecord {
  const dispute = account.tables.disputes.get(id);
  if (dispute === undefined) throw notFound('dispute', id);
  if (!isOpen(dispute)) throw new Refusal(`This dispute has a status of \`${dispute.status}\`.`);
  const charge = account.charge(dispute.charge);
  const comesBack = won && dispute.moneyMoved.length > 0;
  const wasInquiry = dispute.status === 'warning_needs_response';
  const after: DisputeRecord = {
    ...dispute,
    status: wasInquiry ? 'warning_closed' : won ? 'won' : 'lost',
    moneyMoved: comesBack ? [...dispute.moneyMoved, moved(account, dispute.amount, 0)] : dispute.moneyMoved,
  };
  account.commit(
    { disputes: [after] },
    newsOf(account, charge, after, [
      'charge.dispute.closed',
      ...(comesBack ? (['charge.dispute.funds_reinstated'] as const) : []),
    ]),
  );
  return after;
}
