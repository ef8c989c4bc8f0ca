import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '#domain/collections.ts';
import { serverClock } from '#functions/gateways/clock.ts';
import { createDispatchStore } from '#functions/gateways/dispatch/dispatch-store.ts';
import { moveStoredDoorCode } from '#functions/gateways/dispatch/move-door-code.ts';
import { recountStudent } from '#functions/gateways/dispatch/recount-student.ts';
import { writeAmountCents, writeBalanceCents } from '#functions/gateways/payments/write-cents.ts';
import { createReceipts } from '#functions/gateways/payments/receipts.ts';
import { createPeople } from '#functions/gateways/people.ts';

/** What follows from one collection. Each document is a transaction of its own, and doing it again changes nothing. */
interface Step {
  readonly name: string;
  readonly collection: CollectionName;
  /** @returns what a person must look at. */
  readonly bring: (id: string) => Promise<readonly string[]>;
}

const receipts = createReceipts(serverClock);
const people = createPeople(serverClock);
const dispatch = createDispatchStore(serverClock);

/** In this order: rows show names of customers, and the days of students the postcodes of rows. */
const backfillSteps: readonly Step[] = [
  {
    name: 'customers',
    collection: collections.interimUsers,
    bring: async (id) => {
      await people.followAccount(id);
      return [];
    },
  },
  {
    name: 'requests',
    collection: collections.serviceRequests,
    bring: async (id) => {
      await dispatch.refresh(id);
      return [];
    },
  },
  {
    name: 'students',
    collection: collections.studentProfiles,
    bring: async (id) =>
      (await recountStudent(id, serverClock.now())).map((visit) => `${id}: visit ${visit} overlaps another`),
  },
  {
    name: 'codes at the door',
    collection: collections.planning,
    bring: async (id) =>
      (await moveStoredDoorCode(id)) ? [] : [`${id}: the code stays in a visit that cannot be read`],
  },
  {
    name: 'balances',
    collection: collections.userCredits,
    bring: async (id) => {
      await writeBalanceCents(id);
      return [];
    },
  },
  {
    name: 'ledger lines',
    collection: collections.creditTransactions,
    bring: async (id) => {
      await writeAmountCents(id);
      return [];
    },
  },
  {
    name: 'receipts',
    collection: collections.creditTransactions,
    bring: async (id) => {
      await receipts.order(id, null);
      return [];
    },
  },
];

/** How far a backfill is: `after` was the last document of a step that is done. */
export interface BackfillPlace {
  readonly step: string;
  readonly after: string;
}

export interface BackfillOptions {
  /** null begins at the beginning. */
  readonly from: BackfillPlace | null;
  /** After each page; what is awaited is done before the next. */
  readonly onPage: (place: BackfillPlace, done: number, toLookAt: readonly string[]) => Promise<void> | void;
  readonly pageSize?: number;
}

/** Transactions that run together. */
const together = 8;

async function bringPage({ bring }: Step, ids: readonly string[]): Promise<readonly string[]> {
  const waiting = [...ids];
  const found: string[] = [];
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        found.push(...(await bring(id)));
      } catch (error) {
        // What the database itself says, such as that it cannot be reached, is true of every document: it is tried later.
        if (error instanceof Error && 'code' in error && typeof error.code === 'number') throw error;
        // One unreadable document must not keep the rest from being brought up to date.
        found.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return found;
}

/** Makes what an older release did not write, from the documents that it did. Stopped at any moment, it can go on. */
export async function runBackfill(
  firestore: Firestore,
  { from, onPage, pageSize = 200 }: BackfillOptions,
): Promise<void> {
  const first = from === null ? 0 : backfillSteps.findIndex(({ name }) => name === from.step);
  if (first === -1) throw new Error(`There is no step "${from?.step}"`);
  for (const [index, step] of backfillSteps.slice(first).entries()) {
    const byName = firestore.collection(step.collection).orderBy(FieldPath.documentId()).select();
    let after = index === 0 ? (from?.after ?? '') : '';
    let done = 0;
    for (;;) {
      const page = await (after === '' ? byName : byName.startAfter(after)).limit(pageSize).get();
      const last = page.docs.at(-1);
      if (last === undefined) break;
      const toLookAt = await bringPage(
        step,
        page.docs.map(({ id }) => id),
      );
      after = last.id;
      done += page.size;
      await onPage({ step: step.name, after }, done, toLookAt);
    }
  }
}
