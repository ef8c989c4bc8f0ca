import type { Customer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { amountText } from '../credits/cents.ts';
import type { OpenVisit } from '../credits/missing-money.ts';
import { serviceOf } from '../dispatch/transaction/case-mails.ts';
import { type DocumentTransaction, type DocumentWrite, readOne } from '../dispatch/transaction/document-transaction.ts';
import type { Debt } from '../documents/payments/debt.ts';
import { mailSchema } from '../documents/mail.ts';
import { costValues } from '../mail/cost-values.ts';
import { type MailOrder, newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { writtenReference } from '../transfers/transfer-reference.ts';
import { visitCost } from '../visits/visit-cost.ts';
import type { ChangedDebt } from './debt-writes.ts';

/** The id of the reminder of a round: ordering it again has no effect. */
export const reminderMailId = (debtId: string, { round }: Pick<Debt, 'round'>): string =>
  `${mailIdAbout('payment-reminder', debtId)}_${round}`;

/** The id of the mail about a released fee. */
export const latePaymentMailId = (debtId: string): string => mailIdAbout('late-payment', debtId);

async function ordered(
  transaction: DocumentTransaction,
  id: string,
  order: MailOrder,
  now: Date,
): Promise<readonly DocumentWrite[]> {
  if ((await readOne(transaction, collections.mail, id)) !== null) return [];
  return [{ kind: 'create', collection: collections.mail, id, data: mailSchema.parse(newMail(order, now)) }];
}

interface Addressed {
  readonly id: string;
  readonly debt: ChangedDebt;
  readonly customer: Customer;
  readonly now: Date;
}

const whenOf = ({ date, start }: Pick<Debt, 'date' | 'start'>): string => `${date} ${start}`;

/** Tells what is missing, where charging has not told it yet: of visits behind the oldest one. Of a fee she was told with it. */
export async function toldMail(
  transaction: DocumentTransaction,
  { debt, customer, now }: Addressed,
  { id: visit, visit: work, isFee }: OpenVisit,
): Promise<readonly DocumentWrite[]> {
  const cost = isFee ? null : visitCost(work);
  if (cost === null) return [];
  const { email: to, language, firstName: name } = customer;
  const values = { visit, name, ...costValues(work, cost, await serviceOf(transaction, debt.service)) };
  const order = {
    to,
    language,
    template: 'visit-unpaid',
    values: { ...values, missing: amountText(debt.missing) },
  } as const;
  return ordered(transaction, mailIdAbout('visit-unpaid', visit), order, now);
}

/** The free reminder, with all that the law makes it say. */
export async function reminderMail(
  transaction: DocumentTransaction,
  { id, debt, customer, now }: Addressed,
): Promise<readonly DocumentWrite[]> {
  const { reminder } = debt;
  if (reminder === null) return [];
  const { email: to, language, firstName: name } = customer;
  const values = {
    debt: id,
    round: String(debt.round),
    name,
    service: await serviceOf(transaction, debt.service),
    when: whenOf(debt),
    missing: amountText(reminder.cents),
    dueOn: debt.due_on,
    payBy: reminder.pay_by,
    fee: amountText(reminder.fee_cents),
    reference: writtenReference(debt.reference),
  };
  return ordered(transaction, reminderMailId(id, debt), { to, language, template: 'payment-reminder', values }, now);
}

/** Tells that staff released a fee; once, as a fee is. */
export async function latePaymentMail(
  transaction: DocumentTransaction,
  { id, debt, customer, now }: Addressed,
): Promise<readonly DocumentWrite[]> {
  const { email: to, language, firstName: name } = customer;
  const values = {
    debt: id,
    name,
    service: await serviceOf(transaction, debt.service),
    when: whenOf(debt),
    fee: amountText(debt.fee?.cents ?? 0),
    reference: writtenReference(debt.reference),
  };
  return ordered(transaction, latePaymentMailId(id), { to, language, template: 'late-payment', values }, now);
}
