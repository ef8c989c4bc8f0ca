import type { DocumentReference } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import type { Clock } from './clock.ts';
import { firestore } from './firestore.ts';
import { dueWork } from './queues/due-work.ts';
import { firestoreDocuments } from './queues/firestore-documents.ts';
import { createMailClaims, type MailClaims } from './queues/mail-claims.ts';
import { createMailOrders } from './queues/mail-orders.ts';

/**
 * The mail queue. State changes are decided by src/domain/mail/mail-delivery.ts and stored only where the mail is still as it
 * was then; those of the same moment share a commit (docs/decisions/0134-what-money-and-mails-wait-for.md).
 */
export interface MailQueue extends MailClaims {
  /**
   * Orders a mail.
   * @param notBefore when it leaves at the earliest; at once where it is left out.
   * @returns false, changing nothing, if one with this id was ordered before.
   */
  enqueue(id: string, order: MailOrder, notBefore?: Date): Promise<boolean>;
  /** Whether a mail with this id was ordered before. */
  isOrdered(id: string): Promise<boolean>;
  /** Mails that are due for a retry or whose lease has expired, oldest first. */
  due(limit: number): Promise<readonly string[]>;
}

const reference = (id: string): DocumentReference => firestore().collection(collections.mail).doc(id);

export function createMailQueue(clock: Clock): MailQueue {
  const order = createMailOrders(clock);
  return {
    enqueue: async (id, wanted, notBefore) => (await order(id, wanted, notBefore)) !== null,

    isOrdered: async (id) => (await reference(id).get()).exists,

    ...createMailClaims(clock, firestoreDocuments(collections.mail)),

    due: (limit) => dueWork(collections.mail, clock.now(), limit),
  };
}
