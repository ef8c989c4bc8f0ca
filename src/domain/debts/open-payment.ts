import { isOpenFee, missingMoney, type MissingMoney, openItemsIn } from '../credits/missing-money.ts';
import { readStoredBalance } from '../credits/adjustment-line.ts';
import type { DocumentTransaction, Outcome } from '../dispatch/transaction/document-transaction.ts';
import { type Debt, debtSchema } from '../documents/payments/debt.ts';
import { brusselsDate } from '../requests/calendar.ts';
import { type MintReferenceNumber, seniorReference } from '../transfers/senior-reference.ts';
import { debtIdOf } from './owed-items.ts';
import { dueOn } from './payment-terms.ts';

/** Until when something can be paid, and what staff may ask after that. */
export interface PayTerm {
  readonly payBy: string | null;
  readonly fee: number | null;
}

export interface OpenPayment extends MissingMoney {
  /** By the id of what is open; a fee for paying late has none. */
  readonly terms: ReadonlyMap<string, PayTerm>;
  readonly reference: string | null;
}

/** Of a debt that is not stored yet: she is told today. */
function termOf(debt: Debt | undefined, today: string): PayTerm {
  if (debt === undefined || debt.state === 'settled') return { payBy: dueOn(today), fee: null };
  const { reminder, due_on: due } = debt;
  const payBy = reminder?.pay_by ?? due;
  const isAsked = debt.state === 'told' || debt.state === 'reminded';
  return {
    payBy: isAsked && payBy >= today ? payBy : null,
    fee: debt.fee === null ? (reminder?.fee_cents ?? null) : null,
  };
}

/**
 * What is missing, until when it can be paid, and under which reference it is transferred, which is made the first time.
 * @throws where the balance cannot be read.
 */
export async function readOpenPayment(
  transaction: DocumentTransaction,
  seniorId: string,
  mint: MintReferenceNumber,
  now: Date,
): Promise<Outcome<OpenPayment>> {
  const [visits, found] = await Promise.all([transaction.openVisitsOf(seniorId), transaction.openDebtsOf(seniorId)]);
  const balance = await readStoredBalance(transaction, seniorId);
  if (balance === null) throw new Error('the balance cannot be read');
  const owed = missingMoney(balance, openItemsIn(visits, found));
  if (owed.missing === 0) return { value: { ...owed, terms: new Map(), reference: null }, writes: [] };
  const debts = new Map(
    found.flatMap(({ id, data }) => {
      const debt = debtSchema.safeParse(data).data;
      return debt === undefined ? [] : [[id, debt] as const];
    }),
  );
  const today = brusselsDate(now);
  const terms = owed.items.flatMap(({ item }) =>
    isOpenFee(item) ? [] : [[item.id, termOf(debts.get(debtIdOf(item)), today)] as const],
  );
  const { reference, writes } = await seniorReference(transaction, seniorId, mint, now);
  return { value: { ...owed, terms: new Map(terms), reference }, writes };
}
