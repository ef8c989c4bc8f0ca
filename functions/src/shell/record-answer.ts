import type { RecordRejection } from '#domain/dispatch/transaction/record-command.ts';
import type { Result } from '#domain/result.ts';

/** Writes the result of a record's command as its contract answers it: `recordOutput` in src/domain/contracts/dispatch.ts. */
export function recordAnswer<Value extends object>(result: Result<Value, RecordRejection>) {
  if (result.ok) return { outcome: 'done' as const, ...result.value };
  const { code, conflict } = result.error;
  return {
    outcome: 'rejected' as const,
    code,
    conflict: conflict === null ? null : { ...conflict, at: conflict.at.toISOString() },
  };
}
