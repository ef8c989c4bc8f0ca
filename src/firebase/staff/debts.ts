import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type DebtState, debtSchema, type LatePayment, type StoredDebt } from '#domain/documents/payments/debt.ts';
import { transferReferenceSchema } from '#domain/documents/payments/transfer.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument } from '../parsing.ts';
import { readKnownCustomers } from './customers.ts';
import { listed } from './list-page.ts';
import { addOnce, readWaiting } from './live/read-waiting.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';

/** What waits for staff: a reminder to print, a word about a fee, or a letter about a fee to print. */
const waiting: readonly DebtState[] = ['to-print', 'proposed'];
const waitingLetter: LatePayment['letter'] = 'to-print';

const waitingDebts: WaitingList = {
  name: waitingNames.debts,
  collection: collections.debts,
  any: [
    ['state', 'in', waiting],
    ['fee.letter', '==', waitingLetter],
  ],
  by: null,
};

export interface NamedDebt extends StoredDebt {
  /** Empty for somebody who is not there any more. */
  readonly name: string;
}

export interface WaitingDebts {
  readonly debts: readonly NamedDebt[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const debts = () => collection(connectFirestore(), collections.debts);

const stored = ({ id, value: debt }: Listed<StoredDebt['debt']>): StoredDebt => ({ id, debt });

async function namesOf(seniorIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  const customers = await readKnownCustomers(seniorIds, now);
  return new Map(
    customers.map(({ senior_id: id, first_name: first, last_name: last }) => [id, `${first} ${last}`.trim()]),
  );
}

/** The debts that wait for staff, with whose they are. */
export async function readWaitingDebts(most: number, now: Date): Promise<Result<WaitingDebts, DomainError>> {
  const found = await readWaiting(waitingDebts, most);
  if (!found.ok) return found;
  const { docs, count } = found.value;
  return addOnce(found.value, async () => {
    const known = listed(debtSchema, docs).map(stored);
    const names = await namesOf(
      known.map(({ debt }) => debt.senior_id),
      now,
    );
    return ok({ debts: known.map((each) => ({ ...each, name: names.get(each.debt.senior_id) ?? '' })), count });
  });
}

/** The open debts of one senior, the oldest first. */
export async function listDebtsOf(seniorId: string): Promise<Result<readonly StoredDebt[], DomainError>> {
  const wanted = query(debts(), where('senior_id', '==', seniorId), where('is_open', '==', true));
  const found = await attempt(() => getDocs(wanted));
  if (!found.ok) return found;
  const all = listed(debtSchema, found.value.docs).map(stored);
  return ok(all.toSorted((one, other) => (one.debt.date < other.debt.date ? -1 : 1)));
}

/** @returns null for a debt that is not there. */
export async function readDebt(debtId: string): Promise<Result<StoredDebt | null, DomainError>> {
  const found = await attempt(() => getDoc(doc(debts(), debtId)));
  if (!found.ok) return found;
  const debt = parseDocument(debtSchema, found.value.data());
  return ok(debt === null ? null : { id: debtId, debt });
}

export interface ReferenceOwner {
  readonly seniorId: string;
  readonly name: string;
}

/** The owner of a reference; null for one that was never given out. */
export async function readReferenceOwner(
  reference: string,
  now: Date,
): Promise<Result<ReferenceOwner | null, DomainError>> {
  const found = await attempt(() => getDoc(doc(connectFirestore(), collections.transferReferences, reference)));
  if (!found.ok) return found;
  const owner = parseDocument(transferReferenceSchema, found.value.data());
  if (owner === null) return ok(null);
  const names = await namesOf([owner.senior_id], now);
  return ok({ seniorId: owner.senior_id, name: names.get(owner.senior_id) ?? '' });
}
