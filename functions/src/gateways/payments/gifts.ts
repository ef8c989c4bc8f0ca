import { collections } from '#domain/collections.ts';
import { type Gift, giftSchema } from '#domain/documents/payments/gift.ts';
import { isSameGift } from '#domain/gifts/settle-gift.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

export type NewGift = Omit<Gift, 'state' | 'session_id' | 'paid_at'>;

/** Gifts of credits. What becomes of one is written with its line (Ledger.settle), except that nobody paid. */
export interface Gifts {
  /** Keeps a gift before its page is opened. @returns as stored; null where the attempt was for another gift. */
  begin(gift: NewGift): Promise<Gift | null>;
  notePage(giftId: string, sessionId: string): Promise<void>;
  find(giftId: string): Promise<Gift | null>;
  /** The gift that a line of the ledger credits. */
  ofLine(lineId: string): Promise<Gift | null>;
  /** Ends one that was not paid. */
  giveUp(giftId: string): Promise<void>;
  /** Those that were begun before then and are neither paid nor given up, oldest first. */
  waiting(before: Date, limit: number): Promise<readonly Gift[]>;
}

const gifts = () => firestore().collection(collections.gifts);

export const firestoreGifts: Gifts = {
  begin: (gift) =>
    firestore().runTransaction(async (transaction) => {
      const at = gifts().doc(gift.gift_id);
      const found = await transaction.get(at);
      const begun: Gift = giftSchema.parse({ ...gift, state: 'open', session_id: null, paid_at: null });
      if (!found.exists) {
        transaction.create(at, begun);
        return begun;
      }
      const stored = giftSchema.parse(storedDates(found));
      return isSameGift(stored, begun) ? stored : null;
    }),

  async notePage(giftId, sessionId) {
    await gifts().doc(giftId).update({ session_id: sessionId });
  },

  async find(giftId) {
    const found = await gifts().doc(giftId).get();
    return found.exists ? giftSchema.parse(storedDates(found)) : null;
  },

  async ofLine(lineId) {
    const { docs } = await gifts().where('session_id', '==', lineId).limit(1).get();
    const [found] = docs;
    return found === undefined ? null : (giftSchema.safeParse(storedDates(found)).data ?? null);
  },

  async giveUp(giftId) {
    const at = gifts().doc(giftId);
    await firestore().runTransaction(async (transaction) => {
      if ((await transaction.get(at)).get('state') === 'open') transaction.update(at, { state: 'given-up' });
    });
  },

  async waiting(before, limit) {
    const open = gifts().where('state', '==', 'open').where('made_at', '<=', before).orderBy('made_at');
    const { docs } = await open.limit(limit).get();
    return docs.flatMap((each) => giftSchema.safeParse(storedDates(each)).data ?? []);
  },
};
