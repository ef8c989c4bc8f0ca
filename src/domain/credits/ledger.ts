import { actorIn } from '../accounts/acting-for.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { PaidGift } from '../gifts/paid-gift.ts';
import { amountCents, amountFields, centsPerCredit, type StoredAmount } from './cents.ts';
import { lineDescriptions } from './line-description.ts';

/** The payment provider's state of a purchase at one moment. Every part is monotonic (decision 18). */
export interface PaymentState {
  /** The id of the Checkout Session; also the id of the purchase's line. */
  readonly sessionId: string;
  readonly seniorId: string;
  readonly cents: number;
  readonly openedAt: Date;
  /** `open`: the page can still be paid. `under-way`: paid, but the money has not been received. `over`: can no longer be paid. */
  readonly payment: 'open' | 'under-way' | 'paid' | 'over';
  /** The sum of all refunds ever made by others, failed ones included. */
  readonly refundedCents: number;
  /** The sum of failed refunds: that money was returned to us. */
  readonly failedRefundCents: number;
  /** Those that say that this product ordered them, oldest first. */
  readonly ownRefunds: readonly OwnRefund[];
  readonly disputes: readonly DisputeState[];
  readonly gift?: PaidGift | undefined;
}

/** A refund as the provider shows it, with the id of ours that it carries (src/domain/documents/payments/refund.ts). */
export interface OwnRefund {
  readonly id: string;
  readonly cents: number;
  readonly state: 'under-way' | 'done' | 'failed';
}

export interface DisputeState {
  readonly id: string;
  readonly cents: number;
  readonly reason: string;
  /** The bank has taken the money. */
  readonly withdrawn: boolean;
  /** The bank has returned the money: the dispute was won. */
  readonly reinstated: boolean;
}

/** The lines to write, by id, and their effect on the balance. */
export interface Settlement {
  readonly lines: readonly CreditTransaction[];
  /** In cents. */
  readonly balanceChange: number;
}

const counting: readonly CreditTransaction['transaction_type'][] = [
  'purchase_completed',
  'service_usage',
  'refund',
  'adjustment',
  'missed_visit',
  'late_payment',
  'transfer',
  'visit_refund',
];

/** Whether a line is in the balance. A pending or cancelled purchase is not. */
export const counts = ({ transaction_type: type }: Pick<CreditTransaction, 'transaction_type'>): boolean =>
  counting.includes(type);

/** Returns the sum in cents of all lines but pending and cancelled purchases. */
export function balanceOf(lines: readonly (StoredAmount & Pick<CreditTransaction, 'transaction_type'>)[]): number {
  return lines.reduce((sum, line) => sum + (counts(line) ? amountCents(line) : 0), 0);
}

/**
 * The causes of a line that takes or returns credits; encoded in the line's id, because its type does not distinguish
 * them. Totals are in cents; those of older releases were in whole credits, without the c.
 */
const causes = {
  refunded: (session: string, cents: number) => `${session}-refunded-${cents}c`,
  refundFailed: (session: string, cents: number) => `${session}-refund-failed-${cents}c`,
  disputed: (dispute: string) => `${dispute}-withdrawn`,
  disputeWon: (dispute: string) => `${dispute}-reinstated`,
  ordered: (refund: string) => `refund_${refund}`,
  orderFailed: (refund: string) => `refund-failed_${refund}`,
  orderRefused: (refund: string) => `refund-refused_${refund}`,
} as const;

export type Cause = keyof typeof causes;

const patterns: Readonly<Record<Cause, RegExp>> = {
  refunded: /^(cs_\w+)-refunded-(\d+)c?$/,
  refundFailed: /^(cs_\w+)-refund-failed-(\d+)c?$/,
  disputed: /^(\w+)-withdrawn$/,
  disputeWon: /^(\w+)-reinstated$/,
  ordered: /^refund_([\w-]+)$/,
  orderFailed: /^refund-failed_([\w-]+)$/,
  orderRefused: /^refund-refused_([\w-]+)$/,
};

/** Whether a line of this cause returns to the balance what another one took. */
export const isReturn = (cause: Cause): boolean =>
  cause === 'refundFailed' || cause === 'disputeWon' || cause === 'orderFailed' || cause === 'orderRefused';

