/**
 * A message from one document to the next of the same tab, for example after signing out. A code without personal data;
 * read once.
 */
const key = 'madelief.news';

export function storeFlashMessage(news: string): void {
  try {
    sessionStorage.setItem(key, news);
  } catch {
    // Storage can be forbidden: the message is lost.
  }
}

/** Whether there is a message; it stays for who takes it. */
export function hasFlashMessage(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** @returns null when there is no message or it has been read. */
export function takeFlashMessage(): string | null {
  try {
    const news = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return news;
  } catch {
    return null;
  }
}
