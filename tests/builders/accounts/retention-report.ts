import type { RetentionReport } from '#domain/documents/privacy/retention-report.ts';
import { madeAt } from '../moments.ts';

export function aRetentionReport(overrides: Partial<RetentionReport> = {}): RetentionReport {
  return {
    day: '2026-03-01',
    ran_at: madeAt,
    rules: [{ rule: 'mail', gone: 3, coming: 12, ids: ['mail-1'] }],
    ...overrides,
  };
}
