import { type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import {
  claimMail,
  holdsLease,
  type MailOrder,
  type MailOutcome,
  newMail,
  settleMail,
} from '#domain/mail/mail-delivery.ts';
import { isAlreadyExists } from './already-exists.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';
import { storedFields } from './stored-fields.ts';

/** A mail that is ours to send, for as long as the lease lasts. */
export interface ClaimedMail {
  readonly id: string;
  readonly mail: Mail;
}

/** Mails to be sent: every state change is decided by src/domain/mail/mail-delivery.ts, in a transaction. */
export interface MailQueue {
  /** Orders a mail. @returns false when one with this id was ordered before: then nothing happens. */
  enqueue(id: string, order: MailOrder): Promise<boolean>;
  /** Whether a mail with this id was ordered before. */
  isOrdered(id: string): Promise<boolean>;
  /** @returns null when there is nothing to do for this mail now; 'given-up' when it was tried often enough. */
  claim(id: string): Promise<ClaimedMail | 'given-up' | null>;
  /** Whether there is time left to hand the mail over before somebody else may take it. */
  holds(claimed: ClaimedMail): boolean;
  /** Records what became of the attempt. @returns the state of the mail from now on. */
  settle(claimed: ClaimedMail, outcome: MailOutcome): Promise<MailState | null>;
  /** Mails that somebody should look at now: due again, or left behind in the middle. The longest waiting first. */
  due(limit: number): Promise<readonly string[]>;
}

function parseMail(snapshot: DocumentSnapshot): Mail | null {
  return mailSchema.safeParse(storedFields(snapshot)).data ?? null;
}

export function createMailQueue(clock: Clock): MailQueue {
  const reference = (id: string): DocumentReference => firestore().collection(collections.mail).doc(id);

  async function dueIn(state: MailState, since: 'next_attempt_at' | 'lease_until', limit: number) {
    const found = await firestore()
      .collection(collections.mail)
      .where('state', '==', state)
      .where(since, '<=', clock.now())
      .orderBy(since)
      .limit(limit)
      .select()
      .get();
    return found.docs.map(({ id }) => id);
  }

  return {
    async enqueue(id, order) {
      try {
        await reference(id).create(mailSchema.parse(newMail(order, clock.now())));
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },

    isOrdered: async (id) => (await reference(id).get()).exists,

    claim: (id) =>
      firestore().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(reference(id));
        if (!snapshot.exists) return null;
        const mail = parseMail(snapshot);
        if (mail === null) {
          // Nobody wrote this through enqueue(); it would stand in the way of the others for ever.
          if (!['pending', 'sending'].includes(String(snapshot.get('state')))) return null;
          transaction.update(snapshot.ref, { state: 'failed', error_code: 'internal' });
          return 'given-up';
        }
        const claimed = claimMail(mail, clock.now());
        if (claimed === null) return null;
        transaction.set(snapshot.ref, claimed);
        return claimed.state === 'failed' ? 'given-up' : { id, mail: claimed };
      }),

    holds: ({ mail }) => holdsLease(mail, clock.now()),

    settle: ({ id, mail: { attempts } }, outcome) =>
      firestore().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(reference(id));
        const mail = parseMail(snapshot);
        if (mail === null) return null;
        const settled = settleMail(mail, attempts, outcome, clock.now());
        if (settled === null) return mail.state;
        transaction.set(snapshot.ref, settled);
        return settled.state;
      }),

    async due(limit) {
      const [waiting, left] = await Promise.all([
        dueIn('pending', 'next_attempt_at', limit),
        dueIn('sending', 'lease_until', limit),
      ]);
      return [...left, ...waiting].slice(0, limit);
    },
  };
}
