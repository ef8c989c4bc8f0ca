import type { CreditTransaction } from '../documents/credits.ts';
import { lineDescriptions } from './line-description.ts';

/** What the provider of payments says about a purchase at one moment. Every part only ever grows further (decision 18). */
export interface PaymentState {
  /** Of the Checkout Session; also the id of the purchase's line. */
  readonly sessionId: string;
  readonly seniorId: string;
  readonly credits: number;
  readonly openedAt: Date;
  /** `open`: the page can still be paid. `under-way`: somebody paid, and the money is not there yet. `over`: nobody can pay it any more. */
  readonly payment: 'open' | 'under-way' | 'paid' | 'over';
  /** Of all refunds that were ever made, those that failed included. */
  readonly refundedCents: number;
  /** Of the refunds that failed: that money came back to us. */
  readonly failedRefundCents: number;
  readonly disputes: readonly DisputeState[];
}

export interface DisputeState {
  readonly id: string;
  readonly cents: number;
  readonly reason: string;
  /** The bank has taken the money. */
  readonly withdrawn: boolean;
  /** The bank has given it back: we won. */
  readonly reinstated: boolean;
}

/** What follows for the ledger: lines to write, by their ids, and what they do to the balance. */
export interface Settlement {
  readonly lines: readonly CreditTransaction[];
  readonly balanceChange: number;
}

const counting: readonly CreditTransaction['transaction_type'][] = ['purchase_completed', 'service_usage', 'refund'];

/** The sum of what counts: a purchase that waits or was cancelled does not. */
export function balanceOf(lines: readonly Pick<CreditTransaction, 'amount' | 'transaction_type'>[]): number {
  return lines.reduce(
    (sum, { amount, transaction_type }) => sum + (counting.includes(transaction_type) ? amount : 0),
    0,
  );
}

/** Why a purchase gave back credits, or got them again; the line's id says so, because its type cannot. */
const causes = {
  refunded: (session: string, total: number) => `${session}-refunded-${total}`,
  refundFailed: (session: string, total: number) => `${session}-refund-failed-${total}`,
  disputed: (dispute: string) => `${dispute}-withdrawn`,
  disputeWon: (dispute: string) => `${dispute}-reinstated`,
} as const;

export type Cause = keyof typeof causes;

const patterns: Readonly<Record<Cause, RegExp>> = {
  refunded: /^(cs_\w+)-refunded-(\d+)$/,
  refundFailed: /^(cs_\w+)-refund-failed-(\d+)$/,
  disputed: /^(\w+)-withdrawn$/,
  disputeWon: /^(\w+)-reinstated$/,
};

/** @returns what a line of type `refund` is about, and of what; null for an id that settlementOf() never gives. */
export function causeOf(lineId: string): { readonly cause: Cause; readonly of: string } | null {
  for (const cause of Object.keys(patterns) as Cause[]) {
    const of = patterns[cause].exec(lineId)?.[1];
    if (of !== undefined) return { cause, of };
  }
  return null;
}

/** Whole credits only: what is less than a euro is not taken, and is given back whole where it was. */
const wholeCredits = (cents: number): number => Math.floor(cents / 100);

/** A purchase whose page was opened at that moment, before anything is known of its payment. */
export function pendingPurchase(
  { sessionId, seniorId, credits }: Pick<PaymentState, 'sessionId' | 'seniorId' | 'credits'>,
  openedAt: Date,
): CreditTransaction {
  return {
    id: sessionId,
    user_id: seniorId,
    amount: credits,
    description: lineDescriptions.purchase,
    transaction_type: 'purchase_pending',
    stripe_session_id: sessionId,
    created_at: openedAt,
  };
}

