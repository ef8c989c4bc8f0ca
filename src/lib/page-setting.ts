/**
 * A setting that a deployment writes into the head of its pages, so that one build serves them all:
 * `<meta name="madelief-reviews" content="…">`.
 * @returns null where it is not set, and where there is no page.
 */
export function readPageSetting(name: 'reviews'): string | null {
  if (typeof document === 'undefined') return null;
  const content = document.querySelector(`meta[name="madelief-${name}"]`)?.getAttribute('content') ?? '';
  return content === '' ? null : content;
}
