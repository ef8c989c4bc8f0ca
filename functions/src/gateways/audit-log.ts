import { collections } from '#domain/collections.ts';
import type { AuditLogEntry } from '#domain/documents/bookkeeping.ts';
import { firestore } from './firestore.ts';
import { isAlreadyExists } from './already-exists.ts';

export interface AuditLog {
  /** Writes the entry once. @returns false when an earlier delivery of the same event has written it already. */
  append(id: string, entry: AuditLogEntry): Promise<boolean>;
}

export const firestoreAuditLog: AuditLog = {
  async append(id, entry) {
    try {
      await firestore().collection(collections.auditLog).doc(id).create(entry);
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
  },
};
