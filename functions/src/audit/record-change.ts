import { isDeepStrictEqual } from 'node:util';
import { type AuditLogEntry, auditLogEntrySchema } from '#domain/documents/bookkeeping.ts';
import { idOfEvent } from '../shell/id-of-event.ts';
import { isByCommand } from '../shell/is-by-command.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

function actionOf(change: DocumentChange): AuditLogEntry['action'] {
  if (change.before === null) return 'created';
  return change.after === null ? 'deleted' : 'updated';
}

/** Only a short text is a status; anything else in that field could be personal data. */
function statusOf(data: DocumentChange['before']): string | null {
  const status = data?.['status'];
  return auditLogEntrySchema.shape.status_before.safeParse(status).data ?? null;
}

function changedFields({ before, after }: DocumentChange): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).toSorted();
}

/** Who did it in the senior's place: who asked, in a new request, and who cancelled, in one that is cancelled now. */
function memberOf({ before, after }: DocumentChange): unknown {
  if (before === null) return after?.['actor_uid'];
  return before['cancelled_by'] === undefined ? after?.['cancelled_by'] : undefined;
}

/**
 * Records which fields of a document changed, when and between which states; never their values
 * (domain/documents/bookkeeping.ts). Idempotent per event.
 */
export async function recordChange(
  change: DocumentChange,
  { auditLog, log }: Pick<Services, 'log'> & { readonly auditLog: Pick<Services['auditLog'], 'append'> },
): Promise<void> {
  if (isByCommand(change)) return;
  const { collection, documentId: id, eventId } = change;
  const member = auditLogEntrySchema.shape.member_uid.safeParse(memberOf(change)).data;
  const entry = auditLogEntrySchema.safeParse({
    collection,
    document_id: id,
    action: actionOf(change),
    status_before: statusOf(change.before),
    status_after: statusOf(change.after),
    changed_fields: changedFields(change),
    ...(member === undefined ? {} : { member_uid: member }),
    at: change.at,
  });
  if (!entry.success) {
    // Not thrown: every retry would fail in the same way.
    log.error('audit entry refused', { collection, eventId, code: 'invalid-entry' });
    return;
  }
  const written = await auditLog.append(idOfEvent(eventId), entry.data);
  log.info(written ? 'change recorded' : 'change already recorded', {
    collection,
    documentId: id,
    eventId,
    action: entry.data.action,
  });
}
