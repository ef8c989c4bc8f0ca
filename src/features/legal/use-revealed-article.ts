import { useEffect } from 'react';
import { revealArticle } from '#ui/content/reveal-article.ts';

const revealNamed = () => revealArticle(location.hash);

/** Opens the article in the address's hash, on load and on each change of the hash. */
export function useRevealedArticle(): void {
  useEffect(() => {
    revealNamed();
    addEventListener('hashchange', revealNamed);
    return () => removeEventListener('hashchange', revealNamed);
  }, []);
}
