import { onIdTokenChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { whenAppCheckReady } from '../app-check.ts';
import { attempt } from '../attempt.ts';
import { connectAuth } from './connect-auth.ts';

export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

export const toSignedInUser = (user: User): SignedInUser => ({
  uid: user.uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified,
});

/**
 * Calls the listener with the signed-in user, now and at every change, until the returned function is called. The first
 * call can wait for the network: screens show the session snapshot meanwhile.
 */
export function observeUser(listener: (user: SignedInUser | null) => void): () => void {
  let stop: (() => void) | null = () => undefined;
  // Auth refreshes its account at once, which App Check has to let through.
  whenAppCheckReady(() => {
    if (stop === null) return;
    stop = onIdTokenChanged(connectAuth(), (user) => listener(user ? toSignedInUser(user) : null));
  });
  return () => {
    stop?.();
    stop = null;
  };
}

/** Returns the signed-in user once known. For background use, such as the outbox's sender. */
export async function currentUser(): Promise<SignedInUser | null> {
  await new Promise<void>((resolve) => whenAppCheckReady(resolve));
  const auth = connectAuth();
  await auth.authStateReady();
  return auth.currentUser ? toSignedInUser(auth.currentUser) : null;
}

/** Works without a network: the session is stored on this device. */
export function signOut(): Promise<void> {
  return signOutOfFirebase(connectAuth());
}

/** Forces a new ID token, after the server rejected the old one. */
export function renewSignIn(): Promise<Result<void, DomainError>> {
  return attempt(async () => {
    await connectAuth().currentUser?.getIdToken(true);
  });
}
