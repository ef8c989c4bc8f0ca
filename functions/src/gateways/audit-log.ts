import { collections } from '#domain/collections.ts';
import type { AuditLogEntry } from '#domain/documents/bookkeeping.ts';
import { firestore } from './firestore.ts';
import { isAlreadyExists } from './already-exists.ts';

export interface AuditLog {
  /** Idempotent. @returns false if the entry exists. */
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
