import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type AlertOrder, type AlertOutcome, claimAlert, settleAlert } from '#domain/alerts/alert-delivery.ts';
import { collections } from '#domain/collections.ts';
import { type Alert, alertSchema } from '#domain/documents/alerts/alert.ts';
import { isAlreadyExists } from '../already-exists.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';
import { dueWork } from '../queues/due-work.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { traced } from '../trace/trace.ts';

/** An alert whose lease this process holds, or that it looks at again while it waits for staff. */
export interface ClaimedAlert {
  readonly id: string;
  readonly alert: Alert;
}

/** What leaves beside mails. State changes are decided by src/domain/alerts/alert-delivery.ts, in transactions. */
export interface AlertQueue {
  /** Those that were ordered before are left unchanged. */
  enqueue(orders: readonly AlertOrder[]): Promise<void>;
  /** @returns null when it is not due, too late, or waits for the end of the quiet hours. */
  claim(id: string): Promise<ClaimedAlert | null>;
  /** @returns the new state. */
  settle(claimed: ClaimedAlert, outcome: AlertOutcome): Promise<Alert['state'] | null>;
  /** Those that are due or whose lease has expired, oldest first. */
  due(limit: number): Promise<readonly string[]>;
}

const parse = (snapshot: DocumentSnapshot): Alert | null => alertSchema.safeParse(storedDates(snapshot)).data ?? null;

const reference = (id: string): DocumentReference => firestore().collection(collections.alerts).doc(id);

async function create({ id, alert }: AlertOrder): Promise<void> {
  try {
    await reference(id).create(alertSchema.parse({ ...alert, ...traced() }));
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

export const createAlertQueue = (clock: Clock): AlertQueue => ({
  async enqueue(orders) {
    await Promise.all(orders.map(create));
  },

  claim: (id) =>
    firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference(id));
      if (!snapshot.exists) return null;
      const alert = parse(snapshot);
      if (alert === null) {
        // Not written by enqueue(). Failed, so that it does not block the queue.
        transaction.update(snapshot.ref, { state: 'failed', reason: 'internal' });
        return null;
      }
      const claimed = claimAlert(alert, clock.now());
      if (claimed === null) return null;
      transaction.set(snapshot.ref, claimed);
      return claimed.state === 'sending' || claimed.state === 'to-do' ? { id, alert: claimed } : null;
    }),

  settle: ({ id, alert: { attempts } }, outcome) =>
    firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference(id));
      const alert = parse(snapshot);
      if (alert === null) return null;
      const settled = settleAlert(alert, attempts, outcome, clock.now());
      if (settled === null) return alert.state;
      transaction.set(snapshot.ref, settled);
      return settled.state;
    }),

  due: (limit) => dueWork(collections.alerts, clock.now(), limit, ['pending', 'to-do']),
});
