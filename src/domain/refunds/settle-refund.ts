import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { amountFields } from '../credits/cents.ts';
import { lineWrites, readStoredBalance } from '../credits/adjustment-line.ts';
import { type OwnRefund, refundLineIds } from '../credits/ledger.ts';
import { lineDescriptions } from '../credits/line-description.ts';
import {
  type DocumentTransaction,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { mailSchema } from '../documents/mail.ts';
import { type Refund, refundSchema, type StoredRefund } from '../documents/payments/refund.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { refundFailedMails } from './refund-failed-mails.ts';
import type { RefundState } from './refund-states.ts';

/** Of the provider's states: later ones replace earlier ones, whatever order they are learned in. */
const order: readonly RefundState[] = ['pending', 'sent', 'done', 'failed'];

const stateOf = { 'under-way': 'sent', done: 'done', failed: 'failed' } as const satisfies Readonly<
  Record<OwnRefund['state'], RefundState>
>;

function moved(refund: Refund, state: RefundState, action: string, now: Date): Refund {
  return { ...refund, state, last_change: { action, by: '', at: now }, revision: refund.revision + 1 };
}

/** The refunds that the provider is further with than their documents say. Idempotent, and an older state changes nothing. */
export function settledRefunds(
  stored: readonly StoredRefund[],
  known: readonly OwnRefund[],
  now: Date,
): readonly StoredRefund[] {
  return stored.flatMap(({ id, refund }) => {
    const found = known.find((each) => each.id === id);
    if (found === undefined) return [];
    const state = stateOf[found.state];
    if (order.indexOf(state) <= order.indexOf(refund.state)) return [];
    return [{ id, refund: moved(refund, state, 'settle-refund', now) }];
  });
}

/** Money that the provider refused to pay back is on the balance again, once. A refund that it has is left to its settlement. */
export async function refuseRefund(
  transaction: DocumentTransaction,
  id: string,
  staffEmail: string,
  now: Date,
): Promise<Outcome<Refund | null>> {
  const refund = refundSchema.safeParse(await readOne(transaction, collections.refunds, id)).data;
  if (refund?.way !== 'card' || refund.state !== 'pending') return withoutWrites(null);
  const balance = await readStoredBalance(transaction, refund.senior_id);
  if (balance === null) throw new Error('the balance cannot be read');
  const after = moved(refund, 'failed', 'refuse-refund', now);
  const line = {
    id: refundLineIds.refused(id),
    user_id: refund.senior_id,
    ...amountFields(refund.cents),
    description: lineDescriptions.refundFailed,
    transaction_type: 'refund',
    stripe_session_id: refund.session_id,
    created_at: now,
  } as const;
  const customer = readCustomer(await readOne(transaction, collections.interimUsers, refund.senior_id));
  return {
    value: after,
    writes: [
      ...lineWrites(line, balance + refund.cents),
      { kind: 'set', collection: collections.refunds, id, data: refundSchema.parse(after) },
      ...refundFailedMails({ id, refund }, customer, staffEmail).map(({ id: mailId, order: mail }) => ({
        kind: 'create' as const,
        collection: collections.mail,
        id: mailId,
        data: mailSchema.parse(newMail(mail, now)),
      })),
    ],
  };
}
