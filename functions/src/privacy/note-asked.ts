import { collections } from '#domain/collections.ts';
import type { PersonKind } from '#domain/privacy/register/entry.ts';
import type { Services } from '../shell/services.ts';

/** Where the audit log files what a person asks for. */
const records = {
  senior: collections.interimUsers,
  family: collections.interimUsers,
  student: collections.studentProfiles,
  visitor: collections.waitingList,
} as const satisfies Readonly<Record<PersonKind, string>>;

export interface Asked {
  readonly action: 'ask-own-data' | 'fetch-own-data' | 'ask-erasure' | 'confirm-erasure' | 'withdraw-erasure';
  readonly kind: PersonKind;
  readonly personId: string;
  /** When it was first asked: a repeated call is the same entry. */
  readonly at: Date;
}

/** Notes what a person asked about the own data. Idempotent. */
export async function noteAsked({ action, kind, personId, at }: Asked, { auditLog }: Pick<Services, 'auditLog'>) {
  await auditLog.appendCommand(`${action}-${personId}-${at.getTime()}`, {
    ...{ collection: records[kind], document_id: personId, action, before: {}, after: {}, at },
    // Of who has no account: whoever has the mailbox.
    ...{ actor_uid: personId, actor_role: kind },
  });
}
