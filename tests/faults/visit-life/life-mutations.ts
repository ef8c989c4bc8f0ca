import type { DocumentWrite, Outcome } from '#domain/dispatch/transaction/document-transaction.ts';
import type { LifeStep } from './schedule.ts';

/** Faults of the database, planted in memory-documents.ts. */
export const databaseMutations = ['commits-on-stale-reads', 'orders-mails-twice', 'keeps-former-hours'] as const;

/** Faults that are planted in the code, and that the model must detect. */
const codeMutations = [
  'charges-again',
  'forgets-the-credit',
  'approves-at-once',
  'tells-nobody',
  'sends-what-was-ordered',
  'opens-to-any-code',
  'keeps-the-row',
  'gives-the-visit-to-two',
] as const;

export type LifeMutation = (typeof databaseMutations)[number] | (typeof codeMutations)[number];

export const lifeMutations: readonly LifeMutation[] = [...databaseMutations, ...codeMutations];

/** The clock of the timers is days ahead: silence approves at once. */
export const timersAhead = (mutation: LifeMutation | null): number =>
  mutation === 'approves-at-once' ? 72 * 3_600_000 : 0;

/** A wrong door code counts as the right one. */
export const spoiledStep = (mutation: LifeMutation | null, step: LifeStep): LifeStep =>
  mutation === 'opens-to-any-code' && step.kind === 'wrong-code' ? { ...step, kind: 'right-code' } : step;

function keeps(mutation: LifeMutation | null, name: string, write: DocumentWrite): boolean {
  const { collection } = write;
  if (mutation === 'charges-again') return !(name === 'charge' && collection === 'planning');
  if (mutation === 'forgets-the-credit') return !(name === 'miss-visit' && collection === 'credit_transactions');
  if (mutation === 'tells-nobody') return !(name === 'withdraw-from-visit' && collection === 'mail');
  return !(mutation === 'keeps-the-row' && name === 'check-in' && collection === 'board');
}

/** The line of a charge is written over instead of created: nothing stops a second one. */
const overwritten = (write: DocumentWrite): DocumentWrite =>
  write.kind === 'create' && (write.collection === 'credit_transactions' || write.collection === 'audit_log')
    ? { ...write, kind: 'set' }
    : write;

/** The second student who is planned takes the place of the first. */
const second = (write: DocumentWrite): DocumentWrite =>
  write.collection === 'planning' && 'data' in write
    ? { ...write, data: { ...write.data, studentprofile_id: 'student-wout' } }
    : write;

/** What a transaction writes, with the planted fault. */
export function spoiled<Value>(mutation: LifeMutation | null, name: string, outcome: Outcome<Value>): Outcome<Value> {
  const writes = outcome.writes.filter((write) => keeps(mutation, name, write));
  if (mutation === 'charges-again' && name === 'charge') return { ...outcome, writes: writes.map(overwritten) };
  if (mutation === 'gives-the-visit-to-two' && name === 'check-in') return { ...outcome, writes: writes.map(second) };
  return { ...outcome, writes };
}
