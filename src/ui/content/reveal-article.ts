/** Opens the article that an address ends with (`#payment`) and begins reading there. Any other place stays as it is. */
export function revealArticle(hash: string): void {
  const article = document.getElementById(hash.replace(/^#/, ''));
  if (!(article instanceof HTMLDetailsElement)) return;
  article.open = true;
  article.scrollIntoView({ block: 'start' });
  article.querySelector('summary')?.focus({ preventScroll: true });
}
