import * as z from 'zod/mini';
import { moment } from '#domain/field-types.ts';

/** ledger_checks/{day}: whether the books were in order that night. Counts only: the mistakes themselves are in the log. */
export const ledgerCheckSchema = z.strictObject({
  checked_at: moment,
  accounts: z.int().check(z.gte(0)),
  lines: z.int().check(z.gte(0)),
  mistakes: z.int().check(z.gte(0)),
});

export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;
