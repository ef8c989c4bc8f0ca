const languages = ['nl', 'en'] as const;

export type Language = (typeof languages)[number];

/** As `Intl` writes moments. */
export const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', en: 'en-GB' };

function known(tag: string): Language | null {
  const [language] = tag.trim().toLowerCase().split('-');
  return languages.find((each) => each === language) ?? null;
}

/** The session's language, else the browser's, else Dutch. */
export function pageLanguage(locale: string | null, acceptLanguage = ''): Language {
  const preferred = acceptLanguage
    .split(',')
    .map((entry) => entry.split(';'))
    .map(([tag = '', quality]) => ({ tag, quality: Number(/q=([\d.]+)/.exec(quality ?? '')?.[1] ?? 1) }))
    .toSorted((one, other) => other.quality - one.quality);
  return known(locale ?? '') ?? preferred.map(({ tag }) => known(tag)).find((found) => found !== null) ?? 'nl';
}

const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Formats € 50,00 in both languages, like the app. */
export const euro = (cents: number): string => money.format(cents / 100);
