const written = /<style data-emotion="(?<key>css(?:-global)?) (?<ids>[^"]+)">(?<rules>.*?)<\/style>/gs;

export interface HoistedStyles {
  readonly html: string;
  /** The style elements for the document's head. */
  readonly styles: string;
}

/**
 * Extracts Emotion's styles from a prerendered page, where they precede each component. Emotion would move them to the
 * head before hydration, which costs time on a phone, and HTML allows no style elements in the body. Emotion recognizes
 * existing styles by the names in the attribute. The global ones are not its own any more: the page is hydrated with a system
 * that has none (`systemOfMadePage`).
 */
export function hoistStyles(html: string): HoistedStyles {
  const found = [...html.matchAll(written)].map(({ groups }) => ({
    key: groups?.['key'] ?? '',
    ids: groups?.['ids'] ?? '',
    rules: groups?.['rules'] ?? '',
  }));
  // Without Emotion's attribute: it would move what it knows, and with layers that are moved a page takes other fonts.
  const general = found.filter(({ key }) => key === 'css-global').map(({ rules }) => rules);
  const parts = found.filter(({ key }) => key === 'css');
  const tags = general.length > 0 ? [`<style>${general.join('')}</style>`] : [];
  if (parts.length > 0) {
    const names = [...new Set(parts.map(({ ids }) => ids))].join(' ');
    tags.push(`<style data-emotion="css ${names}">${parts.map(({ rules }) => rules).join('')}</style>`);
  }
  return { html: html.replaceAll(written, ''), styles: tags.join('') };
}
