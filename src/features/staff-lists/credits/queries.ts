import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type CreditAdjustment, creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import { type CreditTransaction, creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import type { CreditAccount } from '#firebase/staff/credit-accounts.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import type { ListSource } from '#shared/staff/lists/use-list-pages.ts';

const accountSchema = z.object({ name: z.string(), cents: z.int() });

export const creditQueries = {
  accounts: (acting: ActingFor): ListSource<CreditAccount> => ({
    acting,
    name: 'credits',
    schema: accountSchema,
    read: (page) => atServer(({ listCreditAccounts }) => listCreditAccounts(page)),
    pollMs,
  }),
  account: (acting: ActingFor, seniorId: string) =>
    cachedQuery({
      acting,
      name: `staff/credits/${seniorId}`,
      read: () => atServer(({ readCreditAccount }) => readCreditAccount(seniorId)),
      schema: z.object({ id: z.string(), value: accountSchema }),
      staleMs: 0,
      pollMs,
    }),
  ledger: (acting: ActingFor, seniorId: string): ListSource<CreditTransaction> => ({
    acting,
    name: `ledger/${seniorId}`,
    schema: creditTransactionSchema,
    read: (page) => atServer(({ listLedger }) => listLedger(seniorId, page)),
    pollMs,
  }),
  adjustments: (acting: ActingFor, seniorId: string): ListSource<CreditAdjustment> => ({
    acting,
    name: `adjustments/${seniorId}`,
    schema: creditAdjustmentSchema,
    read: (page) => atServer(({ listAdjustments }) => listAdjustments(seniorId, page)),
    pollMs,
  }),
};
