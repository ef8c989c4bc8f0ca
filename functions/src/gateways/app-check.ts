import { adminApp } from './admin-app.ts';

export interface AppCheck {
  /** Whether a call with this token may be served: always, unless App Check is enforced. */
  admits(token: string | undefined): Promise<boolean>;
}

type Verify = (token: string) => Promise<unknown>;

/** Imported by the first call that needs it: without App Check no function pays for it. */
const verifyWithGoogle: Verify = async (token) => {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(adminApp()).verifyToken(token);
};

/** What the Admin SDK says of the token; anything else that it throws says nothing about the token. */
const notOurs: readonly unknown[] = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/** The SDK says "invalid" as well when it could not fetch the keys to check a token with; only the cause tells. */
function keysOutOfReach(error: Error): boolean {
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'key-fetch-error';
}

/** As the Admin SDK would say it (passing-failure.ts): worth another try. */
const outage = (): Error => Object.assign(new Error('no keys to check a token with'), { code: 'app/network-error' });

/** @param isEnforced read at each call: settings are known only while a function runs. */
export function createAppCheck(isEnforced: () => boolean, verify: Verify = verifyWithGoogle): AppCheck {
  return {
    async admits(token) {
      if (!isEnforced()) return true;
      if (token === undefined || token === '') return false;
      try {
        await verify(token);
        return true;
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error) || !notOurs.includes(error.code)) throw error;
        if (keysOutOfReach(error)) throw outage();
        return false;
      }
    },
  };
}
