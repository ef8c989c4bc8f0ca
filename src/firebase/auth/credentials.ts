import { createUserWithEmailAndPassword, updatePassword } from 'firebase/auth';
import type { DomainError } from '#domain/error-codes.ts';
import { err, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { type SignedInUser, toSignedInUser } from './auth.ts';
import { connect } from '../connection.ts';

/** Creates the credentials of a new account and signs in; the mail address is not verified yet. */
export function createSignIn(email: string, password: string): Promise<Result<SignedInUser, DomainError>> {
  return attempt(async () => {
    const credential = await createUserWithEmailAndPassword(connect().auth, email, password);
    return toSignedInUser(credential.user);
  });
}

/** @returns `session-invalid` when signed out; `recent-login-needed` when the sign-in is too old. */
export async function changeOwnPassword(password: string): Promise<Result<void, DomainError>> {
  const { auth } = connect();
  const ready = await attempt(() => auth.authStateReady());
  if (!ready.ok) return ready;
  const user = auth.currentUser;
  return user === null ? err({ code: 'session-invalid' }) : attempt(() => updatePassword(user, password));
}
