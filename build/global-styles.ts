import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const written = /<style data-emotion="css-global [^"]+">(?<rules>.*?)<\/style>/gs;

/**
 * The global styles that an element renders to, as one style element for the head of documents. A document that has them is
 * drawn in them at once, and is not laid out again when its scripts come
 * (docs/decisions/0143-global-styles-in-the-document.md).
 */
export function globalStylesIn(element: ReactElement): string {
  const markup = renderToStaticMarkup(element);
  return `<style>${[...markup.matchAll(written)].map(({ groups }) => groups?.['rules'] ?? '').join('')}</style>`;
}
