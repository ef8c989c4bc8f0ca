import { type AuditLog, firestoreAuditLog } from '../gateways/audit-log.ts';
import { type Log, log } from './log.ts';

/** What a handler may reach. Production's is below; a test passes its own. */
export interface Services {
  readonly auditLog: AuditLog;
  readonly log: Log;
}

export const services: Services = { auditLog: firestoreAuditLog, log };
