import { creditPresets, creditPurchaseRange, readCreditAmount } from '#domain/credits/credits.ts';

export const ownAmount = 'own';

/** A preset by its number, `own` for the typed amount, null without a choice. */
export type AmountChoice = `${(typeof creditPresets)[number]}` | typeof ownAmount | null;

/** The values of the form. */
export interface PurchaseValues {
  readonly choice: AmountChoice;
  /** As typed; used when the choice is `own`. */
  readonly ownAmount: string;
}

/**
 * The amount to buy, in euros; 0 while the values are invalid. The typed amount is not corrected here: an emptied field
 * must not buy for 1 euro.
 */
export function wantedAmount(choice: AmountChoice, typed: string): number {
  if (choice === null) return 0;
  if (choice !== ownAmount) return Number(choice);
  const amount = readCreditAmount(typed);
  return Number(typed.trim()) === amount && /^\s*\d+\s*$/.test(typed) ? amount : 0;
}

/** The corrected field on blur: invalid input becomes 1, and an amount above the limit becomes the limit. */
export const correctedAmount = (typed: string): string => String(readCreditAmount(typed));

/** Whether leaving the field changes the amount. */
export const needsCorrection = (typed: string): boolean => wantedAmount(ownAmount, typed) === 0;

export const isBuyable = (amount: number): boolean => amount >= creditPurchaseRange.min;
