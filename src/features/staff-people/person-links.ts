import type { DebtLetter } from '#domain/documents/payments/debt.ts';

/** Addresses of other screens. */
export interface PersonLinks {
  readonly book: (seniorId: string) => string;
  readonly request: (requestId: string) => string;
  readonly debtLetter: (letter: DebtLetter, debtId: string) => string;
  readonly confirmation: (requestId: string) => string;
}
