import { amountCents } from '../credits/cents.ts';
import { chargeLineId } from '../credits/charge-line.ts';
import { lineDescriptions } from '../credits/line-description.ts';
import { causeOf, counts } from '../credits/ledger.ts';
import { refundedVisitOf } from '../credits/visit-refund-line.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import { isImported } from '../imported-id.ts';

/** One purchase, or one transfer that staff ticked off, and what of it was not used. */
export interface BoughtMoney {
  /** The Checkout Session; of a transfer, the id of its line. */
  readonly sessionId: string;
  readonly isTransfer: boolean;
  readonly boughtAt: Date;
  /** In cents, as all that follows. */
  readonly bought: number;
  /** Went back already, or is on its way. */
  readonly returned: number;
  readonly unused: number;
  /** A refund of it failed: its card is not asked again. */
  readonly hasFailed: boolean;
}

export interface UnusedMoney {
  /** Oldest first. */
  readonly purchases: readonly BoughtMoney[];
  /** On the balance, but not bought by her: compensation, corrections, gifts. */
  readonly given: number;
  /** By how much the balance is below zero. */
  readonly debt: number;
}

/** It is not hers to send to the card of the giver: it is there to be used. */
const isGift = ({ description }: CreditTransaction): boolean => description === lineDescriptions.gift;

interface Pot {
  unused: number;
}

interface PurchasePot extends Pot {
  readonly line: CreditTransaction;
  returned: number;
  hasFailed: boolean;
}

/** What a line took from each pot. */
type Spending = readonly { readonly pot: Pot; readonly cents: number }[];

/**
 * The money of one balance by where it came from. Given money is used before bought money, and bought money oldest first.
 * At any time: the money in all pots minus the debt is the balance.
 */
class Purse {
  readonly given: Pot = { unused: 0 };
  readonly purchases: PurchasePot[] = [];
  debt = 0;

  take(cents: number): Spending {
    const spending: { pot: Pot; cents: number }[] = [];
    let left = cents;
    for (const pot of [this.given, ...this.purchases]) {
      const taken = Math.min(pot.unused, left);
      if (taken > 0) spending.push({ pot, cents: taken });
      pot.unused -= taken;
      left -= taken;
    }
    this.debt += left;
    return spending;
  }

  /** A debt is paid first, and the rest is there to be used. */
  put(pot: Pot, cents: number): void {
    const owed = Math.min(this.debt, cents);
    this.debt -= owed;
    pot.unused += cents - owed;
  }

  takeOf(pot: Pot | undefined, cents: number): void {
    const own = Math.min(pot?.unused ?? 0, cents);
    if (pot !== undefined) pot.unused -= own;
    this.take(cents - own);
  }

  /** Brings money back to where it was taken from; more than that is given. */
  putBack(spending: Spending, cents: number): void {
    let left = cents;
    for (const { pot, cents: taken } of spending) {
      const back = Math.min(taken, left);
      this.put(pot, back);
      left -= back;
    }
    this.put(this.given, left);
  }
}

/** Of lines at the same moment, money that came in counts first: it may have paid for the other. */
const inOrder = (one: CreditTransaction, other: CreditTransaction): number =>
  one.created_at.getTime() - other.created_at.getTime() || Math.sign(amountCents(other)) - Math.sign(amountCents(one));

function applyRefund(purse: Purse, line: CreditTransaction): void {
  const cents = amountCents(line);
  const pot = purse.purchases.find((each) => each.line.id === line.stripe_session_id);
  const cause = causeOf(line.id)?.cause;
  if (pot !== undefined) {
    pot.returned -= cents;
    if (cause === 'orderFailed' || cause === 'orderRefused') pot.hasFailed = true;
  }
  if (cents < 0) purse.takeOf(pot, -cents);
  else purse.put(pot ?? purse.given, cents);
}

/** The part of a visit's charge that was given back returns to the purchases that paid for the visit. */
function applyVisitRefund(purse: Purse, line: CreditTransaction, spent: Map<string, Spending>): void {
  const visitId = refundedVisitOf(line.id);
  const charge = visitId === null ? '' : chargeLineId(visitId);
  const spending = spent.get(charge) ?? [];
  let left = amountCents(line);
  purse.putBack(spending, left);
  // What was brought back once is not brought back again.
  const rest = spending.map(({ pot, cents }) => {
    const back = Math.min(cents, left);
    left -= back;
    return { pot, cents: cents - back };
  });
  spent.set(charge, rest);
}

/**
 * Divides a balance by where its money came from.
 * @param lines of one account, all of them; @param owed what is to be paid from the balance yet, in cents.
 */
export function unusedMoney(lines: readonly CreditTransaction[], owed: number): UnusedMoney {
  const purse = new Purse();
  const spent = new Map<string, Spending>();
  for (const line of lines.toSorted(inOrder)) {
    const cents = amountCents(line);
    const { transaction_type: type } = line;
    if (type === 'purchase_completed' && isGift(line)) purse.put(purse.given, cents);
    else if (type === 'purchase_completed' || type === 'transfer') {
      const pot: PurchasePot = { line, unused: 0, returned: 0, hasFailed: false };
      purse.purchases.push(pot);
      purse.put(pot, cents);
    } else if (type === 'refund') applyRefund(purse, line);
    else if (type === 'visit_refund') applyVisitRefund(purse, line, spent);
    else if (counts(line)) {
      if (cents < 0) spent.set(line.id, purse.take(-cents));
      else purse.put(purse.given, cents);
    }
  }
  const { given, purchases } = purse;
  purse.take(owed);
  return {
    purchases: purchases.map(({ line, unused, returned, hasFailed }) => {
      const bought = amountCents(line);
      return {
        sessionId: line.id,
        // The card of a purchase in the system before is not known here: what is left of it goes back by transfer as well.
        isTransfer: line.transaction_type === 'transfer' || isImported(line.id),
        boughtAt: line.created_at,
        ...{ bought, returned, hasFailed },
        // Never more than the purchase has left, whatever a dispute or a correction did to it.
        unused: Math.max(Math.min(unused, bought - returned), 0),
      };
    }),
    given: given.unused,
    debt: purse.debt,
  };
}
