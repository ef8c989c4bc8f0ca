/**
 * Reads a setting that a deployment writes into the head of its pages, so that one build serves all deployments: `<meta
 * name="madelief-reviews" content="…">`.
 * @returns null when not set or without a document.
 */
export function readPageSetting(name: 'reviews'): string | null {
  if (typeof document === 'undefined') return null;
  const content = document.querySelector(`meta[name="madelief-${name}"]`)?.getAttribute('content') ?? '';
  return content === '' ? null : content;
}
