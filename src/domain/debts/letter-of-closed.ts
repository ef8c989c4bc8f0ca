import type { LatePayment } from '../documents/payments/debt.ts';

/** What stays of the letter about a fee that is paid or taken back: only that it was posted. */
export const letterOfClosed = (fee: LatePayment | null): Pick<LatePayment, 'letter'> =>
  fee?.letter === 'posted' ? { letter: 'posted' } : {};
