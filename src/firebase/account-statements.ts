import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { type AccountStatement, accountStatementSchema } from '#domain/documents/payments/receipt.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocuments } from './parsing.ts';

/** The months of the senior that have a statement, the newest first. */
export async function listStatements(
  { seniorId }: Pick<ActingFor, 'seniorId'>,
  maxCount: number,
): Promise<Result<Pick<AccountStatement, 'month'>[], DomainError>> {
  const statements = collection(connectFirestore(), appCollections.accountStatements);
  const newest = query(statements, where('user_id', '==', seniorId), orderBy('month', 'desc'), limit(maxCount));
  const found = await attempt(() => getDocs(newest));
  return found.ok
    ? ok(parseDocuments(accountStatementSchema, found.value.docs).map(({ month }) => ({ month })))
    : found;
}
