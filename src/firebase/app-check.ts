declare global {
  interface ImportMetaEnv {
    readonly VITE_APP_CHECK_SITE_KEY?: string;
  }
}

/**
 * Proves to Firebase and to our functions that this is our own app; null in a build that was given no site key, which
 * then holds nothing of it (docs/decisions/0022-app-check.md). Asked for by that very name, so that a build drops it.
 */
const loading = import.meta.env.VITE_APP_CHECK_SITE_KEY ? import('./app-check-session.ts') : null;

/** Runs what needs a connection once App Check is part of it: at once in a build without. */
export function onceAppCheckIsThere(work: () => void): void {
  if (loading === null) work();
  else void loading.then(work, work);
}

/** @throws an error of the SDK when this app cannot prove itself now: then nothing needs to be sent. */
export async function appCheckToken(): Promise<string | null> {
  return loading === null ? null : (await loading).currentToken();
}

/** Runs a call to Firebase; with App Check, not before there is a token for it. */
export function withAppCheck<Value>(call: () => Promise<Value>): Promise<Value> {
  return loading === null ? call() : appCheckToken().then(call);
}
