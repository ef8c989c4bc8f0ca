const written = /<style data-styles="(?<name>[^"]+)">(?<rules>.*?)<\/style>/gs;

export interface HoistedStyles {
  readonly html: string;
  /** The style element for the document's head; empty for a page without rules. */
  readonly styles: string;
}

/**
 * Extracts the styles of components from a prerendered page, where they precede each component: HTML allows no style elements
 * in the body. The page finds by the names in the attribute which rules it has (src/ui/theme/style-sheet.ts).
 */
export function hoistStyles(html: string): HoistedStyles {
  const parts = new Map(
    [...html.matchAll(written)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['rules'] ?? '']),
  );
  const names = [...parts.keys()].join(' ');
  const rules = [...parts.values()].join('');
  return {
    html: html.replaceAll(written, ''),
    styles: parts.size === 0 ? '' : `<style data-styles="${names}">${rules}</style>`,
  };
}
