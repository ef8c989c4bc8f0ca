import { collections } from '#domain/collections.ts';
import { type AuditLogEntry, type CommandAuditEntry, commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import { firestore } from './firestore.ts';
import { isAlreadyExists } from './already-exists.ts';

export interface AuditLog {
  /** Idempotent. @returns false if the entry exists. */
  append(id: string, entry: AuditLogEntry): Promise<boolean>;
  /** What a person did that changed no document. Idempotent. */
  appendCommand(id: string, entry: CommandAuditEntry): Promise<boolean>;
}

async function create(id: string, entry: AuditLogEntry | CommandAuditEntry): Promise<boolean> {
  try {
    await firestore().collection(collections.auditLog).doc(id).create(entry);
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

export const firestoreAuditLog: AuditLog = {
  append: create,
  appendCommand: (id, entry) => create(id, commandAuditEntrySchema.parse(entry)),
};