function settleItself(stored: CreditTransaction | undefined, state: PaymentState): CreditTransaction | null {
  const type = stored?.transaction_type;
  if (type === 'purchase_completed') return null;
  const line = stored ?? pendingPurchase(state, state.openedAt);
  if (state.payment === 'paid') return { ...line, transaction_type: 'purchase_completed' };
  // Also of one without a line: older news, or the opening itself, may yet come and would write it as waiting for ever.
  if (state.payment === 'over')
    return type === 'purchase_cancelled' ? null : { ...line, transaction_type: 'purchase_cancelled' };
  // Opened here, and paid before its line was written: it is shown until the money is there.
  return state.payment === 'under-way' && type === undefined ? line : null;
}

/** Whether money went back, so that other lines than the purchase's own may have to do with it. */
export const givesBack = ({ refundedCents, disputes }: PaymentState): boolean =>
  refundedCents > 0 || disputes.length > 0;

/** The lines that give credits back, or return them: for each cause the difference with what earlier lines did. */
function settleGivingBack(
  stored: readonly CreditTransaction[],
  { sessionId, seniorId, refundedCents, failedRefundCents, disputes }: PaymentState,
  now: Date,
): CreditTransaction[] {
  const done = (cause: Cause, of: string): number =>
    stored
      .filter(({ id }) => {
        const found = causeOf(id);
        return found?.cause === cause && found.of === of;
      })
      .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const line = (id: string, amount: number, description: string): CreditTransaction => ({
    id,
    user_id: seniorId,
    amount,
    description,
    transaction_type: 'refund',
    stripe_session_id: sessionId,
    created_at: now,
  });

  const lines: CreditTransaction[] = [];
  const refunded = wholeCredits(refundedCents);
  // Given back whole, but never more than was taken.
  const failed = Math.min(Math.ceil(failedRefundCents / 100), refunded);
  const toTake = refunded - done('refunded', sessionId);
  const toReturn = failed - done('refundFailed', sessionId);
  if (toTake > 0) {
    lines.push(line(causes.refunded(sessionId, refunded), -toTake, lineDescriptions.refund));
  }
  if (toReturn > 0) {
    lines.push(line(causes.refundFailed(sessionId, failed), toReturn, lineDescriptions.refundFailed));
  }
  for (const { id, cents, withdrawn, reinstated } of disputes) {
    const credits = wholeCredits(cents);
    if (credits === 0) continue;
    const wasTaken = done('disputed', id) > 0;
    if ((withdrawn || reinstated) && !wasTaken) {
      lines.push(line(causes.disputed(id), -credits, lineDescriptions.disputed));
    }
    if (reinstated && done('disputeWon', id) === 0) {
      lines.push(line(causes.disputeWon(id), credits, lineDescriptions.disputeWon));
    }
  }
  return lines;
}

/**
 * What follows from what is stored of a purchase and what is true of it. The same for every order, repetition and
 * staleness of what arrives: a line only goes forward (pending → cancelled → completed), a completed one is never undone,
 * and what is given back is counted up to a total, so that an older total changes nothing.
 * @param stored all lines of this purchase; its own is enough when nothing was given back.
 * @returns null when both do not belong together: another person, or another amount.
 */
export function settlementOf(stored: readonly CreditTransaction[], state: PaymentState, now: Date): Settlement | null {
  const own = stored.find(({ id }) => id === state.sessionId);
  if (own !== undefined && (own.user_id !== state.seniorId || own.amount !== state.credits)) return null;
  const itself = settleItself(own, state);
  const isPaid = (itself ?? own)?.transaction_type === 'purchase_completed';
  const givingBack = isPaid ? settleGivingBack(stored, state, now) : [];
  const lines = itself === null ? givingBack : [itself, ...givingBack];
  return { lines, balanceChange: balanceOf(lines) };
}

/** For a purchase that the provider does not know: nobody can pay it. Should it know it later after all, that counts. */
export function unknownPayment({ id, user_id, amount, created_at }: CreditTransaction): PaymentState {
  return {
    sessionId: id,
    seniorId: user_id,
    credits: amount,
    openedAt: created_at,
    payment: 'over',
    refundedCents: 0,
    failedRefundCents: 0,
    disputes: [],
  };
}
