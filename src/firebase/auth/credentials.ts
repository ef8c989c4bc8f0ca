import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type User,
} from 'firebase/auth';
import { endOtherSessions } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { type SignedInUser, toSignedInUser } from './auth.ts';
import { connectAuth } from './connect-auth.ts';
import { callFunction } from '../functions.ts';

/** Creates the credentials of a new account and signs in; the mail address is not verified yet. */
export function createSignIn(email: string, password: string): Promise<Result<SignedInUser, DomainError>> {
  return attempt(async () => {
    const credential = await createUserWithEmailAndPassword(connectAuth(), email, password);
    return toSignedInUser(credential.user);
  });
}

/** The own session begins anew, so that it is not one of those that the change ends. */
async function endOthers(user: User, password: string): Promise<void> {
  const again = await attempt(() =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
  );
  if (again.ok) await callFunction(endOtherSessions, {});
}

/**
 * Ends the sessions of other devices as well. Where that cannot be reached, Auth has ended them and Firestore follows when
 * their tokens are over, within the hour.
 * @returns `session-invalid` when signed out; `recent-login-needed` when the sign-in is too old.
 */
export async function changeOwnPassword(password: string): Promise<Result<void, DomainError>> {
  const auth = connectAuth();
  const ready = await attempt(() => auth.authStateReady());
  if (!ready.ok) return ready;
  const user = auth.currentUser;
  if (user === null) return err({ code: 'session-invalid' });
  const changed = await attempt(() => updatePassword(user, password));
  if (changed.ok) await endOthers(user, password);
  return changed;
}
