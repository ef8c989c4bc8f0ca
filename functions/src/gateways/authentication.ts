import { getAuth } from 'firebase-admin/auth';
import { adminApp } from './admin-app.ts';

/** Who an ID token belongs to, as Auth says. */
export interface Identity {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
}

export interface Authentication {
  /** @returns why the token does not count: it is not ours, too old or revoked; or its account is switched off. */
  identify(idToken: string): Promise<Identity | 'sign-in-expired' | 'account-disabled'>;
}

/** The reasons for which the Admin SDK turns a token down; anything else it throws says nothing about the token. */
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
      const { uid, email, email_verified } = await getAuth(adminApp()).verifyIdToken(idToken, checkRevoked);
      return { uid, email, emailVerified: email_verified === true };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'auth/user-disabled') return 'account-disabled';
      if (expired.includes(code)) return 'sign-in-expired';
      throw error;
    }
  },
};
