const written = /<style data-emotion="(?<key>css(?:-global)?) (?<ids>[^"]+)">(?<rules>.*?)<\/style>/gs;

export interface LiftedStyles {
  readonly html: string;
  /** What belongs in the head of the document instead. */
  readonly styles: string;
}

/**
 * Takes the rules out of a page that React has drawn beforehand, where Emotion writes those of each part in front of it.
 * In the browser it moves them to the head before it begins: for a phone that is work, and HTML allows no style in the
 * body. Emotion finds what is there already by the names in the attribute.
 */
export function liftStyles(html: string): LiftedStyles {
  const found = [...html.matchAll(written)].map(({ groups }) => ({
    key: groups?.['key'] ?? '',
    ids: groups?.['ids'] ?? '',
    rules: groups?.['rules'] ?? '',
  }));
  // Each is an element of its own to Emotion, and comes before the rules of the parts.
  const general = found.filter(({ key }) => key === 'css-global');
  const parts = found.filter(({ key }) => key === 'css');
  const tags = general.map(({ key, ids, rules }) => `<style data-emotion="${key} ${ids}">${rules}</style>`);
  if (parts.length > 0) {
    const names = [...new Set(parts.map(({ ids }) => ids))].join(' ');
    tags.push(`<style data-emotion="css ${names}">${parts.map(({ rules }) => rules).join('')}</style>`);
  }
  return { html: html.replaceAll(written, ''), styles: tags.join('') };
}
