import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '#domain/documents/payments/credits.ts';
import { balanceCents, balanceFields } from '#domain/credits/cents.ts';
import { receiptOrderWrites } from '#domain/receipts/receipt-order.ts';
import { hasRefunds, knownRefunds, type PaymentState, settlementOf } from '#domain/credits/ledger.ts';
import { type Gift, giftSchema } from '#domain/documents/payments/gift.ts';
import { settledGift } from '#domain/gifts/settle-gift.ts';
import { type StoredRefund, refundSchema } from '#domain/documents/payments/refund.ts';
import { settledRefunds } from '#domain/refunds/settle-refund.ts';
import { isAlreadyExists } from '../already-exists.ts';
import type { Clock } from '../clock.ts';
import { applyWrites } from '../dispatch/apply-writes.ts';
import { firestore } from '../firestore.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { storedFields } from '../stored-fields.ts';

/** The purchase after settlement; null without one. */
export interface Settled {
  readonly purchase: CreditTransaction | null;
  /** In cents. */
  readonly balanceChange: number;
  /** Refunds of ours that Stripe could not pay out: the money is on the balance again. */
  readonly failedRefunds: readonly StoredRefund[];
}

/** Balances and ledger lines. Besides it only commands do: charges, adjustments and the orders of refunds. */
export interface Ledger {
  /** Records a pending purchase. @returns false if it exists, in any state. */
  open(line: CreditTransaction): Promise<boolean>;
  purchase(sessionId: string): Promise<CreditTransaction | null>;
  /**
   * Updates lines, refunds and balance to this state in one transaction, and orders the receipts of what counts from now;
   * an older state changes nothing.
   * @returns 'mismatch' without writing when the stored purchase belongs to another senior or has another amount.
   */
  settle(state: PaymentState): Promise<Settled | 'mismatch'>;
  /** Purchases that were pending before then, oldest first, after the given one. */
  waiting(before: Date, after: CreditTransaction | null, limit: number): Promise<readonly CreditTransaction[]>;
}

const lines = () => firestore().collection(collections.creditTransactions);
const refunds = () => firestore().collection(collections.refunds);
const gifts = () => firestore().collection(collections.gifts);
const creditsOf = (seniorId: string) => firestore().collection(collections.userCredits).doc(seniorId);

function parseLine(snapshot: DocumentSnapshot): CreditTransaction {
  // Throws on an invalid line: a balance must not be computed from a guess.
  return creditTransactionSchema.parse(storedFields(snapshot));
}

const parseBalance = (snapshot: DocumentSnapshot): number =>
  snapshot.exists ? balanceCents(userCreditsSchema.parse(snapshot.data())) : 0;

/** What a settlement depends on. */
interface ReadForSettlement {
  readonly stored: readonly CreditTransaction[];
  /** The documents of our own refunds that Stripe knows. */
  readonly ordered: readonly StoredRefund[];
  readonly credits: DocumentSnapshot;
  /** What a payment of a gift settles besides; null where it cannot be read, which keeps no money from being credited. */
  readonly gift: Gift | null;
}

function parseGift(snapshot: DocumentSnapshot, { gift, seniorId }: PaymentState): Gift | null {
  const known = giftSchema.safeParse(storedDates(snapshot)).data;
  return known?.senior_id === seniorId && known.giver_id === gift?.giverUid ? known : null;
}

/**
 * Everything in one round trip: the person waits for each. Queries only when money is given back: a query in a transaction
 * contends with the settling of other purchases.
 */
async function readForSettlement(transaction: Transaction, state: PaymentState): Promise<ReadForSettlement> {
  const { sessionId, seniorId, gift } = state;
  const refundIds = [...new Set(state.ownRefunds.map(({ id }) => id))];
  const [line, credits, ...others] = await transaction.getAll(
    lines().doc(sessionId),
    // Read even if unchanged, so that concurrent settlements of the purchase conflict.
    creditsOf(seniorId),
    ...(gift === undefined ? [] : [gifts().doc(gift.id)]),
    ...refundIds.map((id) => refunds().doc(id)),
  );
  if (line === undefined || credits === undefined) throw new Error('Firestore left a document out of its answer');
  const found = hasRefunds(state)
    ? (await transaction.get(lines().where('stripe_session_id', '==', sessionId))).docs
    : [line];
  const giftSnapshot = gift === undefined ? undefined : others.shift();
  return {
    stored: found.filter(({ exists }) => exists).map(parseLine),
    ordered: others
      .filter(({ exists }) => exists)
      .map((each) => ({ id: each.id, refund: refundSchema.parse(storedDates(each)) })),
    credits,
    gift: giftSnapshot === undefined ? null : parseGift(giftSnapshot, state),
  };
}

function settleGift(transaction: Transaction, gift: Gift | null, state: PaymentState, now: Date): void {
  const change = gift === null ? null : settledGift(gift, state, now);
  if (gift !== null && change !== null) transaction.update(gifts().doc(gift.gift_id), { ...change });
}

function moveBalance(transaction: Transaction, seniorId: string, credits: DocumentSnapshot, by: number): void {
  const after: UserCredits = { user_id: seniorId, ...balanceFields(parseBalance(credits) + by) };
  transaction.set(creditsOf(seniorId), userCreditsSchema.parse(after));
}

export function createLedger(clock: Clock): Ledger {
  return {
    async open(line) {
      try {
        await lines().doc(line.id).create(creditTransactionSchema.parse(line));
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },

    async purchase(sessionId) {
      const snapshot = await lines().doc(sessionId).get();
      return snapshot.exists ? parseLine(snapshot) : null;
    },

    settle: (state) =>
      firestore().runTransaction(async (transaction): Promise<Settled | 'mismatch'> => {
        const { stored, ordered, credits, gift } = await readForSettlement(transaction, state);
        const now = clock.now();
        const settlement = settlementOf(stored, state, now);
        if (settlement === null) return 'mismatch';
        const { lines: written, balanceChange } = settlement;
        for (const line of written) applyWrites(transaction, receiptOrderWrites(line, now));
        for (const line of written) {
          const reference = lines().doc(line.id);
          if (stored.some(({ id }) => id === line.id)) transaction.set(reference, creditTransactionSchema.parse(line));
          else transaction.create(reference, creditTransactionSchema.parse(line));
        }
        const settled = settledRefunds(ordered, knownRefunds(stored, state), clock.now());
        settleGift(transaction, gift, state, now);
        for (const { id, refund } of settled) transaction.set(refunds().doc(id), refundSchema.parse(refund));
        if (balanceChange !== 0) moveBalance(transaction, state.seniorId, credits, balanceChange);
        const isPurchase = ({ id }: CreditTransaction): boolean => id === state.sessionId;
        const purchase = written.find(isPurchase) ?? stored.find(isPurchase) ?? null;
        const known = ordered.map((each) => settled.find(({ id }) => id === each.id) ?? each);
        return { purchase, balanceChange, failedRefunds: known.filter(({ refund }) => refund.state === 'failed') };
      }),

    async waiting(before, after, limit) {
      const ordered = lines()
        .where('transaction_type', '==', 'purchase_pending')
        .where('created_at', '<=', before)
        .orderBy('created_at')
        .orderBy(FieldPath.documentId());
      const rest = after === null ? ordered : ordered.startAfter(after.created_at, after.id);
      return (await rest.limit(limit).get()).docs.map(parseLine);
    },
  };
}
