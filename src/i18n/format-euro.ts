import type { Language } from './languages.ts';

const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', en: 'en-GB' };

/** Belgians put a space or a dot between thousands, by the age of the device; ours always shows a dot. */
const groups: Readonly<Record<Language, string>> = { nl: '.', en: ',' };

/** Whole cents as one says an amount: "10.000 euro", "6,50 euro"; "10,000 euro", "6.50 euro" in English. */
export function formatEuro(cents: number, language: Language): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  const parts = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  }).formatToParts(cents / 100);
  const number = parts.map(({ type, value }) => (type === 'group' ? groups[language] : value)).join('');
  // An amount does not end its line before its unit.
  return `${number}\u00a0euro`;
}

/** "6,5 %", "30 %"; "6.5%" in English. */
export function formatPercent(percent: number, language: Language): string {
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(percent);
  return language === 'nl' ? `${number}\u00a0%` : `${number}%`;
}
