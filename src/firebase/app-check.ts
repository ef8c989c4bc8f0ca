declare global {
  interface ImportMetaEnv {
    readonly VITE_APP_CHECK_SITE_KEY?: string;
  }
}

/**
 * App Check, attesting this app to Firebase and our functions; null in a build without a site key, which then excludes
 * its code (docs/decisions/0022-app-check.md). The literal name of the variable lets the bundler drop the import.
 */
const loading = import.meta.env.VITE_APP_CHECK_SITE_KEY ? import('./app-check-session.ts') : null;

/** Runs the work once App Check is initialised; at once in a build without it. */
export function whenAppCheckReady(work: () => void): void {
  if (loading === null) work();
  else void loading.then(work, work);
}

/** @throws an error of the SDK when this app cannot be attested now; the caller then sends nothing. */
export async function appCheckToken(): Promise<string | null> {
  return loading === null ? null : (await loading).currentToken();
}

/** Runs a call to Firebase, with App Check only after a token is available. */
export function withAppCheck<Value>(call: () => Promise<Value>): Promise<Value> {
  return loading === null ? call() : appCheckToken().then(call);
}
