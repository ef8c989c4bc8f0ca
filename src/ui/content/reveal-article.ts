/** Opens the article that the fragment names (`#payment`) and moves focus to it. Any other fragment has no effect. */
export function revealArticle(hash: string): void {
  const article = document.getElementById(hash.replace(/^#/, ''));
  if (!(article instanceof HTMLDetailsElement)) return;
  article.open = true;
  article.scrollIntoView({ block: 'start' });
  article.querySelector('summary')?.focus({ preventScroll: true });
}
