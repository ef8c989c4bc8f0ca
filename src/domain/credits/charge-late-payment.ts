import { debtWrites } from '../debts/debt-writes.ts';
import { letterOfClosed } from '../debts/letter-of-closed.ts';
import { type Outcome, withoutWrites } from '../dispatch/transaction/document-transaction.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { lineWrites } from './adjustment-line.ts';
import { amountFields } from './cents.ts';
import type { Charge } from './charge.ts';
import { latePaymentLineId } from './charge-line.ts';
import { lineDescriptions } from './line-description.ts';
import type { OpenFee } from './missing-money.ts';

const latePaymentLine = ({ id, debt, cents }: OpenFee, now: Date): CreditTransaction => ({
  id: latePaymentLineId(id),
  user_id: debt.senior_id,
  ...amountFields(-cents),
  description: lineDescriptions.latePayment,
  transaction_type: 'late_payment',
  stripe_session_id: null,
  created_at: now,
});

/** Charges a fee that staff released: line, balance, debt and audit entry. The line is created, so it is charged once. */
export function chargeLatePayment(open: OpenFee, balance: number, now: Date): Outcome<Charge> {
  const { id, debt, cents } = open;
  const { visit_id: visitId, fee } = debt;
  const after = balance - cents;
  if (after < 0 || fee === null) return withoutWrites({ kind: 'short', visitId, missing: -after });
  const { letter: _, ...known } = fee;
  const charged = { ...debt, fee: { ...known, state: 'charged', ...letterOfClosed(fee) } } as const;
  return {
    value: { kind: 'charged', visitId, cents },
    writes: [
      ...lineWrites(latePaymentLine(open, now), after),
      ...debtWrites({ id, before: debt, after: charged, name: 'charge-late-payment', now }),
    ],
  };
}
