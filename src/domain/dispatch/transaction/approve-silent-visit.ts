import { approveVisit } from '../commands/approve-visit.ts';
import { findVisit } from '../change-visits.ts';
import { isApprovedBySilence } from '#domain/visits/approval.ts';
import { type DocumentTransaction, type Outcome, withoutWrites } from './document-transaction.ts';
import { readCase } from './read-case.ts';
import { stepWrites } from './step-writes.ts';

/** A visit that may have been silent for long enough, as a query found it. */
export interface SilentVisit {
  readonly visitId: string;
  readonly requestId: string;
}

/** Approves a visit that nobody said anything about in time. @returns whether it did. */
export async function approveSilentVisit(
  transaction: DocumentTransaction,
  { visitId, requestId }: SilentVisit,
  now: Date,
): Promise<Outcome<boolean>> {
  const stored = await readCase(transaction, requestId);
  const found = stored === null ? undefined : findVisit(stored.state, visitId);
  if (stored === null || found === undefined || !isApprovedBySilence(found.visit, now)) return withoutWrites(false);
  const decided = approveVisit(stored.state, visitId, 'timer', now);
  if (!decided.ok) return withoutWrites(false);
  const step = { name: 'approve-visit', visitId, stored, decided: decided.value, now };
  return { value: true, writes: await stepWrites(transaction, step) };
}
