import type { RefundWay } from './refund-states.ts';
import { mayWithdraw } from './withdrawal-period.ts';
import type { BoughtMoney, UnusedMoney } from './unused-money.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Stripe pays nothing back to Bancontact after this (references of Stripe: 180 days); a card may be gone as well. */
const cardRefundDays = 180;

/** Purchases in one order: bounds its transaction and its stored answer. Who has more asks once more. */
const mostPurchases = 20;

/** The part of a refund that is of one purchase. */
export interface RefundPart {
  readonly purchase: BoughtMoney;
  readonly cents: number;
  readonly way: RefundWay;
}

const wayOf = ({ boughtAt, hasFailed, isTransfer }: BoughtMoney, now: Date): RefundWay =>
  isTransfer || hasFailed || now.getTime() - boughtAt.getTime() > cardRefundDays * dayMs ? 'transfer' : 'card';

const toPart = (purchase: BoughtMoney, now: Date): RefundPart => ({
  purchase,
  cents: purchase.unused,
  way: wayOf(purchase, now),
});

/**
 * What goes back of everything that was bought and is not used, newest purchase first: money is used oldest first, so that
 * this is what is left, and a newer card is rather still in use.
 */
export const planRefund = ({ purchases }: UnusedMoney, now: Date): readonly RefundPart[] =>
  purchases
    .filter(({ unused }) => unused > 0)
    .toReversed()
    .slice(0, mostPurchases)
    .map((purchase) => toPart(purchase, now));

/** A purchase on our page can be withdrawn for a while; a transfer pays what was owed, and its rest is unused money. */
export const canWithdraw = ({ boughtAt, isTransfer }: BoughtMoney, now: Date): boolean =>
  !isTransfer && mayWithdraw(boughtAt, now);

/** What goes back when this purchase is withdrawn; null where nothing of it is left, or it cannot be withdrawn. */
export function planWithdrawal({ purchases }: UnusedMoney, sessionId: string, now: Date): RefundPart | null {
  const purchase = purchases.find((each) => each.sessionId === sessionId);
  if (purchase === undefined || purchase.unused === 0 || !canWithdraw(purchase, now)) return null;
  return toPart(purchase, now);
}

export const totalOf = (parts: readonly Pick<RefundPart, 'cents'>[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);
