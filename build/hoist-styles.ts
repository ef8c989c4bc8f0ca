const written = /<style data-emotion="css (?<ids>[^"]+)">(?<rules>.*?)<\/style>/gs;

/**
 * What Emotion writes for a system without global styles: the document has them
 * (docs/decisions/0143-global-styles-in-the-document.md).
 */
const noGlobal = /<style data-emotion="css-global [^"]+"><\/style>/g;

export interface HoistedStyles {
  readonly html: string;
  /** The style element for the document's head; empty for a page without rules. */
  readonly styles: string;
}

/**
 * Extracts Emotion's styles from a prerendered page, where they precede each component. Emotion would move them to the
 * head before hydration, which costs time on a phone, and HTML allows no style elements in the body. Emotion recognizes
 * existing styles by the names in the attribute.
 */
export function hoistStyles(html: string): HoistedStyles {
  const parts = [...html.matchAll(written)].map(({ groups }) => ({
    ids: groups?.['ids'] ?? '',
    rules: groups?.['rules'] ?? '',
  }));
  const names = [...new Set(parts.map(({ ids }) => ids))].join(' ');
  const rules = parts.map((part) => part.rules).join('');
  return {
    html: html.replaceAll(written, '').replaceAll(noGlobal, ''),
    styles: parts.length === 0 ? '' : `<style data-emotion="css ${names}">${rules}</style>`,
  };
}
