import { collections } from '#domain/collections.ts';
import { type DocumentTransaction, readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import type { RecordChange } from '#domain/dispatch/transaction/record-command.ts';
import { type Alert, alertSchema } from '#domain/documents/alerts/alert.ts';

/** What waits for staff; null for everything else, which is told already, or is not to be told any more. */
export async function readWaiting(transaction: DocumentTransaction, id: string): Promise<Alert | null> {
  const alert = alertSchema.safeParse(await readOne(transaction, collections.alerts, id)).data;
  return alert?.state === 'to-do' ? alert : null;
}

/** Whether somebody else of staff is at it. */
export const isWithAnother = ({ taken }: Pick<Alert, 'taken'>, uid: string, now: Date): boolean =>
  taken != null && taken.by !== uid && taken.until > now;

/** One alert changes; the audit log has where it stands. */
export const alertChange = (id: string, before: Alert, after: Alert): RecordChange<object> => ({
  value: {},
  writes: [{ kind: 'set', collection: collections.alerts, id, data: alertSchema.parse(after) }],
  audit: {
    collection: collections.alerts,
    document_id: id,
    before: { state: before.state, tries: before.tries ?? 0 },
    after: { state: after.state, tries: after.tries ?? 0 },
  },
});
