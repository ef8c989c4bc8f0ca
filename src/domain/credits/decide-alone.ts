import { aloneUpToCents, type CreditAdjustment } from '../documents/payments/credit-adjustment.ts';

/** Corrections of one person on one balance count together for this long. */
export const countedTogetherMs = 24 * 60 * 60 * 1000;

type Decided = Pick<CreditAdjustment, 'cents' | 'state' | 'asked_by' | 'asked_at' | 'answered_by'>;

/**
 * Returns how many cents, either way, a person booked alone on one balance in the last 24 hours. What was given and what
 * was taken add up: the one does not hide the other.
 */
export function bookedAlone(adjustments: readonly Decided[], uid: string, now: Date): number {
  const since = now.getTime() - countedTogetherMs;
  return adjustments
    .filter(({ state, asked_by, answered_by }) => state === 'booked' && asked_by.uid === uid && answered_by === null)
    .filter(({ asked_at }) => asked_at.getTime() > since)
    .reduce((sum, { cents }) => sum + Math.abs(cents), 0);
}

/** Whether one staff member may decide this alone, after what they booked alone on the same balance already. */
export const mayDecideAlone = (cents: number, alreadyAlone: number): boolean =>
  Math.abs(cents) + alreadyAlone <= aloneUpToCents;
