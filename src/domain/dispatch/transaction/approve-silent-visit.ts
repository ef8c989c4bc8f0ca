import { approveVisit } from '../commands/approve-visit.ts';
import { isApprovedBySilence } from '#domain/visits/approval.ts';
import { type DocumentTransaction, type Outcome, withoutWrites } from './document-transaction.ts';
import { readVisit } from './read-case.ts';
import { stepWrites } from './step-writes.ts';

/** A visit that may have been silent for long enough, as a query found it. */
export interface SilentVisit {
  readonly visitId: string;
  readonly requestId: string;
}

/** Approves a visit that nobody said anything about in time. @returns whether it did. */
export async function approveSilentVisit(
  transaction: DocumentTransaction,
  silent: SilentVisit,
  now: Date,
): Promise<Outcome<boolean>> {
  const read = await readVisit(transaction, silent);
  if (read === null || !isApprovedBySilence(read.found.visit, now)) return withoutWrites(false);
  const { stored } = read;
  const { visitId } = silent;
  const decided = approveVisit(stored.state, visitId, 'timer', now);
  if (!decided.ok) return withoutWrites(false);
  const step = { name: 'approve-visit', visitId, stored, decided: decided.value, now };
  return { value: true, writes: await stepWrites(transaction, step) };
}
