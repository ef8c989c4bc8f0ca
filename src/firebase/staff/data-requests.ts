import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type DataRequest, dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { type FirstRows, readFirst, readListed } from './list-page.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';

const state: DataRequest['state'] = 'open';

const open: WaitingList = {
  name: waitingNames.dataRequests,
  collection: collections.dataRequests,
  all: [['state', '==', state]],
  by: 'due_on',
};

/** What people ask about their data and nobody answered yet, the first due first. */
export const listOpenDataRequests = (most: number): Promise<Result<FirstRows<DataRequest>, DomainError>> =>
  readFirst(open, dataRequestSchema, most);

export const readDataRequest = (id: string): Promise<Result<Listed<DataRequest>, DomainError>> =>
  readListed(collections.dataRequests, dataRequestSchema, id);

/** The account of a family member who asks. */
export const readFamilyAccount = (uid: string): Promise<Result<Listed<InterimUser>, DomainError>> =>
  readListed(collections.interimUsers, interimUserSchema, uid);

/** The lead of somebody of whom only an address is known; null where there is none any more. */
export async function leadAt(email: string): Promise<Result<string | null, DomainError>> {
  const at = query(collection(connectFirestore(), collections.leads), where('email', '==', email), limit(1));
  const found = await attempt(() => getDocs(at));
  return found.ok ? ok(found.value.docs[0]?.id ?? null) : found;
}