/** The ids of the lines of one of our own refunds: what it took, and what came back because it failed. */
export const refundLineIds = {
  taken: causes.ordered,
  /** The provider tried, and the money came back to us. */
  failed: causes.orderFailed,
  /** The provider refused to try. */
  refused: causes.orderRefused,
} as const;

/**
 * @returns the cause of a line of type `refund` and the id that it refers to; null for an id that settlementOf() never
 * creates.
 */
export function causeOf(lineId: string): { readonly cause: Cause; readonly of: string } | null {
  for (const cause of Object.keys(patterns) as Cause[]) {
    const of = patterns[cause].exec(lineId)?.[1];
    if (of !== undefined) return { cause, of };
  }
  return null;
}

/** Returns the line of a purchase whose page was opened at that moment, before any payment is known. */
export function pendingPurchase(
  {
    sessionId,
    seniorId,
    cents,
    actorUid = seniorId,
  }: Pick<PaymentState, 'sessionId' | 'seniorId' | 'cents'> & { readonly actorUid?: string },
  openedAt: Date,
): CreditTransaction {
  return {
    ...actorIn({ actorUid, seniorId }),
    id: sessionId,
    user_id: seniorId,
    ...amountFields(cents),
    description: lineDescriptions.purchase,
    transaction_type: 'purchase_pending',
    stripe_session_id: sessionId,
    created_at: openedAt,
  };
}

/** The line of a gift comes into being when the money is there: until then it is no affair of the senior's. */
function giftLine(state: PaymentState, giverUid: string, now: Date): CreditTransaction | null {
  if (state.payment !== 'paid') return null;
  const gift = { description: lineDescriptions.gift, transaction_type: 'purchase_completed' } as const;
  return { ...pendingPurchase({ ...state, actorUid: giverUid }, now), ...gift };
}

function settlePurchaseLine(
  stored: CreditTransaction | undefined,
  state: PaymentState,
  now: Date,
): CreditTransaction | null {
  const type = stored?.transaction_type;
  if (state.gift !== undefined) return stored === undefined ? giftLine(state, state.gift.giverUid, now) : null;
  if (type === 'purchase_completed') return null;
  const line = stored ?? pendingPurchase(state, state.openedAt);
  if (state.payment === 'paid') return { ...line, transaction_type: 'purchase_completed' };
  // Also without a stored line: a stale state or the opening itself may still arrive and would write it as pending for
  // ever.
  if (state.payment === 'over')
    return type === 'purchase_cancelled' ? null : { ...line, transaction_type: 'purchase_cancelled' };
  // Paid before its line was written: show it as pending until the money is received.
  return state.payment === 'under-way' && type === undefined ? line : null;
}

/** Returns whether money was paid back, so that lines besides the purchase's own may exist. */
export const hasRefunds = ({ refundedCents, ownRefunds, disputes }: PaymentState): boolean =>
  refundedCents > 0 || ownRefunds.length > 0 || disputes.length > 0;

/**
 * The refunds whose line took the money from the balance before the provider was asked: they take nothing here. One that
 * carries an id of ours without such a line, a second one with the same id, and one that appears after it was refused are
 * refunds like any other's.
 */
export function knownRefunds(
  stored: readonly CreditTransaction[],
  { ownRefunds }: Pick<PaymentState, 'ownRefunds'>,
): readonly OwnRefund[] {
  const lines = new Map(stored.map((line) => [line.id, line]));
  return ownRefunds.filter(({ id, cents }, place) => {
    const line = lines.get(causes.ordered(id));
    const isFirst = ownRefunds.findIndex((each) => each.id === id) === place;
    return isFirst && line !== undefined && amountCents(line) === -cents && !lines.has(causes.orderRefused(id));
  });
}

/**
 * Older releases took whole credits for a refund and left the cents of the last euro to the person. Those alone are not
 * taken afterwards; with the next refund they are.
 */
function isRemainder(stored: readonly CreditTransaction[], toTake: number): boolean {
  const refunds = stored.filter(({ id }) => causeOf(id)?.cause === 'refunded');
  return refunds.length > 0 && refunds.every(({ id }) => !id.endsWith('c')) && toTake < centsPerCredit;
}

const sumOf = (refunds: readonly OwnRefund[]): number => refunds.reduce((sum, { cents }) => sum + cents, 0);

