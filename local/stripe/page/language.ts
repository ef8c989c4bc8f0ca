export type Language = 'nl' | 'en';

function known(tag: string): Language | null {
  const [language] = tag.trim().toLowerCase().split('-');
  return language === 'nl' || language === 'en' ? language : null;
}

/** The session's own language, or else the browser's, or else Dutch. */
export function pageLanguage(locale: string | null, acceptLanguage = ''): Language {
  const asked = acceptLanguage
    .split(',')
    .map((entry) => entry.split(';'))
    .map(([tag = '', quality]) => ({ tag, quality: Number(/q=([\d.]+)/.exec(quality ?? '')?.[1] ?? 1) }))
    .toSorted((one, other) => other.quality - one.quality);
  return known(locale ?? '') ?? asked.map(({ tag }) => known(tag)).find((found) => found !== null) ?? 'nl';
}

const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** € 50,00, in both languages: it is the amount that the app shows as well. */
export const euro = (cents: number): string => money.format(cents / 100);
