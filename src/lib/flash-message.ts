/**
 * What one document tells the next of the same tab: that somebody has just signed out, say. A name of ours, nothing about
 * the person; read once.
 */
const key = 'madelief.news';

export function handNews(news: string): void {
  try {
    sessionStorage.setItem(key, news);
  } catch {
    // Storage can be forbidden: then the next page says nothing of it.
  }
}

/** @returns null when there is none, and from the second time on. */
export function takeNews(): string | null {
  try {
    const news = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return news;
  } catch {
    return null;
  }
}
