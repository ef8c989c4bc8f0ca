import { collections } from '../collections.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { auditLogEntrySchema } from '../documents/bookkeeping.ts';
import { type Debt, debtSchema } from '../documents/payments/debt.ts';

/** What of a debt counts as a change; its revision and the moment follow from it. */
export type ChangedDebt = Omit<Debt, 'is_open' | 'last_change' | 'revision' | 'updated_at'>;

interface DebtChange {
  readonly id: string;
  readonly before: Debt | null;
  readonly after: ChangedDebt;
  /** Verb-noun. */
  readonly name: string;
  readonly by?: string;
  readonly now: Date;
}

/** The debt as it is stored after a change. */
export function changedDebt({ before, after, name, by = '', now }: Omit<DebtChange, 'id'>): Debt {
  return debtSchema.parse({
    ...after,
    is_open: after.state !== 'settled' || after.fee?.state === 'due',
    last_change: { action: name, by, at: now },
    revision: (before?.revision ?? 0) + 1,
    updated_at: now,
  });
}

export const debtWrite = (id: string, data: Debt): DocumentWrite => ({
  kind: data.revision === 1 ? 'create' : 'set',
  collection: collections.debts,
  id,
  data,
});

const aboutFee: readonly string[] = ['charge-late-payment', 'debt-ask-for-fee-letter'];

/** A change that no person made, with its entry in the audit log: by a timer, or because money came in. */
export function debtWrites(change: DebtChange): readonly DocumentWrite[] {
  const { id, before, after, name, now } = change;
  const debt = changedDebt(change);
  const entry = auditLogEntrySchema.parse({
    collection: collections.debts,
    document_id: id,
    action: before === null ? 'created' : 'updated',
    status_before: before?.state ?? null,
    status_after: after.state,
    changed_fields: before === null ? [] : [aboutFee.includes(name) ? 'fee' : 'state'],
    at: now,
  });
  const auditId = `${name}_${id}_${debt.revision}`;
  return [debtWrite(id, debt), { kind: 'create', collection: collections.auditLog, id: auditId, data: entry }];
}
