import type { AuditLogEntry, CommandAuditEntry, RateLimit, StripeEvent } from '#domain/documents/bookkeeping.ts';
import type { LedgerCheck } from '#domain/documents/health/ledger-check.ts';
import type { TimerRun } from '#domain/documents/health/timer-run.ts';
import { madeAt, oneDayLater } from './moments.ts';

export function aStripeEvent(overrides: Partial<StripeEvent> = {}): StripeEvent {
  return { type: 'checkout.session.completed', received_at: madeAt, ...overrides };
}

export function aRateLimit(overrides: Partial<RateLimit> = {}): RateLimit {
  return { count: 3, window_started_at: madeAt, expires_at: oneDayLater, ...overrides };
}

export function anAuditLogEntry(overrides: Partial<AuditLogEntry> = {}): AuditLogEntry {
  return {
    collection: 'service_requests',
    document_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    action: 'updated',
    status_before: 'submitted',
    status_after: 'processing',
    changed_fields: ['status'],
    at: oneDayLater,
    ...overrides,
  };
}

export function aCommandAuditEntry(overrides: Partial<CommandAuditEntry> = {}): CommandAuditEntry {
  return {
    collection: 'service_requests',
    document_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    action: 'take-request',
    actor_uid: 'staf',
    actor_role: 'admin',
    before: { status: 'submitted', taken_by: null },
    after: { status: 'processing', taken_by: 'staf' },
    at: oneDayLater,
    ...overrides,
  };
}

export function aTimerRun(overrides: Partial<TimerRun> = {}): TimerRun {
  return { ended_at: madeAt, failed_at: null, failures: 0, code: null, ...overrides };
}

export function aLedgerCheck(overrides: Partial<LedgerCheck> = {}): LedgerCheck {
  return { checked_at: madeAt, accounts: 3, lines: 12, mistakes: 0, ...overrides };
}
