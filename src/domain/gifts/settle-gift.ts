import type { PaymentState } from '../credits/ledger.ts';
import type { Gift } from '../documents/payments/gift.ts';

/** What changes of a gift. */
export type GiftChange = Partial<Pick<Gift, 'state' | 'session_id' | 'paid_at'>>;

/**
 * Brings a gift to the state of its payment; null where nothing changes. As its line, it only advances: one that was given up
 * can still turn out to be paid, and a paid one stays paid, whatever an older state says.
 */
export function settledGift(
  { state, session_id }: Gift,
  { payment, sessionId }: Pick<PaymentState, 'payment' | 'sessionId'>,
  now: Date,
): GiftChange | null {
  if (state === 'paid') return null;
  if (payment === 'paid') return { state: 'paid', paid_at: now, session_id: sessionId };
  if (payment === 'over' && state === 'open') return { state: 'given-up', session_id: sessionId };
  return session_id === null ? { session_id: sessionId } : null;
}

/** Whether the same person gives the same to the same senior, in the same words: a repetition of one attempt. */
export const isSameGift = (one: Gift, other: Gift): boolean =>
  (['senior_id', 'giver_id', 'from', 'message', 'credits'] as const).every((field) => one[field] === other[field]);
