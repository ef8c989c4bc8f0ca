import * as z from 'zod/mini';
import { receiptSchema } from '#domain/documents/payments/receipt.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** What was issued to a senior, the newest first. */
export const personReceiptsSchema = z.object({ receipts: z.array(receiptSchema), months: z.array(z.string()) });

export type PersonReceipts = z.infer<typeof personReceiptsSchema>;

/** Enough for a year; more is not read. */
const atMost = { receipts: 50, months: 24 } as const;

export async function readPersonReceipts(seniorId: string): Promise<Result<PersonReceipts, DomainError>> {
  const [receipts, statements] = await Promise.all([
    atServer(({ listReceipts }) => listReceipts(seniorId, atMost.receipts)),
    atServer(({ listStatements }) => listStatements({ seniorId }, atMost.months)),
  ]);
  if (!receipts.ok) return receipts;
  if (!statements.ok) return statements;
  return ok({ receipts: receipts.value, months: statements.value.map(({ month }) => month) });
}
