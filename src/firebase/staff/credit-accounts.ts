import { where } from 'firebase/firestore/lite';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { type CreditAdjustment, creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  userCreditsSchema,
} from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed, ListPage } from '#domain/staff/list-page.ts';
import { readBalance } from '../user-credits.ts';
import { readAccountNames } from './account-names.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';
import { readNamedRows } from './named-rows.ts';
import { listPage, type WantedPage } from './list-page.ts';

export interface CreditAccount {
  /** Empty for an account that is not there any more. */
  readonly name: string;
  readonly cents: number;
}

/** The balances, the lowest first, with whose they are: two reads per account. */
export async function listCreditAccounts(page: WantedPage): Promise<Result<ListPage<CreditAccount>, DomainError>> {
  const order = { field: 'balance', direction: 'asc' } as const;
  const found = await listPage({ collection: collections.userCredits, schema: userCreditsSchema, order }, page);
  if (!found.ok) return found;
  const names = await readAccountNames(found.value.rows.map(({ id }) => id));
  if (!names.ok) return names;
  const rows = found.value.rows.map(({ id, value }) => ({
    id,
    value: { name: names.value[id] ?? '', cents: balanceCents(value) },
  }));
  return ok({ rows, next: found.value.next });
}

/** One account; its balance is 0 before anything was bought. */
export async function readCreditAccount(seniorId: string): Promise<Result<Listed<CreditAccount>, DomainError>> {
  const [balance, names] = await Promise.all([readBalance(forSelf(seniorId)), readAccountNames([seniorId])]);
  if (!balance.ok) return balance;
  if (!names.ok) return names;
  return ok({ id: seniorId, value: { name: names.value[seniorId] ?? '', cents: balance.value } });
}

/** The ledger of one senior, the newest line first. */
export const listLedger = (
  seniorId: string,
  page: WantedPage,
): Promise<Result<ListPage<CreditTransaction>, DomainError>> =>
  listPage(
    {
      collection: collections.creditTransactions,
      schema: creditTransactionSchema,
      where: [where('user_id', '==', seniorId)],
      order: { field: 'created_at', direction: 'desc' },
    },
    page,
  );

export interface NamedAdjustment {
  readonly adjustment: CreditAdjustment;
  readonly seniorName: string;
}

export interface PendingAdjustments {
  readonly adjustments: readonly Listed<NamedAdjustment>[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

const state: CreditAdjustment['state'] = 'pending';

const pending: WaitingList = {
  name: waitingNames.adjustments,
  collection: collections.creditAdjustments,
  all: [['state', '==', state]],
  by: 'asked_at',
};

/** The corrections that wait for a second staff member, the longest first. */
export async function readPendingAdjustments(most: number): Promise<Result<PendingAdjustments, DomainError>> {
  const found = await readNamedRows(pending, creditAdjustmentSchema, most);
  if (!found.ok) return found;
  const adjustments = found.value.rows.map(({ id, value: adjustment, seniorName }) => ({
    id,
    value: { adjustment, seniorName },
  }));
  return ok({ adjustments, count: found.value.count });
}

/** The corrections of one senior's balance, the newest first. */
export const listAdjustments = (
  seniorId: string,
  page: WantedPage,
): Promise<Result<ListPage<CreditAdjustment>, DomainError>> =>
  listPage(
    {
      collection: collections.creditAdjustments,
      schema: creditAdjustmentSchema,
      where: [where('senior_id', '==', seniorId)],
      order: { field: 'asked_at', direction: 'desc' },
    },
    page,
  );
