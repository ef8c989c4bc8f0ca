import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { amountText } from '../credits/cents.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordConflict, recordRejected } from '../dispatch/transaction/record-command.ts';
import { mailSchema } from '../documents/mail.ts';
import { type Refund, refundSchema } from '../documents/payments/refund.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { ok } from '../result.ts';

export interface MadeTransfer {
  readonly refundId: string;
  /** Of the refund that the screen showed. */
  readonly revision: number;
  /** yyyy-MM-dd: not before the person asked, and not in the future. */
  readonly paidOn: string;
}

/** Staff made the transfer: the refund is done. The money was taken from the balance when the person asked for it. */
export const confirmRefundTransfer = (
  { refundId, revision, paidOn }: MadeTransfer,
  minted: Pick<RecordCommand<{ readonly refund_id: string }>, 'commandId' | 'actor'>,
): RecordCommand<{ readonly refund_id: string }> => ({
  ...minted,
  name: 'confirm-refund-transfer',
  async decide(transaction, { now, actor }) {
    const refund = refundSchema.safeParse(await readOne(transaction, collections.refunds, refundId)).data;
    if (refund?.way !== 'transfer') return recordRejected('not-found');
    const conflict = recordConflict(refund, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    if (refund.state !== 'pending') return recordRejected('transfer-recorded');
    if (paidOn > brusselsDate(now) || paidOn < brusselsDate(refund.asked_at))
      return recordRejected('transfer-day-invalid');
    const after: Refund = {
      ...refund,
      state: 'done',
      paid_on: paidOn,
      last_change: { action: 'confirm-refund-transfer', by: actor.name, at: now },
      revision: refund.revision + 1,
    };
    const customer = readCustomer(await readOne(transaction, collections.interimUsers, refund.senior_id));
    const mail =
      customer === null
        ? []
        : [
            {
              kind: 'create' as const,
              collection: collections.mail,
              id: mailIdAbout('refund-transferred', refundId),
              data: mailSchema.parse(
                newMail(
                  {
                    to: customer.email,
                    language: customer.language,
                    template: 'refund-transferred',
                    values: { name: customer.firstName, amount: amountText(refund.cents), day: paidOn },
                  },
                  now,
                ),
              ),
            },
          ];
    return ok({
      value: { refund_id: refundId },
      writes: [
        { kind: 'set', collection: collections.refunds, id: refundId, data: refundSchema.parse(after) },
        ...mail,
      ],
      audit: {
        collection: collections.refunds,
        document_id: refundId,
        before: { state: refund.state },
        after: { state: after.state, cents: refund.cents, paid_on: paidOn },
      },
    });
  },
});
