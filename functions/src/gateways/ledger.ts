import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  type UserCredits,
  userCreditsSchema,
} from '#domain/documents/credits.ts';
import { givesBack, type PaymentState, settlementOf } from '#domain/credits/ledger.ts';
import { isAlreadyExists } from './already-exists.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

/** The purchase after what was settled; null when there is none to speak of. */
export interface Settled {
  readonly purchase: CreditTransaction | null;
  readonly balanceChange: number;
}

/** Credits, and every line that explains them. Nothing else writes either. */
export interface Ledger {
  /** Shows a purchase that waits. @returns false when it is there, as whatever it has become. */
  open(line: CreditTransaction): Promise<boolean>;
  purchase(sessionId: string): Promise<CreditTransaction | null>;
  /**
   * Brings lines and balance, as one, to where this state leads; with an older state that is where they are.
   * @returns 'mismatch' when what is stored is somebody else's or of another amount: then nothing happens.
   */
  settle(state: PaymentState): Promise<Settled | 'mismatch'>;
  /** Purchases that waited before then, the longest first, after the one that was named. */
  waiting(before: Date, after: CreditTransaction | null, limit: number): Promise<readonly CreditTransaction[]>;
}

const lines = () => firestore().collection(collections.creditTransactions);
const creditsOf = (uid: string) => firestore().collection(collections.userCredits).doc(uid);

function parseLine(snapshot: DocumentSnapshot): CreditTransaction {
  // One that cannot be read is money that cannot be counted: better to stop than to guess.
  return creditTransactionSchema.parse(storedFields(snapshot));
}

const parseCredits = (snapshot: DocumentSnapshot, uid: string): UserCredits =>
  snapshot.exists ? userCreditsSchema.parse(snapshot.data()) : { user_id: uid, balance: 0 };

/** A query may hold up whoever settles another purchase; most are settled by their own line alone. */
async function linesOf(transaction: Transaction, state: PaymentState): Promise<CreditTransaction[]> {
  const found = givesBack(state)
    ? (await transaction.get(lines().where('stripe_session_id', '==', state.sessionId))).docs
    : [await transaction.get(lines().doc(state.sessionId))];
  return found.filter(({ exists }) => exists).map(parseLine);
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
        const [stored, credits] = await Promise.all([
          linesOf(transaction, state),
          // Read even where it will not change: who settles the same purchase at once must meet us here.
          transaction.get(creditsOf(state.uid)),
        ]);
        const settlement = settlementOf(stored, state, clock.now());
        if (settlement === null) return 'mismatch';
        const { lines: written, balanceChange } = settlement;
        for (const line of written) {
          const reference = lines().doc(line.id);
          if (stored.some(({ id }) => id === line.id)) transaction.set(reference, creditTransactionSchema.parse(line));
          else transaction.create(reference, creditTransactionSchema.parse(line));
        }
        if (balanceChange !== 0) {
          const { balance } = parseCredits(credits, state.uid);
          const after: UserCredits = { user_id: state.uid, balance: balance + balanceChange };
          transaction.set(creditsOf(state.uid), userCreditsSchema.parse(after));
        }
        const isPurchase = ({ id }: CreditTransaction): boolean => id === state.sessionId;
        return { purchase: written.find(isPurchase) ?? stored.find(isPurchase) ?? null, balanceChange };
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