/** The totals of the refunds that did not begin with a line. */
function othersRefunds(
  { refundedCents, failedRefundCents, ownRefunds }: PaymentState,
  known: readonly OwnRefund[],
): Pick<PaymentState, 'refundedCents' | 'failedRefundCents'> {
  const others = ownRefunds.filter((each) => !known.includes(each));
  return {
    refundedCents: refundedCents + sumOf(others),
    failedRefundCents: failedRefundCents + sumOf(others.filter(({ state }) => state === 'failed')),
  };
}

/** The lines that take credits back or return them: per cause, the difference with what earlier lines posted. */
function settleRefunds(stored: readonly CreditTransaction[], state: PaymentState, now: Date): CreditTransaction[] {
  const { sessionId, seniorId, disputes } = state;
  const known = knownRefunds(stored, state);
  const { refundedCents, failedRefundCents } = othersRefunds(state, known);
  const done = (cause: Cause, of: string): number =>
    stored
      .filter(({ id }) => {
        const found = causeOf(id);
        return found?.cause === cause && found.of === of;
      })
      .reduce((sum, posted) => sum + Math.abs(amountCents(posted)), 0);
  const line = (id: string, cents: number, description: string): CreditTransaction => ({
    id,
    user_id: seniorId,
    ...amountFields(cents),
    description,
    transaction_type: 'refund',
    stripe_session_id: sessionId,
    created_at: now,
  });

  const lines: CreditTransaction[] = [];
  const taken = done('refunded', sessionId);
  const untaken = Math.max(refundedCents - taken, 0);
  const toTake = isRemainder(stored, untaken) ? 0 : untaken;
  // What was returned never exceeds what was taken.
  const failed = Math.min(failedRefundCents, taken + toTake);
  const toReturn = failed - done('refundFailed', sessionId);
  if (toTake > 0) {
    lines.push(line(causes.refunded(sessionId, refundedCents), -toTake, lineDescriptions.refund));
  }
  if (toReturn > 0) {
    lines.push(line(causes.refundFailed(sessionId, failed), toReturn, lineDescriptions.refundFailed));
  }
  for (const { id, cents, state: refund } of known) {
    if (refund === 'failed' && done('orderFailed', id) === 0) {
      lines.push(line(causes.orderFailed(id), cents, lineDescriptions.refundFailed));
    }
  }
  for (const { id, cents, withdrawn, reinstated } of disputes) {
    if (cents === 0) continue;
    const disputed = done('disputed', id);
    if ((withdrawn || reinstated) && disputed === 0) {
      lines.push(line(causes.disputed(id), -cents, lineDescriptions.disputed));
    }
    if (reinstated && done('disputeWon', id) === 0) {
      // As much as was taken: older releases took whole credits.
      lines.push(line(causes.disputeWon(id), disputed || cents, lineDescriptions.disputeWon));
    }
  }
  return lines;
}

/**
 * Computes the lines that bring the stored lines of a purchase to its actual state. Idempotent and independent of order
 * and staleness: a line only advances (pending → cancelled → completed), a completed one is never undone, and refunds
 * count up to a total, so that an older total changes nothing.
 * @param stored all lines of this purchase; its own is enough if it has no refunds or disputes.
 * @returns null when the two do not match: another user or another amount.
 */
export function settlementOf(stored: readonly CreditTransaction[], state: PaymentState, now: Date): Settlement | null {
  const own = stored.find(({ id }) => id === state.sessionId);
  if (own !== undefined && (own.user_id !== state.seniorId || amountCents(own) !== state.cents)) return null;
  const purchaseLine = settlePurchaseLine(own, state, now);
  const isPaid = (purchaseLine ?? own)?.transaction_type === 'purchase_completed';
  const refundLines = isPaid ? settleRefunds(stored, state, now) : [];
  const lines = purchaseLine === null ? refundLines : [purchaseLine, ...refundLines];
  return { lines, balanceChange: balanceOf(lines) };
}

/**
 * Returns the state of a purchase that the provider does not know: it cannot be paid. A later state that the provider
 * does report takes precedence.
 */
export function unknownPayment(line: CreditTransaction): PaymentState {
  const { id, user_id, created_at } = line;
  return {
    sessionId: id,
    seniorId: user_id,
    cents: amountCents(line),
    openedAt: created_at,
    payment: 'over',
    refundedCents: 0,
    failedRefundCents: 0,
    ownRefunds: [],
    disputes: [],
  };
}
