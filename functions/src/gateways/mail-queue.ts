import { type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import type { SaidTo, StoredNotification } from '#domain/documents/notification.ts';
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
import { createChanges } from './queues/changes.ts';
import { dueWork } from './queues/due-work.ts';
import { inGroups } from './queues/in-groups.ts';
import { storedFields } from './stored-fields.ts';
import { traced } from './trace/trace.ts';

/** A mail whose lease this process holds. */
export interface ClaimedMail {
  readonly id: string;
  readonly mail: Mail;
}

/**
 * The mail queue. State changes are decided by src/domain/mail/mail-delivery.ts, in transactions; mails of the same moment
 * share one (docs/decisions/0134-what-money-and-mails-wait-for.md).
 */
export interface MailQueue {
  /**
   * Orders a mail.
   * @param notBefore when it leaves at the earliest; at once where it is left out.
   * @returns false, changing nothing, if one with this id was ordered before.
   */
  enqueue(id: string, order: MailOrder, notBefore?: Date): Promise<boolean>;
  /** Whether a mail with this id was ordered before. */
  isOrdered(id: string): Promise<boolean>;
  /** @returns null when the mail is not due; 'given-up' after the last attempt. */
  claim(id: string): Promise<ClaimedMail | 'given-up' | null>;
  /** Whether the lease lasts long enough to send the mail. */
  holds(claimed: ClaimedMail): boolean;
  /**
   * Records the outcome of an attempt and, with that of a mail that was sent or that she wants by another way alone, what it
   * said to the person of an account.
   * @returns the new state.
   */
  settle(claimed: ClaimedMail, outcome: MailOutcome, said: SaidTo | null): Promise<MailState | null>;
  /** Mails that are due for a retry or whose lease has expired, oldest first. */
  due(limit: number): Promise<readonly string[]>;
}

function parseMail(snapshot: DocumentSnapshot): Mail | null {
  return mailSchema.safeParse(storedFields(snapshot)).data ?? null;
}

const reference = (id: string): DocumentReference => firestore().collection(collections.mail).doc(id);

interface Ordered {
  readonly id: string;
  readonly mail: Mail;
}

/** All of them, or none where one of them was ordered before. */
async function createTogether(ordered: readonly Ordered[]): Promise<void> {
  const batch = firestore().batch();
  for (const { id, mail } of ordered) batch.create(reference(id), mail);
  await batch.commit();
}

export function createMailQueue(clock: Clock): MailQueue {
  const create = inGroups<Ordered>({ keyOf: ({ id }) => id, work: createTogether });
  const change = createChanges(reference);
  return {
    async enqueue(id, order, notBefore) {
      const mail = mailSchema.parse({ ...newMail(order, clock.now(), notBefore), ...traced() });
      try {
        await create({ id, mail });
        return true;
      } catch (error) {
        if (isAlreadyExists(error)) return false;
        throw error;
      }
    },

    isOrdered: async (id) => (await reference(id).get()).exists,

    claim: (id) =>
      change(id, (snapshot, transaction) => {
        if (!snapshot.exists) return null;
        const mail = parseMail(snapshot);
        if (mail === null) {
          // Not written by enqueue(). Failed, so that it does not block the queue.
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

    settle: ({ id, mail: { attempts } }, outcome, said) =>
      change(id, (snapshot, transaction) => {
        const mail = parseMail(snapshot);
        if (mail === null) return null;
        const settled = settleMail(mail, attempts, outcome, clock.now());
        if (settled === null) return mail.state;
        transaction.set(snapshot.ref, settled);
        if (said !== null && settled.state !== 'pending') {
          // Without a mail she hears of it by another way, at this moment.
          const notification: StoredNotification = { ...said, sent_at: settled.sent_at ?? clock.now() };
          transaction.set(firestore().collection(collections.notifications).doc(id), notification);
        }
        return settled.state;
      }),

    due: (limit) => dueWork(collections.mail, clock.now(), limit),
  };
}
