import { collection, getDocs, limit, orderBy, query, type QueryConstraint, where } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { type CreditTransaction, creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocuments } from './parsing.ts';

async function listNewest(
  { seniorId }: ActingFor,
  maxCount: number,
  constraints: readonly QueryConstraint[] = [],
): Promise<Result<CreditTransaction[], DomainError>> {
  const transactions = collection(connectFirestore(), appCollections.creditTransactions);
  const newest = [orderBy('created_at', 'desc'), limit(maxCount)];
  const found = await attempt(() =>
    getDocs(query(transactions, where('user_id', '==', seniorId), ...constraints, ...newest)),
  );
  return found.ok ? ok(parseDocuments(creditTransactionSchema, found.value.docs)) : found;
}

/** The newest lines of the senior's ledger. */
export const listTransactions = (acting: ActingFor, maxCount: number) => listNewest(acting, maxCount);

const pending: CreditTransaction['transaction_type'] = 'purchase_pending';
const isPending = where('transaction_type', '==', pending);

/** Unpaid purchases, newest first. @param before only those created before this moment. */
export const listPendingPurchases = (acting: ActingFor, maxCount: number, before?: Date) =>
  listNewest(acting, maxCount, before === undefined ? [isPending] : [isPending, where('created_at', '<', before)]);
