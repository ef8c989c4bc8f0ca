import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { staffRoles } from '#domain/accounts/roles.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocuments } from '../parsing.ts';

const staffAtMost = 100;

const accounts = () => collection(connectFirestore(), collections.interimUsers);

type Names = Readonly<Record<string, string>>;

const namesOf = (docs: Parameters<typeof parseDocuments>[1]): Names =>
  Object.fromEntries(
    parseDocuments(interimUserSchema, docs).map(({ id, first_name: first, last_name: last }) => [
      id,
      `${first} ${last}`,
    ]),
  );

/** The names of these accounts, one read each, as accounts cannot be queried; one that is not there has none. */
export async function readAccountNames(uids: readonly string[]): Promise<Result<Names, DomainError>> {
  const wanted = [...new Set(uids)];
  const found = await attempt(() => Promise.all(wanted.map((uid) => getDoc(doc(accounts(), uid)))));
  return found.ok ? ok(namesOf(found.value.flatMap((each) => (each.exists() ? [each] : [])))) : found;
}

/** The names of all staff, by uid. */
export async function listStaffNames(): Promise<Result<Names, DomainError>> {
  const found = await attempt(() => getDocs(query(accounts(), where('role', 'in', staffRoles), limit(staffAtMost))));
  return found.ok ? ok(namesOf(found.value.docs)) : found;
}
