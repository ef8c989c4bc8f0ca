import { signInWithEmailAndPassword } from 'firebase/auth';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { storePendingSignIn } from '#lib/sign-in/pending-sign-in.ts';
import { attempt } from '../attempt.ts';
import { connectAuth } from './connect-auth.ts';
import { type SignedInUser, toSignedInUser } from './auth.ts';

/** What Auth answers to the right password of somebody with a second factor; only staff has one. */
function keepPending(thrown: unknown): void {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== 'auth/multi-factor-auth-required') return;
  if (!('customData' in thrown) || typeof thrown.customData !== 'object' || thrown.customData === null) return;
  const { customData } = thrown;
  if ('_serverResponse' in customData) storePendingSignIn(JSON.stringify(customData._serverResponse));
}

/** @returns `second-factor-needed` after a right password: the page of staff goes on from there (second-factor.ts). */
export function signIn(email: string, password: string): Promise<Result<SignedInUser, DomainError>> {
  return attempt(async () => {
    try {
      const credential = await signInWithEmailAndPassword(connectAuth(), email, password);
      return toSignedInUser(credential.user);
    } catch (thrown) {
      keepPending(thrown);
      throw thrown;
    }
  });
}
