import { collections } from '#domain/collections.ts';
import { auditLogEntrySchema } from '#domain/documents/bookkeeping.ts';
import type { RequestCase } from '../request-case.ts';
import { settleCase } from '../settle-case.ts';
import { caseMails } from './case-mails.ts';
import { changedDays } from './changed-days.ts';
import { changedHours } from './changed-hours.ts';
import type { DocumentTransaction, DocumentWrite } from './document-transaction.ts';
import type { StoredCase } from './read-case.ts';
import { settledWrites } from './settled-writes.ts';
import { studentMails } from './student-mails.ts';

/** A step of one visit that no person took: by a timer, or because money came in. */
export interface CaseStep {
  /** Verb-noun. A visit takes each step once: the audit entry's id is made of both. */
  readonly name: string;
  readonly visitId: string;
  readonly stored: StoredCase;
  readonly decided: RequestCase;
  readonly now: Date;
  /** What the audit entry says changed; the state where nothing else is said. */
  readonly changed?: string;
  /** Of a step that a visit can take again: tells this time from another. */
  readonly time?: number;
}

const stateOf = ({ visits }: RequestCase, visitId: string) =>
  visits.find(({ id }) => id === visitId)?.visit.state ?? null;

/** Everything that follows from a step: request, visit, row, counters, hours, the audit entry and the mails. */
export async function stepWrites(
  transaction: DocumentTransaction,
  { name, visitId, stored, decided, now, changed = 'state', time }: CaseStep,
): Promise<readonly DocumentWrite[]> {
  const { state: before, row, board, told } = stored;
  const lastChange = { action: name, by: '', at: now };
  const settled = settleCase({ before, decided, customer: board, formerRow: row, lastChange, now });
  const { after } = settled;
  const { revision } = settled.row;
  const id = time === undefined ? `${name}_${visitId}` : `${name}_${visitId}_${time}`;
  // A visit that is over takes no time of a day: no day can be too full.
  const days = await changedDays(transaction, settled.days);
  const hours = await changedHours(transaction, settled.hours, now);
  const mails = await caseMails(transaction, { before, after, actorRole: 'timer', revision, told, now });
  const toStudents = await studentMails(transaction, { before, after, actorRole: 'timer', board, now });
  const entry = {
    collection: collections.planning,
    document_id: visitId,
    action: 'updated',
    status_before: stateOf(before, visitId),
    status_after: stateOf(after, visitId),
    changed_fields: [changed],
    at: now,
  };
  return [
    ...settledWrites({ before, settled, days: days.ok ? days.value : [], commandId: id }),
    ...hours,
    ...mails,
    ...toStudents,
    { kind: 'create', collection: collections.auditLog, id, data: auditLogEntrySchema.parse(entry) },
  ];
}
