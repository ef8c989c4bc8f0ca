import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import { appCollections } from '#domain/collections.ts';
import { type InterimUser, interimUserSchema, isBlocked } from '#domain/documents/interim-user.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { roles } from '#domain/accounts/roles.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocument } from './parsing.ts';

const reference = (uid: string) => doc(connectFirestore(), appCollections.interimUsers, uid);

const mayNotSignIn = (data: DocumentData) =>
  typeof data['role'] === 'string' && !roles.some((role) => role === data['role']);

/**
 * @returns null without a record; `account-blocked` for a blocked account; `not-a-senior` for an unknown role; `unknown` for
 * any other invalid record.
 */
export async function readInterimUser(uid: string): Promise<Result<InterimUser | null, DomainError>> {
  const snapshot = await attempt(() => getDoc(reference(uid)));
  if (!snapshot.ok) return snapshot;
  if (!snapshot.value.exists()) return ok(null);
  if (isBlocked(snapshot.value.get('blocked'))) return err({ code: 'account-blocked' });
  if (mayNotSignIn(snapshot.value.data())) return err({ code: 'not-a-senior' });
  const user = parseDocument(interimUserSchema, snapshot.value.data());
  return user ? ok(user) : err({ code: 'unknown' });
}
