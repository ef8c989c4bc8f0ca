import { adminApp } from './admin-app.ts';

export interface AppCheck {
  /** Whether a call with this token may be served: always, unless App Check is enforced. */
  admits(token: string | undefined): Promise<boolean>;
}

type Verify = (token: string) => Promise<unknown>;

/** Imported at first use, so that functions do not load it while App Check is off. */
const verifyWithGoogle: Verify = async (token) => {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(adminApp()).verifyToken(token);
};

/** The Admin SDK's errors about the token itself; any other error is an outage or a bug. */
const invalidTokenCodes: readonly unknown[] = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/** The SDK also reports "invalid" when it could not fetch the signing keys; only the cause tells. */
function isKeyFetchFailure(error: Error): boolean {
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'key-fetch-error';
}

/** In the Admin SDK's terms, so that it counts as transient (transient-failure.ts). */
const outage = (): Error => Object.assign(new Error('no keys to check a token with'), { code: 'app/network-error' });

/** @param isEnforced read at each call, because settings are available only at run time. */
export function createAppCheck(isEnforced: () => boolean, verify: Verify = verifyWithGoogle): AppCheck {
  return {
    async admits(token) {
      if (!isEnforced()) return true;
      if (token === undefined || token === '') return false;
      try {
        await verify(token);
        return true;
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error) || !invalidTokenCodes.includes(error.code)) throw error;
        if (isKeyFetchFailure(error)) throw outage();
        return false;
      }
    },
  };
}
