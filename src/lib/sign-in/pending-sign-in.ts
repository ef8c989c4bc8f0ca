/**
 * A sign-in that waits for its second factor, from the page that took the password to the page that takes the code: those
 * are two documents of one tab. It opens nothing by itself, and the server forgets it within minutes.
 */
const key = 'madelief.pending-sign-in';

/** @returns whether it was kept: storage can be forbidden. */
export function storePendingSignIn(pending: string): boolean {
  try {
    sessionStorage.setItem(key, pending);
    return true;
  } catch {
    return false;
  }
}

export function readPendingSignIn(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function clearPendingSignIn(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none where storage is forbidden.
  }
}
