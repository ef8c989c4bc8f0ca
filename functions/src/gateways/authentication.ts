import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

/** The owner of an ID token, according to Auth. */
export interface Identity {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** Whether this sign-in needed a second factor. */
  readonly secondFactor: boolean;
  readonly signedInAt: Date;
}

export interface Authentication {
  /** @returns `sign-in-expired` for a token that is invalid, expired or revoked. */
  identify(idToken: string): Promise<Identity | 'sign-in-expired' | 'account-disabled'>;
}

/** The Admin SDK's errors about the token itself; any other error is an outage or a bug. */
const expired: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-not-found',
];

export const firebaseAuthentication: Authentication = {
  async identify(idToken) {
    try {
      const checkRevoked = true;
      const { uid, email, email_verified, auth_time, firebase } = await getAuth(adminApp()).verifyIdToken(
        idToken,
        checkRevoked,
      );
      return {
        uid,
        email,
        emailVerified: email_verified === true,
        secondFactor: typeof firebase.sign_in_second_factor === 'string',
        signedInAt: new Date(auth_time * 1000),
      };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'auth/user-disabled') return 'account-disabled';
      if (expired.includes(code)) return 'sign-in-expired';
      throw error;
    }
  },
};
