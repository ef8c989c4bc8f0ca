import { type Query, Timestamp } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '#domain/collections.ts';
import { type QueueName, queueNames } from '#domain/health/queues.ts';
import type { Clock } from '../clock.ts';
import { firestore } from '../firestore.ts';

export interface QueueState {
  readonly name: QueueName;
  /** What is due, and not done. */
  readonly waiting: number;
  readonly oldestAt: Date | null;
  /** Null where nothing is given up. */
  readonly givenUp: number | null;
}

/** What functions work off, counted without reading the work itself. */
export interface WorkQueues {
  read(): Promise<readonly QueueState[]>;
}

const collection = (name: CollectionName): Query => firestore().collection(name);
const inState = (name: CollectionName, state: string): Query => collection(name).where('state', '==', state);

interface Queue {
  /** What waits, with the field that says since when it is due. */
  readonly waiting: Query;
  readonly since: string;
  readonly givenUp?: Query;
}

const queueOf: Readonly<Record<QueueName, () => Queue>> = {
  mail: () => ({
    waiting: inState(collections.mail, 'pending'),
    since: 'next_attempt_at',
    givenUp: inState(collections.mail, 'failed'),
  }),
  alerts: () => ({
    waiting: inState(collections.alerts, 'pending'),
    since: 'next_attempt_at',
    givenUp: inState(collections.alerts, 'failed'),
  }),
  receipts: () => ({ waiting: collection(collections.receiptOrders).where('number', '==', null), since: 'posted_at' }),
  refunds: () => ({
    waiting: inState(collections.refunds, 'pending').where('way', '==', 'card'),
    since: 'asked_at',
    givenUp: inState(collections.refunds, 'failed'),
  }),
  // Those that are closed have no such moment.
  erasures: () => ({ waiting: collection(collections.erasures), since: 'due_at' }),
};

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

async function stateOf(name: QueueName, now: Date): Promise<QueueState> {
  const { waiting, since, givenUp } = queueOf[name]();
  const due = waiting.where(since, '<=', now).orderBy(since);
  const [count, oldest, failed] = await Promise.all([
    countOf(due),
    due.limit(1).select(since).get(),
    givenUp === undefined ? null : countOf(givenUp),
  ]);
  const at: unknown = oldest.docs[0]?.get(since);
  return { name, waiting: count, oldestAt: at instanceof Timestamp ? at.toDate() : null, givenUp: failed };
}

export const createWorkQueues = (clock: Clock): WorkQueues => ({
  read: () => Promise.all(queueNames.map((name) => stateOf(name, clock.now()))),
});
