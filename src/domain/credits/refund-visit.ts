import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { changeVisit } from '../dispatch/change-visits.ts';
import type { DispatchRejection } from '../dispatch/rejections.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import type { CreditAdjustment } from '../documents/payments/credit-adjustment.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { mailSchema } from '../documents/mail.ts';
import { type StoredVisit, visitSchema } from '../documents/visit.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { err, ok, type Result } from '../result.ts';
import { bookingWrites, lineWrites } from './adjustment-line.ts';
import { amountFields, amountText } from './cents.ts';
import { leftOfCharge } from './charge-line.ts';
import { lineDescriptions } from './line-description.ts';
import { visitRefundLineId } from './visit-refund-line.ts';

/** A charged visit of this senior; the rejection where there is none. */
export async function readChargedVisit(
  transaction: DocumentTransaction,
  seniorId: string,
  { id, request_id: requestId }: NonNullable<CreditAdjustment['visit']>,
): Promise<Result<StoredVisit, DispatchRejection>> {
  const visit = visitSchema.safeParse(await readOne(transaction, collections.planning, id)).data;
  if (visit?.senior_id !== seniorId || visit.request_id !== requestId) return err('not-found');
  return visit.state === 'charged' ? ok({ id, visit }) : err('visit-state-changed');
}

interface Booking {
  readonly id: string;
  readonly adjustment: CreditAdjustment;
  /** In cents, before. */
  readonly balance: number;
  readonly now: Date;
}

function refundLine({ id, adjustment: { senior_id, cents }, now }: Booking, visitId: string): CreditTransaction {
  return {
    id: visitRefundLineId(visitId, id),
    user_id: senior_id,
    ...amountFields(cents),
    description: lineDescriptions.visitRefund,
    transaction_type: 'visit_refund',
    stripe_session_id: null,
    created_at: now,
  };
}

/** Tells the senior, once for each time that something was given back. */
async function mailWrites(
  transaction: DocumentTransaction,
  { id, adjustment: { senior_id: seniorId, cents }, balance, now }: Booking,
  { visit }: StoredVisit,
): Promise<readonly DocumentWrite[]> {
  const customer = readCustomer(await readOne(transaction, collections.interimUsers, seniorId));
  if (customer === null) return [];
  const values = {
    name: customer.firstName,
    service: await serviceOf(transaction, visit.task_category_id),
    when: `${visit.date} ${visit.start}`,
    amount: amountText(cents),
    balance: amountText(balance + cents),
  };
  const mail = newMail({ to: customer.email, language: customer.language, template: 'visit-refunded', values }, now);
  return [
    {
      kind: 'create',
      collection: collections.mail,
      id: mailIdAbout('visit-refunded', id),
      data: mailSchema.parse(mail),
    },
  ];
}

/**
 * Books a correction that was decided: with its own line, or as money back for a visit, on a line with the visit's id, of
 * never more than what was charged and not given back.
 */
export async function bookAdjustment(
  transaction: DocumentTransaction,
  booking: Booking,
): Promise<Result<readonly DocumentWrite[], DispatchRejection>> {
  const { id, adjustment, balance, now } = booking;
  const { visit: about, senior_id: seniorId, cents } = adjustment;
  if (about === undefined) return ok(bookingWrites(id, adjustment, balance, now));
  const found = await readChargedVisit(transaction, seniorId, about);
  if (!found.ok) return found;
  if (cents > leftOfCharge(found.value.visit)) return err('refund-too-high');
  const refunded_cents = (found.value.visit.refunded_cents ?? 0) + cents;
  const { visit } = changeVisit(found.value, { refunded_cents }, now);
  return ok([
    ...lineWrites(refundLine(booking, about.id), balance + cents),
    { kind: 'set', collection: collections.planning, id: about.id, data: visitSchema.parse(visit) },
    ...(await mailWrites(transaction, booking, found.value)),
  ]);
}
