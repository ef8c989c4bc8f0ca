/**
 * Whether a form of a visitor may be waiting on this device. It saves every other page from opening the database to find
 * out. It names nobody; where it cannot be kept, nothing can be.
 */
const key = 'madelief.forms-waiting';

export function markFormsWaiting(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage is forbidden: then nothing waits on this device either.
  }
}

export function mayFormsWait(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function clearFormsWaiting(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was marked.
  }
}
