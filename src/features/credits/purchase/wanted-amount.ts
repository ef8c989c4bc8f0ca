import { creditPresets, creditPurchaseRange, readCreditAmount } from '#domain/credits/credits.ts';

export const ownAmount = 'own';

/** A preset by its number, `own` for what is typed, null while nothing is chosen. */
export type AmountChoice = `${(typeof creditPresets)[number]}` | typeof ownAmount | null;

/** What stands in the form. */
export interface PurchaseValues {
  readonly choice: AmountChoice;
  /** As typed; counts when the choice is `own`. */
  readonly ownAmount: string;
}

/**
 * How much somebody wants to buy by what is on the screen now; 0 while that is nothing that can be bought. What is being
 * typed is not mended yet: whoever empties the field to type another number must not buy for 1 euro.
 */
export function wantedAmount(choice: AmountChoice, typed: string): number {
  if (choice === null) return 0;
  if (choice !== ownAmount) return Number(choice);
  const amount = readCreditAmount(typed);
  return Number(typed.trim()) === amount && /^\s*\d+\s*$/.test(typed) ? amount : 0;
}

/** What the field holds once it is left: invalid input becomes 1, and what is too much the most that can be bought. */
export const mendedAmount = (typed: string): string => String(readCreditAmount(typed));

/** Whether leaving the field changed the number that was meant. */
export const wasMended = (typed: string): boolean => wantedAmount(ownAmount, typed) === 0;

export const isBuyable = (amount: number): boolean => amount >= creditPurchaseRange.min;
