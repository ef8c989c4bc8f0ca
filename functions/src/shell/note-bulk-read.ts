import type { CollectionName } from '#domain/collections.ts';
import type { Services } from './services.ts';

const hourMs = 60 * 60 * 1000;

export interface BulkRead {
  readonly action: 'read-staff';
  readonly collection: CollectionName;
  readonly actorUid: string;
  /** How many people were seen. */
  readonly rows: number;
}

/** Notes that somebody of staff read of many people at once; once for an hour, however often a screen asks again. */
export async function noteBulkRead(
  { action, collection, actorUid, rows }: BulkRead,
  { auditLog, clock }: Pick<Services, 'auditLog' | 'clock'>,
): Promise<void> {
  const at = clock.now();
  const id = `${action}-${actorUid}-${Math.floor(at.getTime() / hourMs)}`;
  await auditLog.appendCommand(id, {
    ...{ collection, document_id: actorUid, action, before: {}, after: { rows }, at },
    ...{ actor_uid: actorUid, actor_role: 'admin' },
  });
}
