import * as z from 'zod/mini';
import { creditPurchaseRange } from '#domain/credits/credits.ts';
import { giftMessageLimit } from '#domain/documents/payments/gift.ts';
import { textLimits, tidied } from '#domain/field-types.ts';

/** Chosen in the place of a preset. */
export const ownAmount = 'own';

export const giftFields = ['choice', 'amount', 'from', 'message'] as const;

export interface GiftValues {
  /** A preset by its number, `own`, or nothing yet. */
  readonly choice: string;
  /** As typed; of `own` alone. */
  readonly amount: string;
  readonly from: string;
  readonly message: string;
}

/** Keys of src/i18n, namespace `gift`. */
export const giftMessages = {
  choice: 'choice-required',
  amount: 'amount-invalid',
  from: 'from-required',
  tooLong: 'too-long',
} as const;

const { min, max } = creditPurchaseRange;

const isAmount = (typed: string): boolean =>
  /^\s*\d{1,4}\s*$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

/** The amount in credits; 0 while there is none. */
export function wantedCredits({ choice, amount }: Pick<GiftValues, 'choice' | 'amount'>): number {
  if (choice !== ownAmount) return Number(choice);
  return isAmount(amount) ? Number(amount) : 0;
}

export const giftFormSchema = z
  .object({
    choice: z.string().check(z.minLength(1, giftMessages.choice)),
    amount: z.string(),
    from: z
      .string()
      .check(tidied, z.minLength(1, giftMessages.from), z.maxLength(textLimits.name, giftMessages.tooLong)),
    message: z.string().check(tidied, z.maxLength(giftMessageLimit, giftMessages.tooLong)),
  })
  .check(
    z.refine(({ choice, amount }) => choice !== ownAmount || isAmount(amount), {
      path: ['amount'],
      error: giftMessages.amount,
    }),
  );
