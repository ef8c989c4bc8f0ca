import type { Customer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { readMissingMoney } from '../credits/missing-payment.ts';
import { readRecipient } from '../customers/read-recipient.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Outcome,
  readOne,
  withoutWrites,
} from '../dispatch/transaction/document-transaction.ts';
import { type Debt, debtSchema } from '../documents/payments/debt.ts';
import { mailSchema } from '../documents/mail.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { type MintReferenceNumber, seniorReference } from '../transfers/senior-reference.ts';
import { latePaymentMailId, reminderMail, reminderMailId, toldMail } from './debt-mails.ts';
import { debtWrites } from './debt-writes.ts';
import { type DebtStep, nextDebt, type SentReminder, type SteppedDebt } from './next-debt.ts';
import { owedFees, type OwedVisit, owedItems } from './owed-items.ts';

/** A step that was taken, for the log. */
export interface FollowedDebt {
  readonly id: string;
  readonly step: DebtStep;
}

interface Following {
  readonly customer: Customer | null;
  readonly reference: string;
  readonly now: Date;
}

/** Those that are open, and those that were settled and are missing again. @throws for one that cannot be read. */
async function readDebts(
  transaction: DocumentTransaction,
  seniorId: string,
  owed: ReadonlyMap<string, OwedVisit>,
): Promise<ReadonlyMap<string, Debt>> {
  const open = await transaction.openDebtsOf(seniorId);
  const known = new Map(open.map(({ id, data }) => [id, debtSchema.parse(data)]));
  const others = [...owed.keys()].filter((id) => !known.has(id));
  if (others.length === 0) return known;
  const found = await transaction.read(others.map((id) => ({ collection: collections.debts, id })));
  const settled = others.flatMap((id, index) => {
    const data = found[index] ?? null;
    return data === null ? [] : [[id, debtSchema.parse(data)] as const];
  });
  return new Map([...known, ...settled]);
}

const readMail = async (transaction: DocumentTransaction, id: string) =>
  mailSchema.safeParse(await readOne(transaction, collections.mail, id)).data;

async function readReminder(
  transaction: DocumentTransaction,
  id: string,
  debt: Debt | null,
): Promise<SentReminder | null> {
  if (debt?.reminder?.way !== 'mail') return null;
  const mail = await readMail(transaction, reminderMailId(id, debt));
  return mail === undefined ? null : { state: mail.state, sentAt: mail.sent_at };
}

/** Looks only where a fee was told by mail. */
async function isFeeMailRefused(transaction: DocumentTransaction, id: string, debt: Debt | null): Promise<boolean> {
  if (debt?.fee?.state !== 'due' || debt.fee.letter !== undefined) return false;
  const mail = await readMail(transaction, latePaymentMailId(id));
  return mail?.state === 'failed';
}

async function mailsOf(
  transaction: DocumentTransaction,
  id: string,
  { step, debt }: SteppedDebt,
  item: OwedVisit | null,
  { customer, now }: Following,
): Promise<readonly DocumentWrite[]> {
  if (customer === null) return [];
  const addressed = { id, debt, customer, now };
  if (step === 'remind') return reminderMail(transaction, addressed);
  return step === 'tell' && item !== null ? toldMail(transaction, addressed, item.item) : [];
}

/**
 * Brings the debts of a senior in line with what is missing now, each by one step at most: told, reminded, proposed to staff,
 * settled. One transaction over balance, visits, debts and mails, so that a reminder is never ordered for what is paid by
 * then, and once however often this runs, also at the same time.
 * @throws where the balance or a debt cannot be read: no reminder is sent on a guess.
 */
export async function followDebts(
  transaction: DocumentTransaction,
  seniorId: string,
  mint: MintReferenceNumber,
  now: Date,
): Promise<Outcome<readonly FollowedDebt[]>> {
  const money = await readMissingMoney(transaction, seniorId);
  const owed = owedItems(money);
  const fees = owedFees(money);
  const known = await readDebts(transaction, seniorId, owed);
  const ids = [...new Set([...known.keys(), ...owed.keys()])];
  if (ids.length === 0) return withoutWrites([]);
  const customer = await readRecipient(transaction, seniorId);
  const { reference, writes: minted } = await seniorReference(transaction, seniorId, mint, now);
  const context = { today: brusselsDate(now), reference, isMailed: customer !== null };
  const writes: DocumentWrite[] = [];
  const followed: FollowedDebt[] = [];
  for (const id of ids) {
    const before = known.get(id) ?? null;
    const item = owed.get(id) ?? null;
    const sent = {
      mail: await readReminder(transaction, id, before),
      isFeeMailRefused: await isFeeMailRefused(transaction, id, before),
      feeMissing: fees.get(id) ?? null,
    };
    const next = nextDebt(before, item?.owed ?? null, { ...context, ...sent });
    if (next === null) continue;
    followed.push({ id, step: next.step });
    writes.push(...debtWrites({ id, before, after: next.debt, name: `debt-${next.step}`, now }));
    writes.push(...(await mailsOf(transaction, id, next, item, { customer, reference, now })));
  }
  return { value: followed, writes: writes.length === 0 ? [] : [...minted, ...writes] };
}
