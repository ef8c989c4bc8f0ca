/**
 * Small choices of this device that must be known before the first paint: the language, the size of the text. They
 * name nobody and may be lost; everything that matters lives in src/offline.
 */
export type ChoiceName = 'language' | 'menu' | 'text-size' | 'contrast' | 'signed-in' | 'reviews';

/** A mark for as long as the tab lives: that the page was reloaded once because a file was missing. */
const reloadMark = 'madelief.reloaded-for-missing-file';

const keyOf = (name: ChoiceName) => `madelief.${name}`;

export function readChoice(name: ChoiceName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    // Storage can be forbidden: the default, then.
    return null;
  }
}

export function keepChoice(name: ChoiceName, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Calls the listener when another tab changes this choice, until the returned function is called. */
export function observeChoice(name: ChoiceName, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    // Without a key everything was cleared at once.
    if (key === null || key === keyOf(name)) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/** @returns whether this is the first call in this tab; false as well where nothing can be marked. */
export function markFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadMark) !== null) return false;
    sessionStorage.setItem(reloadMark, 'yes');
    return true;
  } catch {
    return false;
  }
}
