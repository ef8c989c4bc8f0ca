import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type Receipt, receiptSchema } from '#domain/documents/payments/receipt.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocuments } from '../parsing.ts';

/** The newest receipts of one account. */
export async function listReceipts(userId: string, most: number): Promise<Result<Receipt[], DomainError>> {
  const receipts = collection(connectFirestore(), collections.receipts);
  const newest = query(receipts, where('user_id', '==', userId), orderBy('posted_at', 'desc'), limit(most));
  const found = await attempt(() => getDocs(newest));
  return found.ok ? ok(parseDocuments(receiptSchema, found.value.docs)) : found;
}
