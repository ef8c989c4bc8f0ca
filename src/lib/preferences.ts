/**
 * Small choices of this device that are needed before first paint, such as language and text size. No personal data,
 * disposable; other data is in src/offline.
 */
export type PreferenceName =
  | 'language'
  | 'menu'
  | 'text-size'
  | 'contrast'
  | 'signed-in'
  | 'reviews'
  | 'single-keys'
  | 'second-factor';

/** Session mark: the page was reloaded once because of a missing file. */
const reloadMark = 'madelief.reloaded-for-missing-file';

const keyOf = (name: PreferenceName) => `madelief.${name}`;

export function readPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    // Storage can be forbidden: use the default.
    return null;
  }
}

export function writePreference(name: PreferenceName, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Calls the listener when another tab changes this choice, until the returned function is called. */
export function observePreference(name: PreferenceName, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === null || key === keyOf(name)) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** @returns whether this is the first call in this tab; false when the mark cannot be stored. */
export function markFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadMark) !== null) return false;
    sessionStorage.setItem(reloadMark, 'yes');
    return true;
  } catch {
    return false;
  }
}
