import { useEffect } from 'react';
import { revealArticle } from '#ui/content/reveal-article.ts';

const revealNamed = () => revealArticle(location.hash);

/** Opens the article that the address names, now and whenever a link on the page names another one. */
export function useRevealedArticle(): void {
  useEffect(() => {
    revealNamed();
    addEventListener('hashchange', revealNamed);
    return () => removeEventListener('hashchange', revealNamed);
  }, []);
}
