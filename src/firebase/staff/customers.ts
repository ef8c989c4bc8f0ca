import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { customerOfAccount } from '#domain/customers/follow-account.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import { type CustomerRecord, customerSchema } from '#domain/documents/customer.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';

/**
 * Staff's record of a senior; of an older account that has none yet, what follows from the account.
 * @returns null for somebody who is no senior.
 */
export async function readCustomer(seniorId: string, now: Date): Promise<Result<CustomerRecord | null, DomainError>> {
  const firestore = connectFirestore();
  const stored = await attempt(() => getDoc(doc(firestore, collections.customers, seniorId)));
  if (!stored.ok) return stored;
  const record = parseDocument(customerSchema, stored.value.data());
  if (record !== null) return ok(record);
  const account = await attempt(() => getDoc(doc(firestore, collections.interimUsers, seniorId)));
  if (!account.ok) return account;
  const data = account.value.data() ?? null;
  return ok(customerOfAccount(seniorId, { account: data, former: null }, now));
}

/**
 * The records of several seniors. One that cannot be read is left out: without it a senior has no needs that are known, and
 * a proposal says what it is based on.
 */
export async function readKnownCustomers(seniorIds: readonly string[], now: Date): Promise<readonly CustomerRecord[]> {
  const found = await Promise.all([...new Set(seniorIds)].map((id) => readCustomer(id, now)));
  return found.flatMap((each) => (each.ok && each.value !== null ? [each.value] : []));
}

/** The newest requests of a senior, the latest first. */
export async function listRequestsOfSenior(seniorId: string, most: number): Promise<Result<BoardRow[], DomainError>> {
  const board = collection(connectFirestore(), collections.board);
  const wanted = query(board, where('senior_id', '==', seniorId), orderBy('created_at', 'desc'), limit(most));
  const found = await attempt(() => getDocs(wanted));
  return found.ok ? ok(parseDocuments(boardRowSchema, found.value.docs)) : found;
}
