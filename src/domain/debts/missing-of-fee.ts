import type { Debt } from '../documents/payments/debt.ts';

/** What the balance lacks for the fee of a debt, in cents, as it was last looked up; 0 while none is due. */
export const missingOfFee = ({ fee }: Pick<Debt, 'fee'>): number =>
  fee?.state === 'due' ? (fee.missing ?? fee.cents) : 0;
